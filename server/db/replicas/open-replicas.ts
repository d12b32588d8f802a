import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { AppError } from "../../errors.ts";
import type { Sql } from "../open-database.ts";
import type { PoolLoad } from "../pool/pool.ts";
import { PrimaryLog } from "./primary-log.ts";
import type { PrimaryPosition } from "./position-queries.ts";
import { Replica, type ReplicaServer } from "./replica.ts";
import type { Reader, ReadPlace, Replicas, ReplicasState, TellOthers } from "./replicas.ts";
import { RequiredPositions } from "./required-positions.ts";

export interface ReplicasParts {
  /** A connection to the primary of its own, so that nothing waits behind slow statements. */
  readonly primary: Sql;
  readonly selectPosition: (sql: Sql) => Promise<PrimaryPosition>;
  readonly servers: readonly ReplicaServer[];
  readonly log: Pick<Logger, "warn" | "info" | "error">;
  readonly count: (place: ReadPlace) => void;
  /** Whether a read that writes throws, instead of being logged: in tests. */
  readonly isStrict: boolean;
  /** Other than in production: for tests. */
  readonly limits?: Partial<Limits>;
  close(): Promise<void>;
}

interface Limits {
  /**
   * A replica that is further behind is left out. With the time between looks, and the longest
   * look, it takes less than a second.
   */
  readonly ageLimitMs: number;
  /** How long a read waits for a replica to get as far as it must. */
  readonly patienceMs: number;
  /** Between looks at each replica. */
  readonly lookEveryMs: number;
  /** Without a position of the primary for this long nobody can say how old a replica is. */
  readonly knownForMs: number;
}

const defaults: Limits = { ageLimitMs: 400, patienceMs: 200, lookEveryMs: 200, knownForMs: 1_000 };
/** SQLSTATE of a write where nothing can be written. */
const readOnly = "25006";

/** Looks at the replicas from now on. Reads go to the primary until they were looked at. */
export function openReplicas(parts: ReplicasParts): Replicas {
  return new OpenReplicas(parts);
}

class OpenReplicas implements Replicas {
  readonly #parts: ReplicasParts;
  readonly #replicas: readonly Replica[];
  readonly #primary: PrimaryLog;
  readonly #required = new RequiredPositions();
  readonly #ending = new AbortController();
  readonly #find: (after: number) => Promise<Found | null>;

  constructor(parts: ReplicasParts) {
    this.#parts = parts;
    const { patienceMs, knownForMs, ...watching } = { ...defaults, ...parts.limits };
    this.#replicas = parts.servers.map((server) => new Replica(server, parts.log));
    const onNewTimeline = (position: number) => {
      this.#required.forget();
      // Positions of the new log that others told before are forgotten too; a later one has them.
      void this.raiseToNow();
      for (const replica of this.#replicas) replica.follow(position);
    };
    this.#primary = new PrimaryLog(parts.primary, parts.selectPosition, onNewTimeline, knownForMs);
    this.#find = createFinder(() => this.#usable(), patienceMs);
    const { signal } = this.#ending;
    for (const replica of this.#replicas) void watchReplica(replica, this.#primary, { ...watching, signal });
  }

  async read<T>(
    reader: Reader,
    read: (sql: Sql | null) => Promise<T>,
    learnt: (position: number) => void,
  ): Promise<T> {
    const place = await this.#placeFor(reader, learnt);
    if (typeof place === "string") {
      this.#parts.count(place);
      return await read(null);
    }
    try {
      const result = await place.replica.whileIn(read(place.sql));
      this.#parts.count("replica");
      return result;
    } catch (error) {
      noteWriteOfRead(error, this.#parts);
      // It may lack what the primary has: what somebody just made, or a column of this release.
      this.#parts.count("failed");
      return await read(null);
    }
  }

  async wrote(memberId: string | null, tellOthers: TellOthers | null): Promise<number | null> {
    const position = await this.#primary.now().catch(() => null);
    if (position === null) {
      void this.raiseToNow();
      await tellOthers?.(null);
      return null;
    }
    if (memberId !== null) this.#required.noteWrite(memberId, position);
    if (tellOthers) {
      this.#required.raise(position);
      await tellOthers(position);
    }
    return position;
  }

  raise(position: number): void {
    this.#required.raise(position);
  }

  async raiseToNow(): Promise<void> {
    const settle = this.#required.distrust();
    for (let attempt = 0; !this.#ending.signal.aborted; attempt++) {
      const position = await this.#primary.now().catch(() => null);
      if (position !== null) return settle(position);
      await wait(Math.min(50 * 2 ** attempt, 1_000), undefined, { ref: false });
    }
  }

  get state(): ReplicasState {
    const count = this.#usable().length;
    return count === this.#replicas.length ? "ok" : count === 0 ? "out" : "some_out";
  }

  ages(): (number | null)[] {
    return this.#replicas.map(({ isIn, position }) => isIn ? this.#primary.ageOf(position) / 1_000 : null);
  }

  load(): Pick<PoolLoad, "waiting" | "oldestWaitMs"> {
    const loads = this.#usable().map(({ server }) => server.load());
    return {
      waiting: Math.max(0, ...loads.map(({ waiting }) => waiting)),
      oldestWaitMs: Math.max(0, ...loads.map(({ oldestWaitMs }) => oldestWaitMs)),
    };
  }

  async close(): Promise<void> {
    this.#ending.abort();
    await Promise.all([this.#parts.close(), ...this.#replicas.map(({ server }) => server.close())]);
  }

  #usable(): Replica[] {
    return this.#primary.isKnown ? this.#replicas.filter(({ isIn }) => isIn) : [];
  }

  /** A replica that has what the reader must see, or why none is used. */
  async #placeFor(reader: Reader, learnt: (position: number) => void): Promise<Found | ReadPlace> {
    if (this.#usable().length === 0) return "out";
    let after = Math.max(this.#required.of(reader.memberId), reader.after ?? 0);
    if (after === Infinity) return "behind";
    if (reader.after === null && reader.memberId !== null) {
      const now = await this.#primary.now().catch(() => null);
      if (now === null) return "out";
      after = Math.max(after, now);
      learnt(now);
    }
    return await this.#find(after) ?? "behind";
  }
}

interface Found {
  readonly replica: Replica;
  readonly sql: Sql;
}

/** Finds a replica that has everything up to a position: the least busy one, else by turns. */
function createFinder(
  usable: () => readonly Replica[],
  patienceMs: number,
): (after: number) => Promise<Found | null> {
  let turn = 0;
  const pick = (after: number): Found | null => {
    const reached = usable().filter(({ position }) => position >= after);
    turn += 1;
    const inTurn = reached.map((_, place) => reached[(place + turn) % reached.length] as Replica);
    const [first, ...others] = inTurn;
    if (!first) return null;
    const replica = others.reduce((least, next) => next.busy < least.busy ? next : least, first);
    return { replica, sql: replica.sqlAfter(after) };
  };
  return async (after) => {
    const first = pick(after);
    if (first) return first;
    let isLate = false;
    const late = wait(patienceMs, undefined, { ref: false }).then(() => {
      isLate = true;
    });
    while (!isLate && usable().length > 0) {
      await Promise.race([late, ...usable().map((replica) => replica.lookSoon())]);
      const found = pick(after);
      if (found) return found;
    }
    return null;
  };
}

/** A read that writes is a mistake of ours: each of them costs the primary what it saves. */
function noteWriteOfRead(error: unknown, { log, isStrict }: ReplicasParts): void {
  const cause = error instanceof AppError ? error.cause : error;
  if ((cause as { code?: unknown } | undefined)?.code !== readOnly) return;
  if (isStrict) throw new Error("A call that readsFromReplica writes", { cause });
  log.error({ err: cause }, "a call that readsFromReplica writes: it goes to the primary");
}

interface Watching {
  readonly ageLimitMs: number;
  /** Between looks. */
  readonly lookEveryMs: number;
  readonly signal: AbortSignal;
}

/** Looks at a replica until the signal, leaves it out and takes it in again (replicas.4). */
async function watchReplica(
  replica: Replica,
  primary: PrimaryLog,
  { ageLimitMs, lookEveryMs, signal }: Watching,
): Promise<void> {
  while (!signal.aborted) {
    await lookAndJudge(replica, primary, ageLimitMs);
    await wait(lookEveryMs, undefined, { ref: false });
  }
}

/** One round. Never throws. */
async function lookAndJudge(replica: Replica, primary: PrimaryLog, ageLimitMs: number): Promise<void> {
  const hasResponded = await replica.look();
  const { position } = replica;
  // Asked later, so a standby of this primary is not ahead of it.
  const end = await primary.sample().catch(() => null);
  const problem = hasResponded ? problemOf(replica, end !== null && position > end) : "it does not respond";
  const ageMs = primary.ageOf(replica.position);
  if (problem !== null) replica.leaveOut(problem);
  else if (ageMs > ageLimitMs) replica.leaveOut(`it is ${Math.round(ageMs)} ms behind`);
  else replica.takeIn();
}

/** Why it is no replica of the primary; null: it is one. */
function problemOf(replica: Replica, isAhead: boolean): string | null {
  if (!replica.isStandby) return "it is not a standby";
  if (isAhead) return "it is ahead of the primary, so it does not follow it";
  return replica.position <= replica.mustPass ? "it has not followed the new primary yet" : null;
}
