import type { CdnConfig } from "../../settings/storage-config.ts";

/** A browser that has shown a file keeps it for a day: an id's bytes never change. */
const browserSeconds = 86_400;
/** A shared cache that can be told to forget asks once a day, should it ever not have heard. */
const purgedSeconds = 86_400;
/** Any other asks after ten minutes, so that what was withdrawn is gone by then. */
const unpurgedSeconds = 600;

/**
 * The headers by which browsers, CDNs and proxies cache a published file. No longer than a day,
 * since it may be withdrawn (storage.5). Pages of our origin show what the CDN serves.
 */
export function publishedHeaders(cdn: CdnConfig | null): Readonly<Record<string, string>> {
  const shared = cdn?.purge ? purgedSeconds : unpurgedSeconds;
  return {
    "Cache-Control": `public, max-age=${browserSeconds}, s-maxage=${shared}, immutable`,
    ...(cdn && { "Cross-Origin-Resource-Policy": "cross-origin" }),
  };
}
