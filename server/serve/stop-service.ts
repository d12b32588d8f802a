import type { Logger } from "pino";

/** Closed at the end, in this order. */
interface Stoppable {
  /** Stops accepting and resolves once every running request has its response. */
  finishRequests(): Promise<void>;
  closeDeps(): Promise<void>;
}

/**
 * Stops the service: running requests get `limitMs` to finish, and the database closes last. The
 * runtime cannot cut a request once it is finishing; requests still open then end with the process.
 */
export async function stopService(parts: Stoppable, log: Logger, limitMs = 10_000): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<"late">();
  const timer = setTimeout(() => resolve("late"), limitMs);
  const outcome = await Promise.race([parts.finishRequests(), late]);
  clearTimeout(timer);
  if (outcome === "late") log.warn({ limitMs }, "some requests did not finish in time and are aborted");
  await parts.closeDeps();
}
