/** The desktop app's pages are at app://glimmer. */
const appProtocol = "app:";

/**
 * Where the page reads a picture or audio. The desktop app reaches nothing but its server: what the
 * server gives a CDN's address (storage.4) lies at the same path there.
 */
export function fileSource(url: string, pageProtocol = globalThis.location?.protocol): string {
  if (pageProtocol !== appProtocol || !/^https?:/.test(url)) return url;
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
