import { msg } from "@lingui/core/runtime-macro";
import { AppError } from "../../errors.ts";
import { createFairSemaphore } from "../../fair-semaphore.ts";
import { isEndedEarly, makeConnectionLost, makeDatabaseUnavailable } from "./database-failures.ts";
import type { Connection } from "./connection.ts";
import { type DriverQuery, settleBy } from "./driver.ts";
import type { Pool } from "./pool.ts";
import { type RetryHooks, sendWithRetry } from "./retry-after-collision.ts";

/** How statements of a kind are limited. */
interface RunLimit {
  /** How many run at once. */
  readonly places: number;
  /** The server ends a statement that runs for longer. */
  readonly limitMs: number;
}

/** Who asks, and until when. */
export interface Asking {
  /** Several of one owner wait for each other, not for those of others. */
  readonly owner: string;
  /** Nobody waits for the rows any more. */
  readonly signal?: AbortSignal | undefined;
}

interface Parts {
  readonly pool: Pick<Pool, "lease" | "release">;
  readonly retry: RetryHooks;
  /** The limit of all other statements. */
  readonly usualMs: number;
  /** Makes a statement whose query goes to `send`. */
  readonly make: (text: string, send: (query: DriverQuery) => void) => PromiseLike<readonly unknown[]>;
  /** Ends what a session of the database is doing. */
  readonly cancel: (pid: number) => Promise<unknown>;
}

/** As many wait for a place. */
const waiting = 60;
const waitingPerOwner = 4;
const longestWaitMs = 4_000;
const retryAfterSeconds = 2;

/**
 * Runs statements of which few may run at once and none for long (search.8). The limit of time is
 * that of the session, set by a statement before and after: poolers refuse settings of a session
 * at its start, and `set local` would need a transaction, whose statements are planned each time.
 */
export function createLimitedRuns(
  { places, limitMs }: RunLimit,
  { pool, retry, usualMs, make, cancel }: Parts,
) {
  const semaphore = createFairSemaphore({ capacity: places, waiting, waitingPerOwner });

  async function runInPlace(query: DriverQuery, asking: Asking): Promise<void> {
    const leave = await takePlace(semaphore, asking);
    try {
      const connection = await pool.lease();
      try {
        await runOn(connection, query, asking.signal);
      } finally {
        pool.release(connection);
      }
    } finally {
      leave();
    }
  }

  async function runOn(connection: Connection, query: DriverQuery, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) throw notWanted();
    const [session] = await command(
      make,
      connection,
      `select pg_backend_pid() as pid, set_config('statement_timeout', '${limitMs}', false)`,
    );
    let ended: Promise<unknown> = Promise.resolve();
    const end = () => {
      ended = cancel((session as { pid: number }).pid).catch(() => {});
    };
    signal?.addEventListener("abort", end, { once: true });
    try {
      if (signal?.aborted) query.reject(notWanted());
      else await free(connection, query);
    } finally {
      signal?.removeEventListener("abort", end);
    }
    // It would end the next statement instead.
    await ended;
    await command(make, connection, `set statement_timeout = ${usualMs}`).catch((cause) =>
      connection.lose(cause)
    );
  }

  return {
    /** Returns the error that would refuse an owner's next statement now, or null. */
    refusalOf: (owner: string): AppError | null => semaphore.fullFor(owner) && tooManySearches(),

    run(query: DriverQuery, asking: Asking): void {
      const { reject } = query;
      settleBy(query, { reject: (error) => reject(isEndedEarly(error) ? tooSlowSearch(error) : error) });
      const send = (sent: DriverQuery) => void runInPlace(sent, asking).catch((error) => sent.reject(error));
      sendWithRetry(query, send, retry);
    },
  };
}

type Places = ReturnType<typeof createFairSemaphore>;

/** Waits for a place; the returned function gives it back. */
async function takePlace(semaphore: Places, { owner, signal }: Asking): Promise<() => void> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(tooManySearches()), longestWaitMs);
  const left = () => late.abort(notWanted());
  signal?.addEventListener("abort", left, { once: true });
  try {
    if (signal?.aborted) left();
    return await semaphore.acquire({ owner, weight: 1 }, tooManySearches, late.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", left);
  }
}

async function command(
  make: Parts["make"],
  connection: Connection,
  text: string,
): Promise<readonly unknown[]> {
  let isFree: Promise<void> | undefined;
  const rows = await make(text, (query) => {
    isFree = free(connection, query);
  });
  await isFree;
  return rows;
}

/** Runs a query; resolves once the connection can take the next one. */
function free(connection: Connection, query: DriverQuery): Promise<void> {
  return new Promise((resolve, reject) => {
    if (connection.isLost) {
      query.reject(makeConnectionLost());
      return reject(makeConnectionLost());
    }
    connection.onLost = (cause) => reject(makeDatabaseUnavailable(cause));
    connection.run(query, performance.now(), () => {
      connection.onLost = null;
      resolve();
    });
  });
}

function tooManySearches(): AppError {
  const text = msg`Many members are searching right now. Please try again in a moment.`;
  return new AppError("overloaded", text, { retryAfter: retryAfterSeconds });
}

function notWanted(): AppError {
  return new AppError("overloaded", msg`Nobody waits for this search any more.`, {
    retryAfter: retryAfterSeconds,
  });
}

function tooSlowSearch(cause: unknown): AppError {
  const text = msg`This search took too long. Please try again in a moment, or search for fewer words.`;
  return new AppError("overloaded", text, { retryAfter: retryAfterSeconds, cause });
}
