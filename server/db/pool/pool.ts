import { setInterval } from "node:timers";
import type { DatabaseHost } from "../../settings/database-config.ts";
import type { Connect, DriverQuery } from "./driver.ts";
import { Late, makeDatabaseUnavailable, makeTooSlow, Moved } from "./database-failures.ts";
import type { PrimarySearch } from "./primary-search.ts";
import { type Connection, type EndedStatement, graceMs, openConnection, silentSince } from "./connection.ts";
import { type RetryHooks, sendWithRetry } from "./retry-after-collision.ts";
import { nameOf } from "./statement-names.ts";
import { ConnectionQueue, type Waiting } from "./connection-queue.ts";

export interface PoolOptions {
  /** Its functions may be set later. */
  readonly retry: RetryHooks;
  readonly maxConnections: number;
  /** From the request of a statement to its response, including the wait for a connection. */
  readonly deadlineMs: number;
  readonly connect: Connect;
  /** Finds the host to connect to; null: there is one alone. */
  readonly search?: Pick<PrimarySearch, "doubt" | "watch"> | null;
  /** The database stopped responding, with the reason, or responds again. */
  readonly onOutage?: (cause: Error) => void;
  readonly onRecovery?: () => void;
  /** An open connection was lost. */
  readonly onLost?: () => void;
  /** A statement has ended, well or not; one that is retried ends twice. Must not throw. */
  readonly onStatement?: (statement: EndedStatement) => void;
}

/** How busy the pool is. */
export interface PoolLoad {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
  /** How long the first of them has waited; 0 when none waits. */
  readonly oldestWaitMs: number;
  /** Waits since the start that have ended, and their total time. */
  readonly waits: number;
  readonly waitedMs: number;
}

const tickMs = 100;
/** For connecting, session setup included. */
const openingTimeoutMs = 3_000;
/** The wait after a failed attempt. Without a connection, statements are refused meanwhile. */
const retryMs = 100;
/** Old connections are replaced: their memory grows with every statement they prepared. */
const lifetimeMs = 30 * 60 * 1000;

/** Shared connections; a statement uses one briefly, a transaction holds one. */
export class Pool {
  readonly #options: PoolOptions;
  readonly #connections = new Set<Connection>();
  readonly #opening = new Set<Connection>();
  readonly #kept = new Set<Connection>();
  readonly #idle: Connection[] = [];
  readonly #waiting = new ConnectionQueue();
  readonly #ticker = setInterval(() => this.#tick(), tickMs).unref();
  #outage: Error | null = null;
  #openAgainAt = 0;
  /** Whether a connection lost its session since sessions were last checked. */
  hasLostSession = false;
  /** Set once the pool closes; called when the last connection has ended. */
  #closed: (() => void) | null = null;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  readonly run = (query: DriverQuery): void => this.#run(query, false);

  /** Sends it ahead of all that wait for a connection. */
  readonly runFirst = (query: DriverQuery): void => this.#run(query, true);

  #run(query: DriverQuery, isUrgent: boolean): void {
    if (query.cursorFn || query.streaming) {
      return query.reject(
        new Error("A cursor or stream would keep a connection: read in pages by id instead"),
      );
    }
    const since = performance.now();
    sendWithRetry(query, (sent) => {
      const connection = this.#idle.pop();
      if (connection) return connection.run(sent, since, this.release);
      this.#wait({
        since,
        start: (free) => free.run(sent, since, this.release),
        fail: (error) => {
          const waitedMs = performance.now() - since;
          this.#options.onStatement?.({ name: nameOf(sent), waitedMs, ranMs: 0, rows: 0, error });
          sent.reject(error);
        },
      }, isUrgent);
    }, this.#options.retry);
  }

  load(): PoolLoad {
    const { size, oldestMs, waits, waitedMs } = this.#waiting;
    return {
      open: this.#connections.size - this.#opening.size,
      idle: this.#idle.length,
      waiting: size,
      oldestWaitMs: oldestMs,
      waits,
      waitedMs,
    };
  }

  /** A connection for exclusive use, until `release`. */
  lease(): Promise<Connection> {
    const connection = this.#idle.pop();
    if (connection) return Promise.resolve(connection);
    return new Promise((start, fail) => this.#wait({ since: performance.now(), start, fail }));
  }

  /** Passes a free connection to the next waiting caller, or adds it to the idle ones. */
  readonly release = (connection: Connection): void => {
    if (connection.isLost) return;
    const next = this.#waiting.next();
    if (next) return next.start(connection);
    if (this.#closed || performance.now() - connection.openedAt > lifetimeMs) return this.#retire(connection);
    this.#idle.push(connection);
  };

  /** Closes what leads elsewhere, once another host can be written. */
  leadTo(host: DatabaseHost): void {
    for (const connection of [...this.#connections, ...this.#kept]) {
      if (connection.host !== null && connection.host !== host) connection.lose(new Moved());
    }
  }

  /** Opens an extra connection for exclusive use until it is lost. */
  keep(): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const connection = openConnection(this.#options.connect, {
        ended: this.#options.onStatement,
        opened: (open) => {
          clearTimeout(timer);
          if (this.#closed) return open.lose(new Error("The database was closed"));
          this.#kept.add(open);
          resolve(open);
        },
        lost: (gone, cause) => {
          clearTimeout(timer);
          if (!(cause instanceof Moved)) this.#options.search?.doubt();
          this.#kept.delete(gone);
          reject(makeDatabaseUnavailable(cause));
        },
      });
      const timer = setTimeout(() => connection.lose(new Late(openingTimeoutMs)), openingTimeoutMs);
    });
  }

  /** Lets running statements finish for this long, then closes their connections. */
  close(finishWithinMs: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.#closed) return resolve();
      const grace = setTimeout(() => {
        for (const connection of this.#connections) connection.lose(new Error("The database was closed"));
      }, finishWithinMs);
      this.#closed = () => {
        clearTimeout(grace);
        clearInterval(this.#ticker);
        resolve();
      };
      for (const connection of this.#kept) connection.close();
      for (const connection of this.#idle.splice(0)) this.#retire(connection);
      if (this.#connections.size === 0) this.#closed();
    });
  }

  #wait(entry: Waiting, isUrgent = false): void {
    if (this.#closed) return entry.fail(makeDatabaseUnavailable(new Error("The database was closed")));
    if (this.#outage && this.#connections.size === 0 && performance.now() < this.#openAgainAt) {
      return entry.fail(makeDatabaseUnavailable(this.#outage));
    }
    this.#waiting.add(entry, isUrgent);
    this.#openAsNeeded();
  }

  #openAsNeeded(): void {
    const { connect, maxConnections, onStatement } = this.#options;
    if (performance.now() < this.#openAgainAt) return;
    while (this.#opening.size < this.#waiting.size && this.#connections.size < maxConnections) {
      const connection = openConnection(connect, {
        opened: this.#opened,
        lost: this.#lost,
        ended: onStatement,
        sessionLost: () => this.hasLostSession = true,
      });
      this.#connections.add(connection);
      this.#opening.add(connection);
    }
  }

  readonly #opened = (connection: Connection): void => {
    this.#opening.delete(connection);
    if (this.#outage) this.#options.onRecovery?.();
    this.#outage = null;
    this.release(connection);
  };

  readonly #lost = (connection: Connection, cause: Error): void => {
    const hasMoved = cause instanceof Moved;
    if (!hasMoved) this.#options.search?.doubt();
    this.#connections.delete(connection);
    const index = this.#idle.indexOf(connection);
    if (index >= 0) this.#idle.splice(index, 1);
    if (!this.#opening.delete(connection)) this.#options.onLost?.();
    else if (!hasMoved) this.#openAgainAt = performance.now() + retryMs;
    if (performance.now() < this.#openAgainAt && this.#opening.size === this.#connections.size) {
      this.#refuseAll(cause);
    } else this.#openAsNeeded();
    if (this.#connections.size === 0) this.#closed?.();
  };

  /**
   * Refuses waiting callers after a failed connection attempt when there is no other connection.
   */
  #refuseAll(cause: Error): void {
    if (!this.#outage) this.#options.onOutage?.(cause);
    this.#outage = cause;
    for (const entry of this.#waiting.takeBefore(Infinity)) entry.fail(makeDatabaseUnavailable(cause));
  }

  #retire(connection: Connection): void {
    this.#connections.delete(connection);
    connection.close();
    if (this.#connections.size === 0) this.#closed?.();
  }

  /** Ends connection attempts, statements and waiting callers that are past their deadline. */
  #tick(): void {
    const { deadlineMs } = this.#options;
    const now = performance.now();
    for (const connection of this.#opening) {
      if (connection.openedAt < now - openingTimeoutMs) connection.lose(new Late(openingTimeoutMs));
    }
    for (const connection of [...this.#connections, ...this.#kept]) {
      const { busySince } = connection;
      if (busySince !== null && busySince < now - deadlineMs - graceMs) connection.lose(new Late(deadlineMs));
    }
    const isOpen = this.#connections.size > this.#opening.size;
    this.#options.search?.watch(now - silentSince([...this.#connections, ...this.#kept], now));
    for (const entry of this.#waiting.takeBefore(now - deadlineMs)) {
      entry.fail(isOpen ? makeTooSlow(new Late(deadlineMs)) : makeDatabaseUnavailable(new Late(deadlineMs)));
    }
    this.#openAsNeeded();
  }
}
