import { open, readFile } from "node:fs/promises";

/** Records what was copied, so that a copy resumes and knows what has gone at the source since. */
export interface CopyRecord {
  /** The SHA-256 that a key was copied with; undefined: it was not. */
  digestOf(key: string): string | undefined;
  keys(): string[];
  /** `digest` null: the key is no longer in the store. */
  note(key: string, digest: string | null): Promise<void>;
  close(): Promise<void>;
}

/** A file with a line for each change, which a crash cuts off at most in the last one. */
export async function openRecord(path: string): Promise<CopyRecord> {
  const digests = new Map<string, string>();
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  for (const line of text.split("\n")) {
    const [, digest, key] = /^([0-9a-f]{64}|gone) (\S+)$/.exec(line) ?? [];
    if (!digest || !key) continue;
    if (digest === "gone") digests.delete(key);
    else digests.set(key, digest);
  }
  const file = await open(path, "a", 0o600);
  // After a line that a crash cut off.
  if (text !== "" && !text.endsWith("\n")) await file.appendFile("\n");
  return {
    digestOf: (key) => digests.get(key),
    keys: () => [...digests.keys()],
    async note(key, digest) {
      if (digest === null) digests.delete(key);
      else digests.set(key, digest);
      await file.appendFile(`${digest ?? "gone"} ${key}\n`);
    },
    close: () => file.close(),
  };
}
