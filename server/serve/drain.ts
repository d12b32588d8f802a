import type { Logger } from "pino";

/** What is closed at the end, in this order. */
export interface Drainable {
  /** Stops accepting and resolves once every request in flight is answered. */
  finishRequests(): Promise<void>;
  /** Cuts the requests that are still open. */
  abandonRequests(): void;
  closeDeps(): Promise<void>;
}

/** Ends the service: requests in flight get `limitMs` to finish, then they are cut; the database closes last. */
export async function drain(parts: Drainable, log: Logger, limitMs = 10_000): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<"late">();
  const timer = setTimeout(() => resolve("late"), limitMs);
  const outcome = await Promise.race([parts.finishRequests(), late]);
  clearTimeout(timer);
  if (outcome === "late") {
    log.warn({ limitMs }, "some requests did not finish in time and were cut");
    parts.abandonRequests();
  }
  await parts.closeDeps();
}
