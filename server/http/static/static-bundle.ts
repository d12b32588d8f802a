import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { createRepresentation, type Representation } from "./representation.ts";

/**
 * The files of the web bundle by URL path. Other paths do not exist, so no path
 * can leave the folder.
 */
export type Bundle = ReadonlyMap<string, Representation>;

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
};

/** Its name changes with its content, so it may be cached forever. */
const hashedCaching = "public, max-age=31536000, immutable";

/**
 * Reads the files below a folder, a few megabytes, with their precompressed copies. Empty when the
 * folder does not exist: the bundle was not built.
 */
export async function readBundle(folder: string): Promise<Bundle> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifAbsent([]));
  const bundle = new Map<string, Representation>();
  for (const entry of entries) {
    const type = types[extname(entry.name)];
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    // Folders with a dot contain the build's own notes.
    if (!entry.isFile() || !type || path.includes("/.")) continue;
    const caching = path.startsWith("/assets/") ? hashedCaching : "no-cache";
    bundle.set(path, await readAsset(file, type, caching));
  }
  return bundle;
}

async function readAsset(file: string, type: string, caching: string): Promise<Representation> {
  const copy = async (suffix: string) => new Uint8Array(await readFile(file + suffix));
  const [identity, br, gzip] = await Promise.all([
    copy(""),
    copy(".br").catch(ifAbsent(undefined)),
    copy(".gz").catch(ifAbsent(undefined)),
  ]);
  return createRepresentation({ identity, br, gzip }, [["Content-Type", type], ["Cache-Control", caching]]);
}

/** Other errors are thrown, since they may be temporary and must not look like a missing file. */
function ifAbsent<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === "ENOENT") return instead;
    throw error;
  };
}
