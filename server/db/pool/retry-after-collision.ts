import { setTimeout as wait } from "node:timers/promises";
import { type DriverQuery, forgetSent, settleBy } from "./driver.ts";
import { isCollision, tooSlow } from "./database-failures.ts";

type OnCollision = ((cause: Error) => void) | undefined;

/** Lets the other statement take its lock: retried at once, the two would collide again. */
function pauseMs(): number {
  return 20 + Math.random() * 30;
}

/**
 * Sends a statement and retries it once after a collision. This is safe, since the server rolled
 * all of it back.
 */
export function sendWithRetry(
  query: DriverQuery,
  send: (query: DriverQuery) => void,
  onCollision: OnCollision,
): void {
  const { resolve, reject } = query;
  settleBy(query, {
    reject: (error) => {
      if (!isCollision(error)) return reject(error);
      onCollision?.(error);
      forgetSent(query);
      settleBy(query, { resolve, reject: (again) => reject(isCollision(again) ? tooSlow(again) : again) });
      setTimeout(send, pauseMs(), query);
    },
  });
  send(query);
}

/** Runs work, and retries it once after a collision, which rolled it back. */
export async function runWithRetry<T>(work: () => Promise<T>, onCollision: OnCollision): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isCollision(error)) throw error;
    onCollision?.(error);
    await wait(pauseMs());
    return await work().catch((again: unknown) => {
      throw isCollision(again) ? tooSlow(again) : again;
    });
  }
}
