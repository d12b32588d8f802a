import { readFile, rename, writeFile } from "node:fs/promises";
import { createEmptyState, type TillState } from "./till-state.ts";

interface StateFile {
  readonly state: TillState;
  /** Writes it after a moment; changes that come while it is written are written next. */
  save(state: TillState): void;
  /** Resolves once everything saved is in the file. Rejects with why the last write failed. */
  written(): Promise<void>;
}

/**
 * The till's file, so that a restart keeps open orders. One that cannot be read is
 * replaced by an empty one.
 */
export async function openStateFile(file: string): Promise<StateFile> {
  let last = Promise.resolve();
  let waiting: TillState | null = null;
  async function write(): Promise<void> {
    const text = JSON.stringify(waiting);
    waiting = null;
    // Renamed into place, so that a crash leaves the old or the new one.
    await writeFile(`${file}.next`, text, { mode: 0o600 });
    await rename(`${file}.next`, file);
  }
  return {
    state: parse(await readFile(file, "utf8").catch(() => "")),
    save(state) {
      if (!waiting) last = last.catch(() => {}).then(write);
      waiting = state;
    },
    written: () => last,
  };
}

function parse(text: string): TillState {
  try {
    return JSON.parse(text) as TillState;
  } catch {
    return createEmptyState();
  }
}
