import { createWriteStream } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { createTarPacker, type TarHeader } from "modern-tar";

type Content =
  /** Read from this machine. */
  | { readonly path: string }
  | { readonly text: string }
  /** Leads there, from where the entry lies. */
  | { readonly link: string };

/** Its name ends with `/`. */
interface Folder {
  readonly name: string;
  readonly content: null;
}

/** A file or link of an archive. */
export interface Entry {
  readonly name: string;
  readonly content: Content;
  readonly isProgram: boolean;
}

/**
 * Writes a `.tar.gz` whose bytes depend on names and content alone: sorted, of one date, of nobody,
 * with modes that say only whether a file is a program. Every folder has an entry, so that the
 * account that runs it may enter, whatever the umask of the one that unpacks it. It appears whole
 * or, also when the signal ends it, not at all.
 */
export async function writeArchive(
  file: string,
  entries: readonly Entry[],
  mtime: Date,
  signal?: AbortSignal,
): Promise<void> {
  const { readable, controller } = createTarPacker();
  // gzip's own header has neither a name nor a time: zlib writes none.
  const written = pipeline(
    Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]),
    createGzip({ level: 9 }),
    createWriteStream(`${file}.part`),
  );
  // It is awaited below; a full disk must not end the process before that.
  written.catch(() => {});
  try {
    const all = [...foldersOf(entries), ...entries];
    for (const entry of all.toSorted((a, b) => a.name < b.name ? -1 : 1)) {
      signal?.throwIfAborted();
      const { header, body } = await tarEntry(entry);
      const writer = controller.add({ ...header, mtime, uid: 0, gid: 0, uname: "", gname: "" }).getWriter();
      if (body.length > 0) await writer.write(body);
      await writer.close();
    }
    controller.finalize();
    await written;
  } catch (error) {
    controller.error(error);
    await written.catch(() => {});
    await rm(`${file}.part`, { force: true });
    throw error;
  }
  await rename(`${file}.part`, file);
}

/** All folders that the entries lie in. */
function foldersOf(entries: readonly Entry[]): Folder[] {
  const names = entries.flatMap(({ name }) => {
    const parts = name.split("/").slice(0, -1);
    return parts.map((_, depth) => `${parts.slice(0, depth + 1).join("/")}/`);
  });
  return [...new Set(names)].map((name) => ({ name, content: null }));
}

async function tarEntry(entry: Entry | Folder): Promise<{ header: TarHeader; body: Uint8Array }> {
  const { name, content } = entry;
  if (content === null) {
    return { header: { name, type: "directory", size: 0, mode: 0o755 }, body: new Uint8Array() };
  }
  if ("link" in content) {
    const header = { name, type: "symlink", linkname: content.link, size: 0, mode: 0o777 } as const;
    return { header, body: new Uint8Array() };
  }
  const body = "path" in content ? await readFile(content.path) : Buffer.from(content.text);
  return { header: { name, size: body.length, mode: entry.isProgram ? 0o755 : 0o644 }, body };
}
