import type { Context } from "hono";
import { open, readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { NotFound } from "../errors.ts";
import { acceptsEncoding } from "./accepts-encoding.ts";
import { isApiPath } from "./api-path.ts";
import type { AppEnv, HeaderPair } from "./env.ts";
import { pagePolicy } from "./page-policy.ts";
import { withCommonHeaders } from "./respond.ts";
import { type Asset, type Bundle, readBundle, type Variant } from "./static-bundle.ts";

interface Site {
  readonly bundle: Bundle;
  /** The content security policy of index.html. */
  readonly policy: string;
}

/**
 * Serves the web bundle: its files by their paths, and index.html for every other page a browser goes to, since the router
 * runs there. Null: there is nothing of ours at this path. The folder is read at the first request and kept: a new build needs a new start.
 */
export function serveStatic(folder: string): (c: Context<AppEnv>) => Promise<Response | null> {
  let site: Promise<Site> | undefined;
  return async (c) => {
    const { path, method } = c.req;
    if (isApiPath(path) || (method !== "GET" && method !== "HEAD")) return null;
    const { bundle, policy } = await (site ??= readSite(folder));
    const asset = bundle.get(path);
    if (asset && path !== "/index.html") return await sendAsset(c, asset);
    if (!isNavigation(c)) return null;
    const index = bundle.get("/index.html");
    if (!index) throw new NotFound("The web app is not built here. `npm start` builds it.");
    return await sendAsset(c, index, [["Content-Security-Policy", policy]]);
  };
}

async function readSite(folder: string): Promise<Site> {
  const bundle = await readBundle(folder);
  const index = bundle.get("/index.html")?.variants.at(-1);
  return { bundle, policy: pagePolicy(index ? await readFile(index.file, "utf8") : "") };
}

/** Usernames have dots too, so `/ada.css` is a page when a browser goes there, and a missing file when a page asks for it. */
function isNavigation(c: Context<AppEnv>): boolean {
  if (c.req.path.startsWith("/assets/")) return false;
  const accept = c.req.header("accept") ?? "*/*";
  if (accept.includes("text/html")) return true;
  return accept.includes("*/*") &&
    !/\.(js|css|map|json|svg|png|webp|jpg|ico|woff2|txt|xml|webmanifest)$/.test(c.req.path);
}

async function sendAsset(
  c: Context<AppEnv>,
  asset: Asset,
  extra: readonly HeaderPair[] = [],
): Promise<Response> {
  const accepted = c.req.header("accept-encoding") ?? "";
  const variant = asset.variants.find(({ encoding }) =>
    encoding === "identity" || acceptsEncoding(accepted, encoding)
  );
  if (!variant) throw new NotFound("There is nothing at this address");
  const etag = `"${asset.etag}-${variant.encoding}"`;
  const headers = new Headers(Object.fromEntries(extra));
  headers.set("ETag", etag);
  headers.set("Cache-Control", asset.isHashed ? "public, max-age=31536000, immutable" : "no-cache");
  if (asset.variants.length > 1) headers.set("Vary", "Accept-Encoding");
  if (isHeld(c.req.header("if-none-match"), etag)) {
    return await withCommonHeaders(c, new Response(null, { status: 304, headers }));
  }
  headers.set("Content-Type", asset.type);
  headers.set("Content-Length", String(variant.size));
  if (variant.encoding !== "identity") headers.set("Content-Encoding", variant.encoding);
  const body = c.req.method === "HEAD" ? null : await streamOf(variant);
  return await withCommonHeaders(c, new Response(body, { headers }));
}

function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((held) => held.trim().replace(/^W\//, "") === etag);
}

/** Opened first, so that a file that went away is an error and not a broken answer. */
async function streamOf({ file }: Variant): Promise<ReadableStream> {
  const handle = await open(file);
  return Readable.toWeb(handle.createReadStream()) as NodeStream as ReadableStream;
}
