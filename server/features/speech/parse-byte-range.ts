import type { BytePart } from "../../providers/storage/storage.ts";

/**
 * The byte range of a request. Null: send the whole file, as for several ranges, one beyond the
 * end, and one of another version.
 */
export function parseByteRange(
  asked: Headers,
  file: { readonly size: number; readonly etag: string },
): BytePart | null {
  const condition = asked.get("if-range");
  const range = /^bytes=(\d*)-(\d*)$/.exec(asked.get("range")?.trim() ?? "");
  if (!range || (condition !== null && condition !== file.etag)) return null;
  const [, from = "", to = ""] = range;
  if (from === "" && to === "") return null;
  const end = file.size - 1;
  // `-500` means the last 500 bytes.
  const first = from === "" ? Math.max(0, file.size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? end : Math.min(Number(to), end);
  return first <= last ? { first, last } : null;
}
