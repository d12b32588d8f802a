import { join } from "node:path";
import type { Context } from "hono";
import { type Language, languages } from "#shared/language/languages.ts";
import type { AppEnv, HeaderPair } from "../routing/app-env.ts";
import { getPageSecurityPolicy } from "../security/content-security-policy.ts";
import { type AskAsCaller, type OpenedHome, readFirstFeed } from "./first-feed.ts";
import type { Representation } from "./representation.ts";
import { type Bundle, readBundle } from "./static-bundle.ts";

/** A page of the bundle with the content security policy of its own inline script. */
export interface Page {
  readonly asset: Representation;
  readonly headers: readonly HeaderPair[];
}

/** The pages in one language. */
interface Site {
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

export interface OpenedBundle {
  readonly files: Bundle;
  readonly sites: Readonly<Record<Language, Site>>;
}

interface Options {
  readonly cdnOrigin: string | null;
  readonly ask: AskAsCaller | null;
}

/**
 * Reads the web bundle. English pages are at its top, those in other languages in folders of their
 * names; a language that was not built has the pages at the top.
 */
export async function openBundle(folder: string, options: Options): Promise<OpenedBundle> {
  const files = await readBundle(folder);
  const top = await openSite(folder, files, "", options);
  const sites = await Promise.all(languages.map(async (language): Promise<[Language, Site]> => {
    const isBuilt = files.has(`/${language}/index.html`);
    return [language, isBuilt ? await openSite(folder, files, `/${language}`, options) : top];
  }));
  return { files, sites: Object.fromEntries(sites) as Record<Language, Site> };
}

/** Whether a file is a page, which is sent at the addresses of the app and not at its own. */
export function isPage(path: string): boolean {
  return path.endsWith(".html");
}

async function openSite(
  folder: string,
  files: Bundle,
  below: string,
  { cdnOrigin, ask }: Options,
): Promise<Site> {
  const read = (name: string, holdsStripe = false): Page | null => {
    const asset = files.get(`${below}/${name}.html`);
    return asset ? makePage(asset, { holdsStripe, cdnOrigin }) : null;
  };
  const home = read("home");
  return {
    drawHome: home && ask ? await readFirstFeed(join(folder, below), textOf(home.asset), ask) : null,
    app: read("index"),
    checkout: read("index", true),
    landing: read("landing"),
    signIn: read("login"),
    home,
  };
}

function makePage(asset: Representation, options: Parameters<typeof getPageSecurityPolicy>[1]): Page {
  const policy = getPageSecurityPolicy(textOf(asset), options);
  // A page depends on the languages of its reader, and the one at `/` on the hint cookie too.
  return { asset, headers: [["Content-Security-Policy", policy], ["Vary", "Cookie, Accept-Language"]] };
}

function textOf({ encoded }: Representation): string {
  return new TextDecoder().decode(encoded.at(-1)?.bytes);
}
