import { BlobReader, type FileEntry, TextWriter, Uint8ArrayWriter, ZipReader } from "@zip.js/zip.js";

/** An opened archive: the names of its files, and their contents. */
interface OpenedArchive {
  readonly names: readonly string[];
  text(name: string): Promise<string>;
  json(name: string): Promise<Record<string, unknown>[]>;
  bytes(name: string): Promise<Uint8Array>;
}

/** Reads a downloaded archive to its end and checks each file against its checksum. */
export async function openArchive(response: Response): Promise<OpenedArchive> {
  const reader = new ZipReader(new BlobReader(await response.blob()), {
    useWebWorkers: false,
    checkSignature: true,
  });
  const entries = await reader.getEntries();
  const entry = (name: string) => {
    const found = entries.find(({ filename }) => filename === name);
    if (!found || found.directory) throw new Error(`There is no ${name} in the archive`);
    return found as FileEntry;
  };
  const text = (name: string) => entry(name).getData(new TextWriter());
  return {
    names: entries.map(({ filename }) => filename),
    text,
    json: async (name) => JSON.parse(await text(name)) as Record<string, unknown>[],
    bytes: (name) => entry(name).getData(new Uint8ArrayWriter()),
  };
}
