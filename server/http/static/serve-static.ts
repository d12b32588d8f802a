import { msg } from "@lingui/core/runtime-macro";
import type { Context } from "hono";
import { signedInHintCookie } from "#shared/auth/token-headers.ts";
import { isCheckoutPath } from "#shared/shop/checkout-page.ts";
import { NotFound } from "../../errors.ts";
import { isApiPath } from "../routing/unmatched-route.ts";
import type { AppEnv } from "../routing/app-env.ts";
import { readRequestLanguage } from "../../language/request-language.ts";
import { chooseLanguage } from "./choose-language.ts";
import type { AskAsCaller, OpenedHome } from "./first-feed.ts";
import { isPage, openBundle, type OpenedBundle, type Page } from "./open-bundle.ts";
import { compressFor, sendRepresentation } from "./representation.ts";
import { createHeldResponse } from "../responses/held-response.ts";
import { withCommonHeaders } from "../responses/respond.ts";

/**
 * Serves the web bundle: its files by their paths, the landing page to visitors at `/`, and
 * index.html for every other page a browser navigates to, since the router runs there; each in the
 * language that the browser asks for. Returns null when there is no file at this path. The folder
 * is read at the first request and kept in memory: a new build needs a restart.
 * @param publicUrl where browsers find this server
 * @param holdsStripe /checkout contains Stripe's card form, so its policy allows it
 * @param cdnOrigin where pages read pictures and audio besides here
 * @param absent pages of development that are not here: the app says so, with status 404
 * @param ask makes the first calls of the home page; null: the page makes them
 */
export function serveStatic(
  folder: string,
  { publicUrl, holdsStripe = false, absent = [], cdnOrigin = null, ask = null }: {
    readonly publicUrl: string;
    readonly holdsStripe?: boolean;
    readonly absent?: readonly string[];
    readonly cdnOrigin?: string | null;
    readonly ask?: AskAsCaller | null;
  },
): (c: Context<AppEnv>) => Promise<Response | null> {
  let opened: Promise<OpenedBundle> | undefined;
  return async (c) => {
    const { path, method } = c.req;
    if (isApiPath(path) || (method !== "GET" && method !== "HEAD")) return null;
    opened ??= openBundle(folder, { cdnOrigin, ask });
    const { files, sites } = await opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    const file = files.get(path);
    if (file && !isPage(path)) return await withCommonHeaders(c, sendRepresentation(c.req.raw, file));
    if (!isNavigation(c) || isProbe(path)) return null;
    const inLanguage = chooseLanguage(c.req.url, publicUrl);
    if (inLanguage) return await withCommonHeaders(c, inLanguage);
    const { app, checkout, landing, signIn, home, drawHome } = sites[readRequestLanguage(c.req.raw.headers)];
    const ofApp = holdsStripe && isCheckoutPath(path) ? checkout : app;
    const atRoot = path === "/" ? (mayBeSignedIn(c) ? home : landing) : null;
    const page = atRoot ?? (isSignIn(c) ? signIn : null) ?? ofApp;
    if (!page) throw new NotFound(msg`The web app is not built here. \`npm start\` builds it.`);
    if (page === home && drawHome && isOpening(c)) {
      const drawn = await drawHome(c);
      if (drawn) return await withCommonHeaders(c, await sendOpened(c.req.raw, page, drawn));
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
