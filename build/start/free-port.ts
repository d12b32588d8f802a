import { randomInt } from "node:crypto";

/**
 * No system assigns these ports by default, so one that is closed for a moment is
 * still free afterwards.
 */
const [firstPort, endPort] = [20_000, 32_000];
const mostAttempts = 50;

/**
 * Opens something on a port that has to be known beforehand: tries another one whenever it throws
 * an error with the code EADDRINUSE. Whatever can listen on port 0 should do that instead.
 */
export async function openOnFreePort<T>(open: (port: number) => Promise<T>): Promise<T> {
  for (let attempt = 1;; attempt++) {
    try {
      return await open(randomInt(firstPort, endPort));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE" || attempt === mostAttempts) throw error;
    }
  }
}
