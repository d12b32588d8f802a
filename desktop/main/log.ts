import { appendFileSync, mkdirSync, renameSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** Never log tokens or what members wrote. */
export interface Log {
  info(message: string): void;
  error(message: string, cause?: unknown): void;
}

/** Path of the log in the app's data folder. */
export const logFileName = join("logs", "main.log");

/** Bytes. A longer file is renamed to `.old`, replacing the one before. */
const maxFileBytes = 1_000_000;

/**
 * Writes to a file, and to the console in development. Never throws: the app runs
 * on with a full disk.
 */
export function createLog(path: string, now: () => Date, hasConsole: boolean): Log {
  const write = (level: string, message: string) => {
    const line = `${now().toISOString()} ${level} ${message}`;
    if (hasConsole) console.error(line);
    try {
      mkdirSync(dirname(path), { recursive: true });
      if (sizeOf(path) > maxFileBytes) renameSync(path, `${path}.old`);
      appendFileSync(path, `${line}\n`, { mode: 0o600 });
    } catch {
      // There is nowhere to write it.
    }
  };
  return {
    info: (message) => write("info", message),
    error: (message, cause) =>
      write("error", cause === undefined ? message : `${message}: ${describe(cause)}`),
  };
}

function describe(cause: unknown): string {
  return cause instanceof Error ? cause.stack ?? cause.message : String(cause);
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
