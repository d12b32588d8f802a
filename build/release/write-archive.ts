import { lstatSync, readFileSync, readlinkSync } from "node:fs";
import { rename } from "node:fs/promises";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { createTarPacker, type TarHeader } from "modern-tar";

/** A file of an archive: read from a path or link of this machine, or made. */
export interface Entry {
  readonly name: string;
  readonly content: { readonly path: string } | { readonly text: string };
  readonly isProgram: boolean;
}

/**
 * Writes a `.tar.gz` whose bytes depend on names and content alone: sorted, of one date, of nobody,
 * with modes that say only whether a file is a program. It appears whole or not at all.
 */
export async function writeArchive(file: string, entries: readonly Entry[], mtime: Date): Promise<void> {
  const { readable, controller } = createTarPacker();
  // gzip's own header has neither a name nor a time: zlib writes none.
  const written = pipeline(
    Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]),
    createGzip({ level: 9 }),
    createWriteStream(`${file}.part`),
  );
  for (const entry of entries.toSorted((a, b) => a.name < b.name ? -1 : 1)) {
    const { header, body } = tarEntry(entry);
    const writer = controller.add({ ...header, mtime, uid: 0, gid: 0, uname: "", gname: "" }).getWriter();
    if (body.length > 0) await writer.write(body);
    await writer.close();
  }
  controller.finalize();
  await written;
  await rename(`${file}.part`, file);
}

function tarEntry({ name, content, isProgram }: Entry): { header: TarHeader; body: Uint8Array } {
  if ("path" in content && lstatSync(content.path).isSymbolicLink()) {
    const linkname = readlinkSync(content.path);
    return { header: { name, type: "symlink", linkname, size: 0, mode: 0o777 }, body: new Uint8Array() };
  }
  const body = "path" in content ? readFileSync(content.path) : Buffer.from(content.text);
  return { header: { name, size: body.length, mode: isProgram ? 0o755 : 0o644 }, body };
}
