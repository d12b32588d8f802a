import { appendFileSync, mkdirSync, renameSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** A line of what happened, for who looks for a fault. Never tokens, never what members wrote. */
export interface Log {
  info(message: string): void;
  error(message: string, cause?: unknown): void;
}

/** Above this the file gives way to a new one, in bytes; one old file is kept. */
const longestFile = 1_000_000;

/** Writes to a file, and to the console where there is one to read it. Never throws: a full disk is no reason to stop. */
export function createLog(path: string, now: () => Date, hasConsole: boolean): Log {
  const write = (level: string, message: string) => {
    const line = `${now().toISOString()} ${level} ${message}`;
    if (hasConsole) console.error(line);
    try {
      mkdirSync(dirname(path), { recursive: true });
      if (sizeOf(path) > longestFile) renameSync(path, `${path}.old`);
      appendFileSync(path, `${line}\n`, { mode: 0o600 });
    } catch {
      // Nowhere to write it.
    }
  };
  return {
    info: (message) => write("info", message),
    error: (message, cause) =>
      write("error", cause === undefined ? message : `${message}: ${inWords(cause)}`),
  };
}

function inWords(cause: unknown): string {
  return cause instanceof Error ? cause.stack ?? cause.message : String(cause);
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
