import { createHash } from "node:crypto";
import { discardFile, readStoredBytes, type Storage } from "../../../server/providers/storage/storage.ts";
import type { CopyRecord } from "./open-record.ts";

interface Copying {
  readonly keys: Iterable<string> | AsyncIterable<string>;
  readonly from: Storage;
  readonly to: Storage;
  /** The one of both that is a folder: reading there costs nothing. */
  readonly folder: Storage;
  readonly record: CopyRecord;
  /** Reads every file of the store, and changes nothing. */
  readonly isLookOnly: boolean;
  /** Takes from the target what was copied there before and is gone at the source. */
  readonly isRemoving: boolean;
  /** Called now and then with how many files are done. */
  readonly onProgress: (done: number) => void;
}

interface Outcome {
  readonly lines: readonly string[];
  readonly isComplete: boolean;
}

const atOnce = 8;
const progressEvery = 1_000;
/** How many keys a summary names. */
const named = 10;

/**
 * Copies files and compares each with what the store returns, by SHA-256. What was copied before
 * and is still there is not copied again. What this copied before and is gone at the source is only
 * removed where asked: a source that is not mounted looks empty, too. Rejects when the store fails,
 * and when all that was ever copied is gone at the source.
 */
export async function copyFiles(given: Copying): Promise<Outcome> {
  const counts = { copied: 0, there: 0, left: 0, gone: 0, bytes: 0 };
  const wrong: string[] = [];
  let done = 0;
  await eachOf(given.keys, async (key) => {
    const result = await copyFile(given, key);
    if (result.state === "wrong") wrong.push(key);
    else counts[result.state] += 1;
    counts.bytes += result.bytes;
    done += 1;
    if (done % progressEvery === 0) given.onProgress(done);
  });
  if (!given.isLookOnly) {
    const gone = await listGone(given);
    if (given.isRemoving) await removeGone(given, gone);
    counts.gone = gone.length;
  }
  // A file that the database names may lie at one of several places.
  if (given.from !== given.folder) counts.left = 0;
  return { lines: describe(counts, wrong, given), isComplete: wrong.length === 0 };
}

interface Copied {
  /** `left`: it is not, or no longer, where it is copied from. */
  readonly state: "copied" | "there" | "left" | "wrong";
  readonly bytes: number;
}

async function copyFile(given: Copying, key: string): Promise<Copied> {
  const { from, to, folder, record, isLookOnly } = given;
  const known = isLookOnly ? undefined : record.digestOf(key);
  if (known !== undefined && known === await digestAt(folder, key) && await isThere(given, key)) {
    return { state: "there", bytes: 0 };
  }
  const file = await from.get(key);
  if (!file) return { state: "left", bytes: 0 };
  const bytes = await readStoredBytes(file);
  const digest = digestOf(bytes);
  const size = bytes.length;
  if (await digestAt(to, key) === digest) {
    if (!isLookOnly) await record.note(key, digest);
    return { state: "there", bytes: size };
  }
  if (isLookOnly) return { state: "wrong", bytes: size };
  // Before it is there, so that it can be removed again whatever happens.
  await record.note(key, "0".repeat(64));
  await to.put(key, bytes);
  if (await digestAt(to, key) !== digest) return { state: "wrong", bytes: size };
  await record.note(key, digest);
  return { state: "copied", bytes: size };
}

/** Whether the target has a file of the folder in the same length: one call. */
async function isThere({ to, folder }: Copying, key: string): Promise<boolean> {
  if (to === folder) return true;
  const here = await folder.get(key);
  if (here) await discardFile(here);
  // An empty file has no first byte to ask for.
  const there = await to.get(key, here?.size === 0 ? undefined : { first: 0, last: 0 });
  if (there) await discardFile(there);
  return here !== null && there?.size === here.size;
}

/**
 * Lists files of an earlier run that were moved or deleted at the source since. Throws when that
 * is all of it: rather the source is the wrong one, or is not mounted.
 */
async function listGone({ from, record }: Copying): Promise<string[]> {
  const gone: string[] = [];
  const keys = record.keys();
  await eachOf(keys, async (key) => {
    const file = await from.get(key, { first: 0, last: 0 });
    if (file) await discardFile(file);
    else gone.push(key);
  });
  if (keys.length > 0 && gone.length === keys.length) {
    throw new Error(
      `None of the ${keys.length.toLocaleString("en")} files that were copied before is where they are ` +
        "copied from: it is missing or empty. Is DATA_DIR right, is its disk mounted, and is the bucket " +
        "the right one? Nothing was removed",
    );
  }
  return gone;
}

async function removeGone({ to, record }: Copying, gone: readonly string[]): Promise<void> {
  await eachOf(gone, async (key) => {
    await to.delete(key);
    await record.note(key, null);
  });
}

async function digestAt(storage: Storage, key: string): Promise<string | null> {
  const file = await storage.get(key);
  return file && digestOf(await readStoredBytes(file));
}

function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

async function eachOf(keys: Copying["keys"], work: (key: string) => Promise<void>): Promise<void> {
  const left = oneByOne(keys);
  await Promise.all(Array.from({ length: atOnce }, async () => {
    for await (const key of left) await work(key);
  }));
}

async function* oneByOne(keys: Copying["keys"]): AsyncGenerator<string> {
  yield* keys;
}

function describe(
  { copied, there, left, gone, bytes }: Record<"copied" | "there" | "left" | "gone" | "bytes", number>,
  wrong: readonly string[],
  { isLookOnly, isRemoving }: Copying,
): string[] {
  const files = (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "file" : "files"}`;
  const size = `${(bytes / 1e6).toLocaleString("en", { maximumFractionDigits: 1 })} MB`;
  const list = wrong.slice(0, named).map((key) => `  ${key}`);
  const rest = wrong.length > named ? [`  and ${files(wrong.length - named)} more`] : [];
  const summary = isLookOnly
    ? `${files(there)} the same in the store, by SHA-256; ${size} read.`
    : `${files(copied)} copied and compared by SHA-256, ${there.toLocaleString("en")} there already, ` +
      `${(isRemoving ? gone : 0).toLocaleString("en")} removed that are gone; ${size} read.`;
  return [
    summary,
    ...(gone > 0 && !isRemoving
      ? [`${files(gone)} copied before and gone at the source since: add --remove to remove them too.`]
      : []),
    ...(left > 0 ? [`${files(left)} moved or deleted meanwhile: run the same again.`] : []),
    ...(wrong.length > 0
      ? [`${files(wrong.length)} missing or different in the store:`, ...list, ...rest]
      : []),
  ];
}
