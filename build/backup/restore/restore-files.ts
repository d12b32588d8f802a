import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Storage } from "../../../server/providers/storage/storage.ts";
import type { TarEntry } from "../format/tar.ts";

const atOnce = 8;

/** Puts files of the archive where they belong: several at once, `settle` awaits them. */
export function createFileWriter(dataDir: string, files: Pick<Storage, "put">) {
  const running = new Set<Promise<void>>();
  let failure: Error | null = null;
  const begin = (work: Promise<void>) => {
    const done = work.catch((error: Error) => void (failure ??= error)).finally(() => running.delete(done));
    running.add(done);
  };
  const refuse = () => {
    if (failure) throw failure;
  };
  return {
    async write({ name, body }: TarEntry): Promise<void> {
      const parts: Uint8Array[] = [];
      for await (const part of body) parts.push(part);
      const bytes = Buffer.concat(parts);
      if (name.startsWith("data/")) await writeFile(join(dataDir, basename(name)), bytes, { mode: 0o600 });
      else begin(files.put(name.slice("files/".length), bytes));
      while (running.size >= atOnce) await Promise.race(running);
      refuse();
    },
    async settle(): Promise<void> {
      await Promise.all(running);
      refuse();
    },
  };
}
