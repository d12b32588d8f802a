import type { Log } from "../log.ts";

/** A log that keeps its lines in memory. */
export function quietLog(): Log & { readonly lines: string[] } {
  const lines: string[] = [];
  return {
    lines,
    info: (message) => void lines.push(message),
    error: (message, cause) =>
      void lines.push(cause === undefined ? message : `${message}: ${String(cause)}`),
  };
}
