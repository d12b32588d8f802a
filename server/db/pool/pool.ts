import { setInterval } from "node:timers";
import type { Connect, DriverQuery } from "./driver.ts";
import { databaseUnavailable } from "./failures.ts";
import { type Connection, openConnection } from "./connection.ts";
import { sendWithRetry } from "./retry.ts";

/** A few connections shared by everybody; a statement takes one connection, a transaction keeps one. */
interface Pool {
  run(query: DriverQuery): void;
  /** A connection for one user alone, until `release`. */
  lease(): Promise<Connection>;
  /** Takes a leased connection back. */
  release(connection: Connection): void;
  /** Opens a connection beside the others, for one user alone until it is lost. */
  keep(): Promise<Connection>;
  /** Lets what runs finish for `graceMs`, then cuts it. */
  close(graceMs: number): Promise<void>;
}

export interface PoolOptions {
  readonly maxConnections: number;
  /** From the moment a statement is asked for to its answer, waiting for a connection included. */
  readonly deadlineMs: number;
  readonly connect: Connect;
  /** The database stopped answering, with the reason; and: it answers again. */
  readonly onOutage?: (cause: Error) => void;
  readonly onRecovery?: () => void;
  /** A statement or transaction is sent again after a deadlock or a serialization failure. */
  readonly onCollision?: (cause: Error) => void;
}

interface Waiting {
  readonly since: number;
  start(connection: Connection): void;
  fail(error: Error): void;
}

const tickMs = 100;
/** For a connection to be made, with its greeting. */
const openingTimeoutMs = 3_000;
/** No new attempt sooner after a failed one. While nothing answers, who asks in between is refused at once. */
const retryMs = 100;
/** Old connections are replaced: their memory on the server grows with every statement they prepared. */
const lifetimeMs = 30 * 60 * 1000;

export function createPool({ maxConnections, deadlineMs, connect, ...options }: PoolOptions): Pool {
  const connections = new Set<Connection>();
  const opening = new Set<Connection>();
  const kept = new Set<Connection>();
  const idle: Connection[] = [];
  const waiting: Waiting[] = [];
  let outage: Error | null = null;
  let openAgainAt = 0;
  let closed: (() => void) | null = null;

  const ticker = setInterval(tick, tickMs).unref();

  function wait(entry: Waiting): void {
    if (closed) return entry.fail(databaseUnavailable(new Error("The database was closed")));
    if (outage && connections.size === 0 && performance.now() < openAgainAt) {
      return entry.fail(databaseUnavailable(outage));
    }
    waiting.push(entry);
    openAsNeeded();
  }

  function openAsNeeded(): void {
    if (performance.now() < openAgainAt) return;
    while (opening.size < waiting.length && connections.size < maxConnections) {
      const connection = openConnection(connect, { opened, lost });
      connections.add(connection);
      opening.add(connection);
    }
  }

  function opened(connection: Connection): void {
    opening.delete(connection);
    if (outage) options.onRecovery?.();
    outage = null;
    serve(connection);
  }

  function lost(connection: Connection, cause: Error): void {
    connections.delete(connection);
    const index = idle.indexOf(connection);
    if (index >= 0) idle.splice(index, 1);
    if (opening.delete(connection)) openAgainAt = performance.now() + retryMs;
    if (performance.now() < openAgainAt && opening.size === connections.size) refuseAll(cause);
    else openAsNeeded();
    if (connections.size === 0) closed?.();
  }

  /** A connection could not be made and no other is there: nobody waits for an answer that will not come. */
  function refuseAll(cause: Error): void {
    if (!outage) options.onOutage?.(cause);
    outage = cause;
    for (const entry of waiting.splice(0)) entry.fail(databaseUnavailable(cause));
  }

  function serve(connection: Connection): void {
    if (connection.isLost) return;
    const next = waiting.shift();
    if (next) return next.start(connection);
    if (closed || performance.now() - connection.openedAt > lifetimeMs) return retire(connection);
    idle.push(connection);
  }

  function retire(connection: Connection): void {
    connections.delete(connection);
    connection.close();
    if (connections.size === 0) closed?.();
  }

  function tick(): void {
    const now = performance.now();
    for (const connection of opening) {
      if (connection.openedAt < now - openingTimeoutMs) connection.lose(late(openingTimeoutMs));
    }
    for (const connection of [...connections, ...kept]) {
      if (connection.busySince !== null && connection.busySince < now - deadlineMs) {
        connection.lose(late(deadlineMs));
      }
    }
    while (waiting[0] && waiting[0].since < now - deadlineMs) {
      waiting.shift()?.fail(databaseUnavailable(late(deadlineMs)));
    }
    openAsNeeded();
  }

  function keep(): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const connection = openConnection(connect, {
        opened(open) {
          clearTimeout(timer);
          if (closed) return open.lose(new Error("The database was closed"));
          kept.add(open);
          resolve(open);
        },
        lost(gone, cause) {
          clearTimeout(timer);
          kept.delete(gone);
          reject(databaseUnavailable(cause));
        },
      });
      const timer = setTimeout(() => connection.lose(late(openingTimeoutMs)), openingTimeoutMs);
    });
  }

  return {
    run(query) {
      if (query.cursorFn || query.streaming) {
        return query.reject(
          new Error("A cursor or stream would keep a connection: read in pages by id instead"),
        );
      }
      const since = performance.now();
      sendWithRetry(query, (sent) => {
        const connection = idle.pop();
        if (connection) return connection.run(sent, since, serve);
        wait({ since, start: (free) => free.run(sent, since, serve), fail: sent.reject });
      }, options.onCollision);
    },
    lease() {
      const connection = idle.pop();
      if (connection) return Promise.resolve(connection);
      return new Promise((start, fail) => wait({ since: performance.now(), start, fail }));
    },
    release: serve,
    keep,
    close(graceMs) {
      return new Promise((resolve) => {
        if (closed) return resolve();
        const grace = setTimeout(() => {
          for (const connection of connections) connection.lose(new Error("The database was closed"));
        }, graceMs);
        closed = () => {
          clearTimeout(grace);
          clearInterval(ticker);
          resolve();
        };
        for (const connection of kept) connection.close();
        for (const connection of idle.splice(0)) retire(connection);
        if (connections.size === 0) closed();
      });
    },
  };
}

function late(ms: number): Error {
  return new Error(`No answer from the database within ${ms} ms`);
}
