import { stat } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContext, chromium } from "playwright";

/** Chromium's switches for running headless, also as root. */
const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
];

export interface FirstLoad {
  readonly landingKb: number;
  readonly feedKb: number;
}

/** Brotli size, in KB of 1,000 bytes, of the scripts a fresh browser runs to show the landing and the feed. */
export async function firstLoad(
  origin: string,
  bundleDir: string,
  session: { readonly name: string; readonly value: string },
  executablePath: string | undefined,
): Promise<FirstLoad> {
  const browser = await chromium.launch({ executablePath, args: switches });
  try {
    const visitor = await browser.newContext();
    const landingKb = await scriptKb(visitor, origin, bundleDir, "heading");
    const member = await browser.newContext();
    await member.addCookies([{ ...session, url: origin }]);
    const feedKb = await scriptKb(member, origin, bundleDir, "article");
    return { landingKb, feedKb };
  } finally {
    await browser.close();
  }
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
    // What is fetched for later is not part of the first load.
    const isPrefetch = request.headers()["sec-purpose"] === "prefetch";
    const { pathname } = new URL(request.url());
    if (!isPrefetch && pathname.endsWith(".js")) paths.add(pathname);
  });
  await page.goto(origin, { waitUntil: "load" });
  await page.getByRole(shown).first().waitFor();
  const sizes = await Promise.all([...paths].map((path) => sentSize(join(bundleDir, path))));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** What travels: the compressed file, or the file itself where compressing a tiny one is not worth it. */
async function sentSize(file: string): Promise<number> {
  const sent = await stat(`${file}.br`).catch(() => stat(file));
  return sent.size;
}
