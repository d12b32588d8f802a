import { msg } from "@lingui/core/runtime-macro";
import type { PageQuery } from "#shared/paging.ts";
import { Invalid } from "../errors.ts";

/** Where a page starts: below an id, newest first, or `offset` rows into the list (api.4). */
export interface KeysetPage {
  readonly limit: number;
  readonly offset: number;
  readonly after: string | null;
}

/** One page of a list and the cursor of the next one; null when this was the last. */
export interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Where a list begins, for statements that always have a bound. */
export const aboveAllIds = "ffffffff-ffff-ffff-ffff-ffffffffffff";
export const belowAllIds = "00000000-0000-0000-0000-000000000000";

/**
 * Reads a list's query. A cursor takes precedence over an offset. Throws `Invalid`
 * for an invalid cursor.
 */
export function parseKeysetPage(query: PageQuery): KeysetPage {
  const { limit, offset, cursor } = query;
  if (cursor === undefined) return { limit, offset, after: null };
  return { limit, offset: 0, after: decodeCursor(cursor) };
}

/**
 * The cursor of the page after this one; null when this one is short, which always means the end.
 */
export function getNextCursor(
  rows: readonly { readonly id: string }[],
  { limit }: Pick<KeysetPage, "limit">,
): string | null {
  const last = rows.at(-1);
  return last && rows.length >= limit ? encodeCursor(last.id) : null;
}

/** An id as an opaque string, so that clients do not parse it. */
export function encodeCursor(id: string): string {
  return Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");
}

/** Throws `Invalid` for anything that `encodeCursor` did not return. */
export function decodeCursor(cursor: string): string {
  const id = Buffer.from(cursor, "base64url").toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  if (!uuidPattern.test(id) || encodeCursor(id) !== cursor) {
    throw new Invalid(msg`We lost our place in this list. Please load it again from the top.`, {
      cursor: msg`Not a valid cursor`,
    });
  }
  return id;
}
