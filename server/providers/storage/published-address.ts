import type { CdnConfig } from "../../settings/storage-config.ts";

/**
 * The beginning of addresses of published files: nothing, or the CDN's origin (storage.4). One
 * setting of the process, so that presenters stay functions of their rows.
 */
let origin = "";

/** Called once, when the process opens its providers. */
export function publishThrough(cdn: CdnConfig | null): void {
  origin = cdn?.origin ?? "";
}

/**
 * The address that everybody may read a published file at: the path on this server, or the same
 * path at the CDN. Only of what `image_is_published` holds for, and of audio: others are their
 * owner's, and the CDN has no session.
 */
export function getPublishedAddress<T extends string | null>(path: T): T | string {
  return path === null ? path : `${origin}${path}`;
}
