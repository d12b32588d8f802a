import { stat } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium } from "playwright";
import { signedInHintCookie } from "#shared/auth/token-headers.ts";
import { median } from "./figures/percentiles.ts";

/** Chromium's switches for running headless, also as root. */
export const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
];

interface Cookie {
  readonly name: string;
  readonly value: string;
}

interface FirstScripts {
  readonly landingKb: number;
  readonly feedKb: number;
}

export interface FirstLoad extends FirstScripts {
  /**
   * How long the landing page keeps the main thread beyond 50 ms at a time, in ms, as Lighthouse
   * sums it: the median of five visits.
   */
  readonly landingBlockingMs: number;
}

/**
 * Measures what a fresh browser runs to show the landing and the feed: brotli sizes in KB of 1,000,
 * and how long it blocks.
 */
export async function measureFirstLoad(
  origin: string,
  bundleDir: string,
  session: Cookie,
  executablePath: string | undefined,
): Promise<FirstLoad> {
  const browser = await chromium.launch({ executablePath, args: switches });
  try {
    const scripts = await measureFirstScripts(browser, origin, bundleDir, session);
    const visits: number[] = [];
    for (let visit = 0; visit < 5; visit += 1) {
      visits.push(await blockingMs(await browser.newContext(), origin));
    }
    return { ...scripts, landingBlockingMs: median(visits) };
  } finally {
    await browser.close();
  }
}

/** Brotli sizes in KB of 1,000 bytes. */
async function measureFirstScripts(
  browser: Browser,
  origin: string,
  bundleDir: string,
  session: Cookie,
): Promise<FirstScripts> {
  const visitor = await browser.newContext();
  const landingKb = await scriptKb(visitor, origin, bundleDir, "heading");
  const member = await browser.newContext();
  const hint = { name: signedInHintCookie, value: "1" };
  await member.addCookies([session, hint].map((cookie) => ({ ...cookie, url: origin })));
  return { landingKb, feedKb: await scriptKb(member, origin, bundleDir, "article") };
}

async function scriptKb(
  context: BrowserContext,
  origin: string,
  bundleDir: string,
  shown: "heading" | "article",
) {
  const page = await context.newPage();
  const paths = new Set<string>();
  page.on("request", (request) => {
    // A prefetch is not part of the first load.
    const isPrefetch = request.headers()["sec-purpose"] === "prefetch";
    const { pathname } = new URL(request.url());
    if (!isPrefetch && pathname.endsWith(".js")) paths.add(pathname);
  });
  await page.goto(origin, { waitUntil: "load" });
  await page.getByRole(shown).first().waitFor();
  const sizes = await Promise.all([...paths].map((path) => sentSize(join(bundleDir, path))));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/**
 * Sums what each long task takes beyond 50 ms, from the start until the name has been typed twice.
 */
async function blockingMs(context: BrowserContext, origin: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(`
    globalThis.longTasks = [];
    new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((task) => task.duration)))
      .observe({ type: "longtask", buffered: true });`);
  await page.goto(origin, { waitUntil: "load" });
  await page.waitForTimeout(8_000);
  const tasks = await page.evaluate<number[]>("longTasks");
  await context.close();
  return tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
}

/**
 * Bytes that are sent: of the compressed file, or of the file itself where compressing a tiny
 * one is not worth it.
 */
async function sentSize(file: string): Promise<number> {
  const sent = await stat(`${file}.br`).catch(() => stat(file));
  return sent.size;
}
