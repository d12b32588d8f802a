import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Log } from "../log.ts";

/** A small value that survives a restart. */
export interface JsonFile<T> {
  read(): T;
  write(value: T): void;
}

/**
 * Opens a JSON file in the app's data folder. `parse` gets undefined for a missing or broken
 * file and returns its default. Writes are atomic; a failed write is logged, and the value lasts
 * until the app quits.
 */
export function openJsonFile<T>(path: string, parse: (content: unknown) => T, log: Log): JsonFile<T> {
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
