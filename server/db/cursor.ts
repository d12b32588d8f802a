import type { PageQuery } from "#shared/primitives.ts";
import { Invalid } from "../errors.ts";

/** Where a page starts: below an id, newest first, or `offset` rows into the list (api.4). */
export interface KeysetPage {
  readonly limit: number;
  readonly offset: number;
  readonly after: string | null;
}

/** One page of a list and the cursor of the next one; null: this was the last. */
export interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** What a list's query asks for. A cursor wins over an offset. Throws `Invalid` for a cursor that is not ours. */
export function keysetPage(query: PageQuery): KeysetPage {
  const { limit, offset, cursor } = query;
  if (cursor === undefined) return { limit, offset, after: null };
  return { limit, offset: 0, after: decodeCursor(cursor) };
}

/** The cursor of the page after this one; null when this one is short, which is always the end. */
export function nextCursor(
  rows: readonly { readonly id: string }[],
  { limit }: Pick<KeysetPage, "limit">,
): string | null {
  const last = rows.at(-1);
  return last && rows.length >= limit ? encodeCursor(last.id) : null;
}

/** An id as an opaque word: clients must not take it apart. */
export function encodeCursor(id: string): string {
  return Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");
}

/** Throws `Invalid` for anything `encodeCursor` did not make. */
export function decodeCursor(cursor: string): string {
  const id = Buffer.from(cursor, "base64url").toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  if (!uuidPattern.test(id) || encodeCursor(id) !== cursor) {
    throw new Invalid("This place in the list is not known. Load it again from the top.", {
      cursor: "Not a valid cursor",
    });
  }
  return id;
}
