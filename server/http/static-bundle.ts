import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";

/** One file of the web bundle as it can be sent. */
export interface Asset {
  readonly type: string;
  /** Of the plain content; a precompressed sibling adds its encoding. */
  readonly etag: string;
  /** Its name changes with its content: it may be kept for ever. */
  readonly isHashed: boolean;
  /** File and size by encoding, best first. */
  readonly variants: readonly Variant[];
}

export interface Variant {
  readonly encoding: "br" | "gzip" | "identity";
  readonly file: string;
  readonly size: number;
}

/** The files of the web bundle by their URL path. What is not in it does not exist, so no path can lead out of it. */
export type Bundle = ReadonlyMap<string, Asset>;

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

const siblings = [["br", ".br"], ["gzip", ".gz"], ["identity", ""]] as const;

/** Reads what there is to serve below a folder. Empty when the bundle was not built. */
export async function readBundle(folder: string): Promise<Bundle> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const bundle = new Map<string, Asset>();
  for (const entry of entries) {
    const type = types[extname(entry.name)];
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    // Folders with a dot are the build's own notes.
    if (!entry.isFile() || !type || path.includes("/.")) continue;
    bundle.set(path, await asset(file, type, path.startsWith("/assets/")));
  }
  return bundle;
}

async function asset(file: string, type: string, isHashed: boolean): Promise<Asset> {
  const digest = createHash("sha256").update(await readFile(file)).digest("base64url").slice(0, 22);
  const found = await Promise.all(siblings.map(async ([encoding, suffix]) => {
    const size = await stat(file + suffix).then((stats) => stats.size, () => null);
    return size === null ? null : { encoding, size, file: file + suffix };
  }));
  return { type, isHashed, etag: digest, variants: found.filter((variant) => variant !== null) };
}
