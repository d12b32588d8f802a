import { msg } from "@lingui/core/runtime-macro";
import type { Context } from "hono";
import { signedInHintCookie } from "#shared/auth/token-headers.ts";
import { isCheckoutPath } from "#shared/shop/checkout-page.ts";
import { NotFound } from "../../errors.ts";
import { isApiPath } from "../routing/unmatched-route.ts";
import type { AppEnv, HeaderPair } from "../routing/app-env.ts";
import { getPageSecurityPolicy } from "../security/content-security-policy.ts";
import { type AskAsCaller, type OpenedHome, readFirstFeed } from "./first-feed.ts";
import { compressFor, type Representation, sendRepresentation } from "./representation.ts";
import { createHeldResponse } from "../responses/held-response.ts";
import { withCommonHeaders } from "../responses/respond.ts";
import { type Bundle, readBundle } from "./static-bundle.ts";

/** A page of the bundle with the content security policy of its own inline script. */
interface Page {
  readonly asset: Representation;
  readonly headers: readonly HeaderPair[];
}

interface Site {
  readonly bundle: Bundle;
  /** Null when the bundle was not built. */
  readonly app: Page | null;
  /** The same with Stripe's card form allowed (shop.7). */
  readonly checkout: Page | null;
  /** Sent to visitors at `/` (landing.3). */
  readonly landing: Page | null;
  /** Sent to visitors at `/login`: index.html with the form as a preview. */
  readonly signIn: Page | null;
  /** Sent to members at `/`: index.html with the home page, whose first posts it asks for. */
  readonly home: Page | null;
  /** Writes the first posts into `home`. */
  readonly drawHome: ((c: Context<AppEnv>) => Promise<OpenedHome | null>) | null;
}

const pagePaths = {
  app: "/index.html",
  landing: "/landing.html",
  signIn: "/login.html",
  home: "/home.html",
} as const;

/**
 * Serves the web bundle: its files by their paths, the landing page to visitors at `/`, and
 * index.html for every other page a browser navigates to, since the router runs there. Returns null
 * when there is no file at this path. The folder is read at the first request and kept in memory: a
 * new build needs a restart.
 * @param holdsStripe /checkout contains Stripe's card form, so its policy allows it
 * @param cdnOrigin where pages read pictures and audio besides here
 * @param absent pages of development that are not here: the app says so, with status 404
 * @param ask makes the first calls of the home page; null: the page makes them
 */
export function serveStatic(
  folder: string,
  { holdsStripe = false, absent = [], cdnOrigin = null, ask = null }: {
    readonly holdsStripe?: boolean;
    readonly absent?: readonly string[];
    readonly cdnOrigin?: string | null;
    readonly ask?: AskAsCaller | null;
  } = {},
): (c: Context<AppEnv>) => Promise<Response | null> {
  let site: Promise<Site> | undefined;
  return async (c) => {
    const { path, method } = c.req;
    if (isApiPath(path) || (method !== "GET" && method !== "HEAD")) return null;
    site ??= readSite(folder, cdnOrigin, ask);
    const { bundle, app, checkout, landing, signIn, home, drawHome } = await site.catch((error: unknown) => {
      site = undefined;
      throw error;
    });
    const asset = bundle.get(path);
    if (asset && ![app, landing, signIn, home].some((page) => page?.asset === asset)) {
      return await withCommonHeaders(c, sendRepresentation(c.req.raw, asset));
    }
    if (!isNavigation(c) || isProbe(path)) return null;
    const ofApp = holdsStripe && isCheckoutPath(path) ? checkout : app;
    const atRoot = path === "/" ? (mayBeSignedIn(c) ? home : landing) : null;
    const page = atRoot ?? (isSignIn(c) ? signIn : null) ?? ofApp;
    if (!page) throw new NotFound(msg`The web app is not built here. \`npm start\` builds it.`);
    if (page === home && drawHome && isOpening(c)) {
      const opened = await drawHome(c);
      if (opened) return await withCommonHeaders(c, await sendOpened(c.req.raw, page, opened));
    }
    const status = absent.includes(path) ? 404 : 200;
    return await withCommonHeaders(c, sendRepresentation(c.req.raw, page.asset, page.headers, status));
  };
}

/** Whether a visitor opens the form itself: with a query the screen may show something else. */
function isSignIn(c: Context<AppEnv>): boolean {
  return c.req.path === "/login" && new URL(c.req.url).search === "" && !mayBeSignedIn(c);
}

/** Whether a browser opens the feed: the other tab, which has a query, begins with other posts. */
function isOpening(c: Context<AppEnv>): boolean {
  const mode = c.req.header("sec-fetch-mode") ?? "navigate";
  return c.req.method === "GET" && mode === "navigate" && new URL(c.req.url).search === "";
}

/** A page that nobody may keep, since it shows what one member sees now. */
async function sendOpened(request: Request, { headers }: Page, { html, headers: own }: OpenedHome) {
  const { body, headers: encoding } = await compressFor(request, html);
  return createHeldResponse(body, {
    headers: [
      ["Content-Type", "text/html; charset=utf-8"],
      ["Cache-Control", "no-store"],
      ["Content-Length", String(body.length)],
      ["Vary", "Accept-Encoding"],
      ...headers,
      ...encoding,
      ...own,
    ],
  });
}

async function readSite(folder: string, cdnOrigin: string | null, ask: AskAsCaller | null): Promise<Site> {
  const bundle = await readBundle(folder);
  const read = (path: string, holdsStripe = false) => readPage(bundle, path, { holdsStripe, cdnOrigin });
  const home = bundle.get(pagePaths.home);
  return {
    drawHome: home && ask ? await readFirstFeed(folder, textOf(home), ask) : null,
    bundle,
    app: read(pagePaths.app),
    checkout: read(pagePaths.app, true),
    landing: read(pagePaths.landing),
    signIn: read(pagePaths.signIn),
    home: read(pagePaths.home),
  };
}

function readPage(
  bundle: Bundle,
  path: string,
  options: Parameters<typeof getPageSecurityPolicy>[1],
): Page | null {
  const asset = bundle.get(path);
  if (!asset) return null;
  const policy = getPageSecurityPolicy(textOf(asset), options);
  // The page at `/` depends on the hint cookie.
  return { asset, headers: [["Content-Security-Policy", policy], ["Vary", "Cookie"]] };
}

function textOf({ encoded }: Representation): string {
  return new TextDecoder().decode(encoded.at(-1)?.bytes);
}

function mayBeSignedIn(c: Context<AppEnv>): boolean {
  return (c.req.header("cookie") ?? "").split("; ").includes(`${signedInHintCookie}=1`);
}

/**
 * Scanners look for server files (`/.env`, `/.git/config`). No page and no username begins with a
 * dot.
 */
function isProbe(path: string): boolean {
  return path.split("/").some((segment) => segment.startsWith("."));
}

/**
 * Usernames may contain dots, so `/ada.css` is a page when a browser navigates there, and a missing
 * file when a page requests it.
 */
function isNavigation(c: Context<AppEnv>): boolean {
  if (c.req.path.startsWith("/assets/")) return false;
  const accept = c.req.header("accept") ?? "*/*";
  if (accept.includes("text/html")) return true;
  return accept.includes("*/*") &&
    !/\.(js|css|map|json|svg|png|webp|jpg|ico|woff2|txt|xml|webmanifest)$/.test(c.req.path);
}
