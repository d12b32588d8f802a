/** What Postgres calls a statement it ended because two waited for each other. */
const deadlockDetected = "40P01";
const attempts = 4;

/**
 * Makes a one-statement write again when it was the one that gave way in a deadlock: it was undone whole, so nothing happens twice.
 * For writes whose rows other statements reach in another order, as a deletion's cascade does.
 */
export async function retryDeadlock<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1;; attempt++) {
    try {
      return await write();
    } catch (error) {
      const isDeadlock = (error as { code?: unknown }).code === deadlockDetected;
      if (!isDeadlock || attempt === attempts) throw error;
    }
  }
}
