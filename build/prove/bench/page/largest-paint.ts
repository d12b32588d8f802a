import { openFeed, openVisit, type Site, slowNetwork, slowProcessor } from "./slow-page.ts";

/** The largest paint of one visit of the feed. Times in ms since the navigation. */
export interface LargestPaint {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** The element's text, or the address of an image. */
  readonly what: string;
  /** When the app itself had drawn the cards. */
  readonly usableMs: number;
  readonly layoutShift: number;
}

const observe = `
  globalThis.paints = { largest: null, shift: 0 };
  // Named at once: the app replaces what the preview drew.
  const nameOf = ({ url, element }) => url || element?.textContent.trim() || "an element that is gone";
  new PerformanceObserver((list) => {
    const largest = list.getEntries().at(-1);
    paints.largest = { startTime: largest.startTime, what: nameOf(largest).slice(0, 60) };
  })
    .observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => paints.shift += value))
    .observe({ type: "layout-shift", buffered: true });`;

const read = `({
  firstPaintMs: performance.getEntriesByName("first-contentful-paint")[0].startTime,
  largestPaintMs: paints.largest.startTime,
  what: paints.largest.what,
  layoutShift: paints.shift,
})`;

/**
 * Opens the feed on a slowed processor and network.
 * @param isWarm whether the browser has been there before, so that it has the scripts. No service
 * worker serves pages.
 */
export async function measureLargestPaint(site: Site, isWarm: boolean): Promise<LargestPaint> {
  const visit = await openVisit(site);
  const { page, context } = visit;
  if (isWarm) {
    await openFeed(visit, site.origin);
    await page.goto("about:blank");
  }
  await page.addInitScript(observe);
  await slowNetwork(visit);
  await slowProcessor(visit);
  await page.goto(site.origin, { waitUntil: "commit" });
  await page.locator("#root:not(:has([data-starting])) [data-post-like]").first().waitFor();
  const usableMs = await page.evaluate<number>("performance.now()");
  // A larger paint that comes later, such as an image, still counts.
  await page.waitForTimeout(4_000);
  const paint = await page.evaluate<Omit<LargestPaint, "usableMs">>(read);
  await context.close();
  return { ...paint, usableMs };
}
