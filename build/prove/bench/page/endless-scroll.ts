import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright";
import { openFeed, openVisit, type Site } from "./slow-page.ts";

/** The page after a very long scroll. */
export interface EndlessScroll {
  readonly posts: number;
  /** Resident memory of the page's process. Linux only: elsewhere NaN. */
  readonly residentMb: number;
  readonly heapMb: number;
}

/**
 * Answers each later page of the feed in the browser, with the first page's posts under new ids, so
 * that the scroll takes minutes and not hours.
 */
const madeUpPages = `{
  const real = fetch;
  let posts, headers, page = 0;
  globalThis.fetch = async (input, options) => {
    const url = new URL(input.url ?? input, location.origin);
    if (url.pathname !== "/api/posts") return real(input, options);
    if (!url.searchParams.has("cursor") || !posts) {
      const response = await real(input, options);
      posts ??= await response.clone().json();
      headers ??= response.headers;
      return response;
    }
    page += 1;
    const idOf = (at) => "00000000-0000-7000-8000-" + String(page * 100 + at).padStart(12, "0");
    const later = new Headers(headers);
    later.set("x-next-cursor", "after " + page);
    const copies = posts.map((post, at) => ({ ...post, id: idOf(at), content: post.content + " " + page }));
    return new Response(JSON.stringify(copies), { status: 200, headers: later });
  };
}`;

/** Goes to the end of the list and presses 'Load More Posts' until it has `posts` entries. */
const loadUntil = (posts: number) =>
  `new Promise((done) => {
    const step = () => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
      const list = document.querySelector("[role=feed]");
      const last = [...list.querySelectorAll("[aria-posinset]")].at(-1);
      const count = Number(last?.ariaPosInSet ?? 0);
      if (count >= ${posts}) return done(count);
      const more = document.querySelector("[role=feed] + div button");
      if (list.ariaBusy !== "true" && !more.disabled) more.click();
      setTimeout(step, 30);
    };
    step();
  })`;

/** Scrolls through many posts on a phone, and reads what memory the page takes then. */
export async function scrollEndlessly(site: Site, posts: number): Promise<EndlessScroll> {
  const visit = await openVisit(site);
  const { page, context, devtools } = visit;
  await page.addInitScript(madeUpPages);
  await openFeed(visit, site.origin);
  const shown = await page.evaluate<number>(loadUntil(posts));
  await page.waitForTimeout(2_000);
  await devtools.send("HeapProfiler.collectGarbage");
  await devtools.send("Performance.enable");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const heap = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN;
  const residentMb = await residentMbOf(page, site.browser);
  await context.close();
  return { posts: shown, residentMb, heapMb: heap / 1e6 };
}

/** Measures the largest process that draws pages, which is this page's. */
async function residentMbOf(page: Page, browser: Browser): Promise<number> {
  await page.bringToFront();
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const sizes = processInfo.filter(({ type }) => type === "renderer").map(async ({ id }) => {
    const status = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
  });
  const known = (await Promise.all(sizes)).filter((size) => !Number.isNaN(size));
  return known.length > 0 ? Math.max(...known) : Number.NaN;
}
