import { msg } from "@lingui/core/runtime-macro";
import type { PageQuery } from "#shared/paging.ts";
import { Invalid } from "../errors.ts";

/**
 * A row's place in a list ordered by a number, the highest first, and then by
 * id, the highest first.
 */
interface Place {
  /** A whole number: milliseconds since the epoch, or a rank. */
  readonly order: number;
  readonly id: string;
}

/** Where a page of such a list starts: below a place, or `offset` rows into the list (api.4). */
export interface PlacedPage {
  readonly limit: number;
  readonly offset: number;
  readonly after: Place | null;
}

/**
 * Reads a list's query. A cursor takes precedence over an offset. Throws `Invalid`
 * for an invalid cursor.
 */
export function parsePlacedPage({ limit, offset, cursor }: PageQuery): PlacedPage {
  if (cursor === undefined) return { limit, offset, after: null };
  return { limit, offset: 0, after: decodePlace(cursor) };
}

/**
 * The cursor of the page after this one; null when this one is short, which always means the end.
 */
export function getNextPlace(places: readonly Place[], { limit }: Pick<PlacedPage, "limit">): string | null {
  const last = places.at(-1);
  return last && places.length >= limit ? encodePlace(last) : null;
}

const bytesOfPlace = 8 + 16;
/**
 * From the year 1 on, and as long after 1970: of further times PostgreSQL reads not all that a Date
 * can hold.
 */
export const largestOrder = 62_135_596_800_000;

export function encodePlace({ order, id }: Place): string {
  const bytes = Buffer.alloc(bytesOfPlace);
  bytes.writeBigInt64BE(BigInt(order));
  bytes.write(id.replaceAll("-", ""), 8, "hex");
  return bytes.toString("base64url");
}

/** Throws `Invalid` for anything that `encodePlace` did not return. */
export function decodePlace(cursor: string): Place {
  const bytes = Buffer.from(cursor, "base64url");
  const order = bytes.length === bytesOfPlace ? Number(bytes.readBigInt64BE()) : Infinity;
  if (Math.abs(order) > largestOrder || bytes.toString("base64url") !== cursor) {
    throw new Invalid(msg`We lost our place in this list. Please load it again from the top.`, {
      cursor: msg`Not a valid cursor`,
    });
  }
  const id = bytes.toString("hex", 8).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { order, id };
}
