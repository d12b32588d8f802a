import type { CdnConfig } from "../../settings/storage-config.ts";

/** A browser that has shown a file keeps it for a day: an id's bytes never change. */
const browserSeconds = 86_400;
/** A shared cache that can be told to forget asks once a day, should it ever not have heard. */
const purgedSeconds = 86_400;
/** Any other asks after ten minutes, so that what was withdrawn is gone by then. */
const unpurgedSeconds = 600;

/** Only the caller's browser may keep it, and asks each time whether it may still be seen. */
export const restrictedHeaders: Readonly<Record<string, string>> = { "Cache-Control": "private, no-cache" };

/**
 * Headers of a published file that was asked for at `asked`, a whole address, where its own is
 * `path`. A CDN keeps each spelling of an address on its own, and is told to forget only the one
 * that we give out, of a file that was placed (storage.5): so it keeps nothing else.
 */
export function getPublishedHeaders(
  cdn: CdnConfig | null,
  { asked, path, isPlaced }: { readonly asked: string; readonly path: string; readonly isPlaced: boolean },
): Readonly<Record<string, string>> {
  if (!cdn) return publishedHeaders(null);
  // As it was sent: an URL object would tidy it.
  const sent = asked.slice(asked.indexOf("/", asked.indexOf("//") + 2));
  if (isPlaced && sent === path) return publishedHeaders(cdn);
  return { ...restrictedHeaders, ...shownElsewhere };
}

/** Pages of our origin show what the CDN serves. */
const shownElsewhere = { "Cross-Origin-Resource-Policy": "cross-origin" } as const;

/**
 * The headers by which browsers, CDNs and proxies cache a published file. No longer than a day,
 * since it may be withdrawn (storage.5).
 */
function publishedHeaders(cdn: CdnConfig | null): Readonly<Record<string, string>> {
  const shared = cdn?.purge ? purgedSeconds : unpurgedSeconds;
  return {
    "Cache-Control": `public, max-age=${browserSeconds}, s-maxage=${shared}, immutable`,
    ...(cdn && shownElsewhere),
  };
}
