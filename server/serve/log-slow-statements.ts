import type { Logger } from "pino";
import type { EndedStatement } from "../db/pool/connection.ts";

const windowMs = 10_000;
/**
 * Names in one window. An overloaded database slows everything down, so the first few are enough.
 */
const mostLines = 10;

/**
 * Logs statements that ran for `thresholdMs` or longer: name, times and rows, never their text or
 * parameters. One line per name in ten seconds, and ten lines in all; omitted ones are counted in
 * the next line.
 */
export function logSlowStatements(
  log: Pick<Logger, "warn">,
  thresholdMs: number,
): (statement: EndedStatement) => void {
  const logged = new Set<string>();
  let windowEndsAt = 0;
  let leftOut = 0;
  return ({ name, waitedMs, ranMs, rows, error }) => {
    if (ranMs < thresholdMs) return;
    const now = performance.now();
    if (now >= windowEndsAt) {
      logged.clear();
      windowEndsAt = now + windowMs;
    }
    if (logged.has(name) || logged.size >= mostLines) {
      leftOut += 1;
      return;
    }
    logged.add(name);
    log.warn({
      statement: name,
      ranMs: Math.round(ranMs),
      waitedMs: Math.round(waitedMs),
      rows,
      failed: Boolean(error),
      leftOut,
    }, "a statement was slow");
    leftOut = 0;
  };
}
