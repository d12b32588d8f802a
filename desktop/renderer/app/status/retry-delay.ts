const firstDelayMs = 2000;
const longestDelayMs = 30_000;

/** Wait before the next automatic attempt, in ms: 2, 4, 8, 16 s and then every 30 s. */
export function retryScreenDelayMs(failures: number): number {
  return Math.min(longestDelayMs, firstDelayMs * 2 ** Math.max(0, failures - 1));
}
