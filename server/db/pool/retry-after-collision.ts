import { setTimeout as wait } from "node:timers/promises";
import { type DriverQuery, forgetSent, settleBy } from "./driver.ts";
import { isCollision, isMisfit, isStalePlan, makeBeingUpdated, makeTooSlow } from "./database-failures.ts";

/** Hooks that are told of a retry, and asked before a statement that does not fit is an error. */
export interface RetryHooks {
  /** A statement or transaction is retried after a deadlock or a serialization failure. */
  readonly onCollision?: ((cause: Error) => void) | undefined;
  /** Whether a newer release has changed the schema since this process started. */
  hasNewerSchema?: () => Promise<boolean>;
}

/** Lets the other statement take its lock: retried at once, the two would collide again. */
function pauseMs(): number {
  return 20 + Math.random() * 30;
}

function mayRetry(error: unknown, { hasNewerSchema }: RetryHooks): error is Error {
  return isCollision(error) || hasNewerSchema !== undefined && isMisfit(error);
}

/** The error of the last attempt. */
async function finalError(error: unknown, { hasNewerSchema }: RetryHooks): Promise<unknown> {
  if (isCollision(error)) return makeTooSlow(error);
  if (!hasNewerSchema || !isMisfit(error)) return error;
  return await hasNewerSchema().catch(() => false) ? makeBeingUpdated(error) : error;
}

/**
 * Sends a statement and retries it once after a collision, and when it does not fit the schema,
 * which a newer release may be changing. This is safe, since the server rolled all of it back.
 */
export function sendWithRetry(
  query: DriverQuery,
  send: (query: DriverQuery) => void,
  hooks: RetryHooks,
): void {
  const { resolve, reject } = query;
  settleBy(query, {
    reject: (error) => {
      if (!mayRetry(error, hooks)) return reject(error);
      if (isCollision(error)) hooks.onCollision?.(error);
      forgetSent(query);
      settleBy(query, { resolve, reject: (again) => void finalError(again, hooks).then(reject) });
      setTimeout(send, pauseMs(), query);
    },
  });
  send(query);
}

/** How often the work of a transaction runs at most. */
const mostRuns = 3;

/**
 * Runs the work of a transaction, and runs it again in the same cases, which rolled it back: up to
 * three times in all. Also after a prepared statement that no longer fits its tables: only the
 * first run prepares (`mayPrepare`), since other connections may hold the same statement.
 */
export async function runWithRetry<T>(
  work: (mayPrepare: boolean) => Promise<T>,
  hooks: RetryHooks,
): Promise<T> {
  for (let run = 1;; run++) {
    try {
      return await work(run === 1);
    } catch (error) {
      const isStale = run === 1 && isStalePlan(error);
      if (!isStale && !mayRetry(error, hooks)) throw error;
      if (run === mostRuns) throw await finalError(error, hooks);
      if (isCollision(error)) hooks.onCollision?.(error);
      if (!isStale) await wait(pauseMs());
    }
  }
}
