import type { PageQuery } from "#shared/paging.ts";
import type { Page } from "../../../db/id-cursor.ts";
import { streamTexts } from "../../../http/responses/stream-texts.ts";
import type { ArchiveFile } from "./stream-archive.ts";

/** How many rows are read and held at once. */
const pageLength = 200;

/** Reads a page of a list. */
type ReadPage = (query: PageQuery) => Promise<Page<unknown>>;

/** A list as a JSON array, read page by page while it is sent. */
export function makeJsonListFile(name: string, read: ReadPage): ArchiveFile {
  return { name, isCompressed: false, open: () => streamTexts(streamJsonArray(read)) };
}

/** One value as JSON. */
export function makeJsonValueFile(name: string, read: () => Promise<unknown>): ArchiveFile {
  return {
    name,
    isCompressed: false,
    open: async () => streamText(`${JSON.stringify(await read(), null, 2)}\n`),
  };
}

export function streamText(text: string): ReadableStream<Uint8Array> {
  return new Blob([text]).stream();
}

async function* streamJsonArray(read: ReadPage): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const items of readAllPages(read)) {
    for (const item of items) {
      yield `${separator}${JSON.stringify(item)}`;
      separator = ",\n";
    }
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

/** Every page of a list, by its cursor. */
export async function* readAllPages<Item>(
  read: (query: PageQuery) => Promise<Page<Item>>,
): AsyncGenerator<readonly Item[]> {
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page: Page<Item> = await read({ limit: pageLength, offset: 0, cursor });
    yield page.items;
    cursor = page.nextCursor;
  }
}
