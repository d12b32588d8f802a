import { closeSync, openSync } from "node:fs";

/**
 * Omits stack traces while no file can be opened. Deno 2.9 opens the source of each frame when a
 * stack is first read, and without a descriptor for it the whole process panics. `file` is any file
 * the process may read. A reset connection gets none either: clients leave by the thousand after a
 * flood, Node's streams read the stack of each, and the place tells nothing.
 */
export function omitStackTraces(file: string): void {
  Error.prepareStackTrace = (error: NodeJS.ErrnoException, sites) =>
    error.code === "ECONNRESET"
      ? String(error)
      : canOpen(file)
      ? [error, ...sites].join("\n    at ")
      : `${error}\n    (no stack: out of file descriptors)`;
}

function canOpen(file: string): boolean {
  try {
    closeSync(openSync(file, "r"));
    return true;
  } catch {
    return false;
  }
}
