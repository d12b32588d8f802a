import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Log } from "../log.ts";

/** A small value that outlives the app. */
export interface Kept<T> {
  read(): T;
  write(value: T): void;
}

/**
 * Keeps a value in a file. What cannot be read, or is not what `parse` expects, is `parse`'s own fallback; a write is whole or not at
 * all, and one that fails is logged and holds until the app ends.
 */
export function keepJson<T>(path: string, parse: (kept: unknown) => T, log: Log): Kept<T> {
  let value = parse(readJson(path));
  return {
    read: () => value,
    write: (next) => {
      value = next;
      try {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(`${path}.new`, JSON.stringify(next), { mode: 0o600 });
        renameSync(`${path}.new`, path);
      } catch (cause) {
        log.error(`${path} could not be written`, cause);
      }
    },
  };
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
