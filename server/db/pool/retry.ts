import { setTimeout as wait } from "node:timers/promises";
import type { DriverQuery } from "./driver.ts";
import { isCollision } from "./failures.ts";

type OnCollision = ((cause: Error) => void) | undefined;

/** For the other one to take the lock that it waited for: sent again at once, the two would meet again. */
function pauseMs(): number {
  return 20 + Math.random() * 30;
}

/** Sends a statement, and once more after a collision. That is safe for whatever it writes: the server rolled back all of it. */
export function sendWithRetry(
  query: DriverQuery,
  send: (query: DriverQuery) => void,
  onCollision: OnCollision,
): void {
  const { resolve, reject } = query;
  query.reject = (error) => {
    if (!isCollision(error)) return reject(error);
    onCollision?.(error);
    // Parameters that were sent are serialized already, and would be again.
    Object.assign(query, { resolve, reject, parameters: null });
    setTimeout(send, pauseMs(), query);
  };
  send(query);
}

/** Runs work that is safe to repeat once the server has rolled it back, and once more after a collision. */
export async function runWithRetry<T>(work: () => Promise<T>, onCollision: OnCollision): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isCollision(error)) throw error;
    onCollision?.(error);
    await wait(pauseMs());
    return await work();
  }
}
