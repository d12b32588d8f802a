import { readFile } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import type { Language } from "#shared/language/languages.ts";
import { isAppPage } from "../security/app-scheme.ts";
import { createContentSecurityPolicy } from "../security/content-security-policy.ts";

interface AppProtocolParts {
  readonly bundleDir: string;
  readonly language: () => Language;
  /** Address of Vite's development server; null serves the bundle. */
  readonly devPages: string | null;
  readonly callApi: (request: Request) => Promise<Response>;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
}

/**
 * Returns the handler of `app://glimmer/`: `/api` goes to the server, everything else
 * comes from the bundle.
 */
export function createAppProtocol(
  { bundleDir, language, devPages, callApi, fetch }: AppProtocolParts,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!isAppPage(request.url)) return new Response("Not found", { status: 404 });
    const { pathname, search } = new URL(request.url);
    if (pathname === "/api" || pathname.startsWith("/api/")) return await callApi(request);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response("Not allowed", { status: 405, headers: { Allow: "GET, HEAD" } });
    }
    if (devPages) {
      // Vite serves a style sheet as a script to whoever accepts scripts.
      const headers = { Accept: request.headers.get("accept") ?? "*/*" };
      return await fetch(devPages + pathname + search, { headers });
    }
    return await serveBundle(bundleDir, language(), pathname);
  };
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

/** Headers of every response. */
const commonHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/**
 * Returns the file of the bundle at a path below `app://glimmer/`, or the page in a language, whose
 * router knows every other path. A missing asset is 404, and no path leads out of the bundle.
 */
export async function serveBundle(
  bundleDir: string,
  language: Language,
  pathname: string,
): Promise<Response> {
  const path = safePath(pathname);
  if (path === null) return new Response("Not found", { status: 404, headers: commonHeaders });
  const type = types[extname(path)];
  if (type && type !== types[".html"]) {
    const bytes = await readFile(join(bundleDir, path)).catch(() => null);
    if (bytes) return new Response(bytes, { headers: { ...commonHeaders, "Content-Type": type } });
    if (path.startsWith("/assets/")) {
      return new Response("Not found", { status: 404, headers: commonHeaders });
    }
  }
  const html = await readPage(bundleDir, language);
  return new Response(html, {
    headers: {
      ...commonHeaders,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": createContentSecurityPolicy(html),
    },
  });
}

/** English is at the top, where a build in one language has that language. */
async function readPage(bundleDir: string, language: Language): Promise<string> {
  const translated = language === "en"
    ? null
    : await readFile(join(bundleDir, language, "index.html"), "utf8").catch(() => null);
  return translated ?? await readFile(join(bundleDir, "index.html"), "utf8");
}

/** Returns null for a path that would leave the bundle. */
function safePath(pathname: string): string | null {
  let path: string;
  try {
    path = normalize(decodeURIComponent(pathname)).split(sep).join("/");
  } catch {
    return null;
  }
  if (!path.startsWith("/") || path.includes("\0") || path.includes("/../")) return null;
  return path;
}
