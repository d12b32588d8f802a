import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { product } from "#shared/product.ts";
import type { Log } from "../log.ts";

/**
 * The outcome for a file. Only "saved" leaves one; after any other an older file of that name is
 * untouched.
 */
export type SaveOutcome = "saved" | "stopped" | "broken-off" | "disk-full" | "not-writable";

interface WholeFile {
  readonly path: string;
  readonly content: ReadableStream<Uint8Array>;
  /** Stops the saving. Its part is gone at once, so that the app may end right after. */
  readonly signal: AbortSignal;
  readonly log: Log;
}

/** A content that sends nothing for this long has broken off, such as that of a lost network. */
const longestSilenceMs = 60_000;

/** The content failed, not the disk. */
class BrokenOff extends Error {}

/**
 * Writes content to disk while it arrives, beside its place, and moves it there once it is whole. A
 * chunk is read when the one before is written, so that a slow disk slows the sender.
 */
export async function saveWholeFile({ path, content, signal, log }: WholeFile): Promise<SaveOutcome> {
  // Its own short name, since that of the file may be as long as the disk allows.
  const part = join(dirname(path), `${product.scheme}-${randomUUID().slice(0, 8)}.part`);
  const reader = content.getReader();
  const stopReading = () => void reader.cancel().catch(() => undefined);
  const stop = () => {
    stopReading();
    removeNow(part, log);
  };
  signal.addEventListener("abort", stop);
  try {
    signal.throwIfAborted();
    await writePart(part, chunksOf(reader, stopReading, signal));
    signal.throwIfAborted();
    await rename(part, path);
    return "saved";
  } catch (cause) {
    stopReading();
    await rm(part, { force: true }).catch((error: unknown) => log.error(`${part} stays`, error));
    if (signal.aborted) return "stopped";
    log.error(`${path} could not be saved`, cause);
    return outcomeOf(cause);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

async function writePart(part: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  // Never over a file that is there. Only the member may read what can be private.
  const file: FileHandle = await open(part, "wx", 0o600);
  try {
    for await (const chunk of chunks) await file.writeFile(chunk);
    // Some disks say only now that they are full.
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A cancelled reader ends as one that is done. */
async function* chunksOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  stopReading: () => void,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  for (;;) {
    let isSilent = false;
    const silence = setTimeout(() => {
      isSilent = true;
      stopReading();
    }, longestSilenceMs);
    const { done, value } = await reader.read()
      .catch((cause: unknown) => {
        throw new BrokenOff("The content broke off", { cause });
      })
      .finally(() => clearTimeout(silence));
    signal.throwIfAborted();
    if (isSilent) throw new BrokenOff("The content fell silent");
    if (done) return;
    yield value;
  }
}

function removeNow(part: string, log: Log): void {
  try {
    rmSync(part, { force: true });
  } catch (cause) {
    log.error(`${part} stays`, cause);
  }
}

function outcomeOf(cause: unknown): SaveOutcome {
  if (cause instanceof BrokenOff) return "broken-off";
  const code = cause instanceof Error && "code" in cause ? cause.code : null;
  return code === "ENOSPC" || code === "EDQUOT" ? "disk-full" : "not-writable";
}
