/** The desktop app's pages are at app://glimmer. */
const appProtocol = "app:";

/**
 * Where the page reads a picture or audio. The desktop app reaches nothing but its server: what the
 * server gives a CDN's address (storage.4) lies at the same path there.
 */
export function fileSource(url: string, pageProtocol = globalThis.location?.protocol): string {
  if (pageProtocol !== appProtocol || !/^https?:/.test(url)) return url;
  return serverPath(url);
}

/** Where the server itself has the file, also one that a CDN has: the path is the same. */
export function serverPath(url: string): string {
  const { pathname, search } = new URL(url, "https://path.invalid");
  return `${pathname}${search}`;
}
