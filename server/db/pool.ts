import { setInterval } from "node:timers";
import type { Connect, DriverQuery } from "./driver.ts";
import { databaseUnavailable } from "./failures.ts";
import { type Line, openLine } from "./line.ts";
import { sendWithRetry } from "./retry.ts";

/** A few lines shared by everybody; a statement takes one line, a transaction keeps one. */
interface Pool {
  run(query: DriverQuery): void;
  /** A line for one user alone, until `release`. */
  lease(): Promise<Line>;
  /** Takes a leased line back. */
  release(line: Line): void;
  /** Opens a line beside the others, for one user alone until it is lost. */
  keep(): Promise<Line>;
  /** Lets what runs finish for `graceMs`, then cuts it. */
  close(graceMs: number): Promise<void>;
}

export interface PoolOptions {
  readonly maxLines: number;
  /** From the moment a statement is asked for to its answer, waiting for a line included. */
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
  start(line: Line): void;
  fail(error: Error): void;
}

const tickMs = 100;
/** For a connection to be made, with its greeting. */
const openingTimeoutMs = 3_000;
/** No new attempt sooner after a failed one. While nothing answers, who asks in between is refused at once. */
const retryMs = 100;
/** Old lines are replaced: their memory on the server grows with every statement they prepared. */
const lifetimeMs = 30 * 60 * 1000;

export function createPool({ maxLines, deadlineMs, connect, ...options }: PoolOptions): Pool {
  const lines = new Set<Line>();
  const opening = new Set<Line>();
  const kept = new Set<Line>();
  const idle: Line[] = [];
  const waiting: Waiting[] = [];
  let outage: Error | null = null;
  let openAgainAt = 0;
  let closed: (() => void) | null = null;

  const ticker = setInterval(tick, tickMs).unref();

  function wait(entry: Waiting): void {
    if (closed) return entry.fail(databaseUnavailable(new Error("The database was closed")));
    if (outage && lines.size === 0 && performance.now() < openAgainAt) {
      return entry.fail(databaseUnavailable(outage));
    }
    waiting.push(entry);
    openAsNeeded();
  }

  function openAsNeeded(): void {
    if (performance.now() < openAgainAt) return;
    while (opening.size < waiting.length && lines.size < maxLines) {
      const line = openLine(connect, { opened, lost });
      lines.add(line);
      opening.add(line);
    }
  }

  function opened(line: Line): void {
    opening.delete(line);
    if (outage) options.onRecovery?.();
    outage = null;
    serve(line);
  }

  function lost(line: Line, cause: Error): void {
    lines.delete(line);
    const index = idle.indexOf(line);
    if (index >= 0) idle.splice(index, 1);
    if (opening.delete(line)) openAgainAt = performance.now() + retryMs;
    if (performance.now() < openAgainAt && opening.size === lines.size) refuseAll(cause);
    else openAsNeeded();
    if (lines.size === 0) closed?.();
  }

  /** A connection could not be made and no other is there: nobody waits for an answer that will not come. */
  function refuseAll(cause: Error): void {
    if (!outage) options.onOutage?.(cause);
    outage = cause;
    for (const entry of waiting.splice(0)) entry.fail(databaseUnavailable(cause));
  }

  function serve(line: Line): void {
    if (line.isLost) return;
    const next = waiting.shift();
    if (next) return next.start(line);
    if (closed || performance.now() - line.openedAt > lifetimeMs) return retire(line);
    idle.push(line);
  }

  function retire(line: Line): void {
    lines.delete(line);
    line.close();
    if (lines.size === 0) closed?.();
  }

  function tick(): void {
    const now = performance.now();
    for (const line of opening) if (line.openedAt < now - openingTimeoutMs) line.lose(late(openingTimeoutMs));
    for (const line of [...lines, ...kept]) {
      if (line.busySince !== null && line.busySince < now - deadlineMs) line.lose(late(deadlineMs));
    }
    while (waiting[0] && waiting[0].since < now - deadlineMs) {
      waiting.shift()?.fail(databaseUnavailable(late(deadlineMs)));
    }
    openAsNeeded();
  }

  function keep(): Promise<Line> {
    return new Promise((resolve, reject) => {
      const line = openLine(connect, {
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
      const timer = setTimeout(() => line.lose(late(openingTimeoutMs)), openingTimeoutMs);
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
        const line = idle.pop();
        if (line) return line.run(sent, since, serve);
        wait({ since, start: (free) => free.run(sent, since, serve), fail: sent.reject });
      }, options.onCollision);
    },
    lease() {
      const line = idle.pop();
      if (line) return Promise.resolve(line);
      return new Promise((start, fail) => wait({ since: performance.now(), start, fail }));
    },
    release: serve,
    keep,
    close(graceMs) {
      return new Promise((resolve) => {
        if (closed) return resolve();
        const grace = setTimeout(() => {
          for (const line of lines) line.lose(new Error("The database was closed"));
        }, graceMs);
        closed = () => {
          clearTimeout(grace);
          clearInterval(ticker);
          resolve();
        };
        for (const line of kept) line.close();
        for (const line of idle.splice(0)) retire(line);
        if (lines.size === 0) closed();
      });
    },
  };
}

function late(ms: number): Error {
  return new Error(`No answer from the database within ${ms} ms`);
}
