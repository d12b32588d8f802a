type Import = () => Promise<unknown>;

/** Vite's loader of what a script asks for later: the import, its script and all that needs, by their paths in the bundle. */
type Loader = (load: Import, files?: readonly string[]) => Promise<unknown>;

let isStarting = true;
let isSpoilt = false;

/** A script was lost before a screen stood. The browser never asks for it again on this page: only a new one has what needs it. */
export function needsNewPage(): boolean {
  return isSpoilt;
}

/** There is a screen now, and so something to lose. */
export function endStart(): void {
  isStarting = false;
}

/**
 * A loader that fetches scripts whole before it has them imported. A browser remembers for as long as the page lives which script an
 * import, or a link that preloads it, could not get, and never asks for it again; of a fetch it remembers only what it got, and imports
 * that from its cache. Rejects as the import would, and has Vite say so (`vite:preloadError`); the next call asks again. What the first
 * screen needs is imported at once: fetching first would hold it up, and what fails then takes a new page (`needsNewPage`).
 */
export function fetchFirst(loader: Loader): Loader {
  const fetched = new Map<string, Promise<void>>();
  const fetchOnce = (address: string) => {
    const known = fetched.get(address);
    if (known) return known;
    const asked = fetchWhole(address).catch((error: unknown) => {
      fetched.delete(address);
      throw error;
    });
    fetched.set(address, asked);
    return asked;
  };
  return async (load, files = []) => {
    const addresses = files.map((file) => `/${file}`);
    if (isStarting) {
      const module = await loader(load, files).catch((error: unknown) => {
        isSpoilt = true;
        throw error;
      });
      for (const address of addresses) fetched.set(address, Promise.resolve());
      return module;
    }
    try {
      await Promise.all(addresses.map(fetchOnce));
    } catch (error) {
      return await loader(() => Promise.reject(error));
    }
    return await loader(load, files);
  };
}

async function fetchWhole(address: string): Promise<void> {
  const answer = await fetch(address).catch(() => null);
  const body = await answer?.arrayBuffer().catch(() => null);
  // In the browser's words for an import.
  if (!answer?.ok || !body) throw new TypeError(`Failed to fetch dynamically imported module: ${address}`);
}
