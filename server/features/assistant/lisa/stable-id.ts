import { createHash } from "node:crypto";

/** The same UUID for the same key. */
export function makeStableId(key: string): string {
  const hex = createHash("sha256").update(key).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${
    hex.slice(20, 32)
  }`;
}

/**
 * The same UUIDv7 for the same key, a millisecond after `id`, a UUIDv7 too: comments are in the
 * order of their ids.
 */
export function makeStableIdAfter(id: string, key: string): string {
  const ms = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) + 1;
  const time = ms.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${makeStableId(key).slice(15)}`;
}
