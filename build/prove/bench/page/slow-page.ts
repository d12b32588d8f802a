import type { Browser, BrowserContext, CDPSession, Page } from "playwright";
import { signedInHintCookie } from "#shared/auth/token-headers.ts";

/** The phone of Lighthouse, and its slow 4G: 150 ms to the first byte of each response. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};

export interface Site {
  readonly browser: Browser;
  readonly origin: string;
  /** The session of the member who looks. */
  readonly session: string;
}

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** A fresh browser profile of a signed-in member, with nothing cached. */
export async function openVisit({ browser, origin, session }: Site): Promise<Visit> {
  const context = await browser.newContext(phone);
  await context.addCookies(readCookies({ origin, session }));
  const page = await context.newPage();
  return { context, page, devtools: await context.newCDPSession(page) };
}

/** The cookies of a member's browser. */
export function readCookies({ origin, session }: Pick<Site, "origin" | "session">) {
  const cookies = [{ name: "glimmer_session", value: session }, { name: signedInHintCookie, value: "1" }];
  return cookies.map((cookie) => ({ ...cookie, url: origin }));
}

/** A processor of a quarter of the speed. */
export async function slowProcessor({ devtools }: Visit): Promise<void> {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

export async function slowNetwork({ devtools }: Visit): Promise<void> {
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slow4g);
}

/**
 * Opens the feed and waits for its first cards and for what loads when the page has come to rest.
 */
export async function openFeed({ page }: Visit, origin: string): Promise<void> {
  await page.goto(origin);
  await page.locator("[data-post-like]").first().waitFor();
  await page.waitForTimeout(restMs);
}

/** `preload-when-idle.ts` begins after 3 s. */
export const restMs = 6_000;
