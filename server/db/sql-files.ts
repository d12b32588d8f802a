import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";

export interface SqlFile {
  /** Its path in the directory, with `/` between folders. */
  readonly name: string;
  readonly text: string;
  /** SHA-256 of the text, hex. */
  readonly checksum: string;
}

/**
 * The .sql files of a directory and its folders, ordered by name; none when the directory does not
 * exist.
 */
export async function readSqlFiles(directory: URL): Promise<SqlFile[]> {
  const names = await readdir(directory, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const sorted = names.filter((name) => name.endsWith(".sql")).map((name) => name.replaceAll("\\", "/"))
    .sort();
  const files: SqlFile[] = [];
  // One at a time: all at once may be more than a process can open.
  for (const name of sorted) {
    // Changed line endings are not an edit.
    const text = (await readFile(new URL(name, directory), "utf8")).replaceAll("\r\n", "\n");
    files.push({ name, text, checksum: createHash("sha256").update(text).digest("hex") });
  }
  return files;
}
