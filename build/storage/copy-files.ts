import { createHash } from "node:crypto";
import { readStoredBytes, type Storage } from "../../server/providers/storage/storage.ts";
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
 * Copies files and compares each with what the store returns, by SHA-256. What was copied before is
 * not copied again, and what this copied before and is gone here leaves the store too: a deleted
 * picture must not live on there. Rejects when the store fails.
 */
export async function copyFiles(given: Copying): Promise<Outcome> {
  const counts = { copied: 0, there: 0, left: 0, removed: 0, bytes: 0 };
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
  if (!given.isLookOnly) counts.removed = await removeGone(given);
  // What the database names may lie at one of several places.
  if (given.from !== given.folder) counts.left = 0;
  return { lines: describe(counts, wrong, given.isLookOnly), isComplete: wrong.length === 0 };
}

interface Copied {
  /** `left`: it is not, or no longer, where it is copied from. */
  readonly state: "copied" | "there" | "left" | "wrong";
  readonly bytes: number;
}

async function copyFile({ from, to, folder, record, isLookOnly }: Copying, key: string): Promise<Copied> {
  const known = isLookOnly ? undefined : record.digestOf(key);
  if (known !== undefined && known === await digestAt(folder, key)) return { state: "there", bytes: 0 };
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

/** What this copied in an earlier run and was moved or deleted here since. */
async function removeGone({ from, to, record }: Copying): Promise<number> {
  let removed = 0;
  await eachOf(record.keys(), async (key) => {
    const file = await from.get(key, { first: 0, last: 0 });
    if (file) return void await readStoredBytes(file);
    await to.delete(key);
    await record.note(key, null);
    removed += 1;
  });
  return removed;
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
  { copied, there, left, removed, bytes }: Record<"copied" | "there" | "left" | "removed" | "bytes", number>,
  wrong: readonly string[],
  isLookOnly: boolean,
): string[] {
  const files = (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "file" : "files"}`;
  const size = `${(bytes / 1e6).toLocaleString("en", { maximumFractionDigits: 1 })} MB`;
  const list = wrong.slice(0, named).map((key) => `  ${key}`);
  const rest = wrong.length > named ? [`  and ${files(wrong.length - named)} more`] : [];
  const summary = isLookOnly
    ? `${files(there)} the same in the store, by SHA-256; ${size} read.`
    : `${files(copied)} copied and compared by SHA-256, ${there.toLocaleString("en")} there already, ` +
      `${removed.toLocaleString("en")} removed that are gone; ${size} read.`;
  return [
    summary,
    ...(left > 0 ? [`${files(left)} moved or deleted meanwhile: run the same again.`] : []),
    ...(wrong.length > 0
      ? [`${files(wrong.length)} missing or different in the store:`, ...list, ...rest]
      : []),
  ];
}
