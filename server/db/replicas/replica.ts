import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { dropCachedReads } from "../cache/drop-cached-reads.ts";
import type { Sql } from "../open-database.ts";
import type { PoolLoad } from "../pool/pool.ts";
import type { Standing } from "./position-queries.ts";

/** The parts we use of a server that reads may go to. */
export interface ReplicaServer {
  /** For logs: host, port and database. */
  readonly name: string;
  readonly sql: Sql;
  load(): PoolLoad;
  /** Asks apart from its reads, so that the response does not wait for them. */
  look(): Promise<Standing>;
  /** Calls it when a connection is lost: the server may have begun again, further behind. */
  onLost(listener: () => void): void;
  close(): Promise<void>;
}

/** The longest wait for a look. A server that takes longer serves nobody well. */
const lookLimitMs = 250;
/** Between the looks that callers wait for. */
const lookAgainMs = 3;

/** One replica, and what is known of it. */
export class Replica {
  readonly server: ReplicaServer;
  /** Everything up to here is there. */
  position = 0;
  isStandby = false;
  /** After a promotion: it follows the new primary once it has passed this. */
  mustPass = 0;
  readonly #log: Pick<Logger, "warn" | "info">;
  /** Why reads do not go there; null while they do. */
  #outFor: string | null = "it was not looked at yet";
  #isReported = false;
  /** Its cached reads include everything up to here. */
  #cachedFrom = 0;
  #look: Promise<boolean> | null = null;
  /** Reads under way, which go to the primary when the replica is left out. */
  readonly #underWay = new Set<() => void>();

  constructor(server: ReplicaServer, log: Pick<Logger, "warn" | "info">) {
    this.server = server;
    this.#log = log;
    server.onLost(() => this.leaveOut("a connection to it was lost"));
  }

  /** Whether reads go there. */
  get isIn(): boolean {
    return this.#outFor === null;
  }

  /** Statements that run or wait there. */
  get busy(): number {
    const { open, idle, waiting } = this.server.load();
    return open - idle + waiting;
  }

  /** Asks how far it is. Concurrent callers share a look. False: no response in time. */
  look(): Promise<boolean> {
    return this.#look ??= this.#lookOnce().finally(() => this.#look = null);
  }

  /** Like `look`, but not at once after the last one. */
  async lookSoon(): Promise<void> {
    if (!this.#look) {
      this.#look = wait(lookAgainMs, undefined, { ref: false }).then(() => this.#lookOnce()).finally(() =>
        this.#look = null
      );
    }
    await this.#look;
  }

  /** For reads that must include everything up to a position, which it has reached. */
  sqlAfter(position: number): Sql {
    const { sql } = this.server;
    // The cached rows were read by others, and maybe before the replica had that.
    if (position > this.#cachedFrom) {
      dropCachedReads(sql);
      this.#cachedFrom = this.position;
    }
    return sql;
  }

  /** The read's result; rejects as soon as the replica is left out. */
  whileIn<T>(read: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const leave = () => reject(new Error(`The replica was left out: ${this.#outFor}`));
      this.#underWay.add(leave);
      read.finally(() => this.#underWay.delete(leave)).then(resolve, reject);
    });
  }

  /** Logged once, until it is taken in again. */
  leaveOut(reason: string): void {
    this.#outFor = reason;
    if (!this.#isReported) {
      this.#log.warn({ replica: this.server.name, reason }, "reads do not go to this replica");
    }
    this.#isReported = true;
    for (const leave of this.#underWay) leave();
    this.#underWay.clear();
  }

  takeIn(): void {
    if (this.#outFor === null) return;
    this.#outFor = null;
    this.#isReported = false;
    this.#log.info({ replica: this.server.name }, "reads go to this replica");
  }

  /** The primary is another one: which positions this one has reached is unknown. */
  follow(position: number): void {
    this.mustPass = Math.max(this.position, position - 1);
    this.#cachedFrom = 0;
    this.leaveOut("it has not followed the new primary yet");
  }

  async #lookOnce(): Promise<boolean> {
    const asked = this.server.look().then((standing) => {
      this.isStandby = standing.isStandby;
      // It went back: another server answers at its address, or it began again.
      if (standing.position < this.position) {
        this.#cachedFrom = 0;
        this.leaveOut("its position went back");
      }
      this.position = standing.position;
      return true;
    }, () => false);
    return await Promise.race([asked, wait(lookLimitMs, false, { ref: false })]);
  }
}
