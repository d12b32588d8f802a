import type { Page } from "playwright";
import { type HeapSize, measureHeapSize } from "./heap-size.ts";
import { type LongestTask, measureLongestTask } from "./longest-task.ts";
import { openFeed, openVisit, type Site, slowProcessor } from "./slow-page.ts";

/** A feed scrolled to a number of cards, and left. */
export interface Scrolling {
  readonly cards: number;
  /** While pages load and show, and while all that is loaded is scrolled from end to end. */
  readonly loading: LongestTask;
  readonly scrolling: LongestTask;
  /** On another screen before, and on it again after. */
  readonly heap: readonly [before: HeapSize, after: HeapSize];
}

/** One screenful in six frames, as a fast finger does, until the page's end. */
const scrollToEnd = `new Promise((done) => {
  const step = () => {
    scrollBy({ top: 140, behavior: "instant" });
    if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) done();
    else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})`;

const scrollToTop = "scrollTo({ top: 0, behavior: 'instant' })";

// Plain selectors: looking for roles and names in a long page takes tasks of hundreds of
// milliseconds, which would be measured too.
const countCards = "document.querySelectorAll('[role=feed] article').length";
const findMore = `(() => {
  const { x, y, width, height } = document.querySelector("[role=feed] + div button").getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;
/** Waits until the list has more cards and nothing moves. */
const waitForMoreScript = (shown: number) =>
  `new Promise((done) => {
    const look = () => {
      const isBusy = document.querySelector("[role=feed]").ariaBusy === "true";
      if (isBusy || ${countCards} <= ${shown}) setTimeout(look, 50);
      else done();
    };
    look();
  })`;

export async function scrollFeed(site: Site, cards: number, isSlow: boolean): Promise<Scrolling> {
  const visit = await openVisit(site);
  const { page, context, devtools } = visit;
  await openFeed(visit, site.origin);
  // Loads the code for more pages first, so that it is not counted as memory that stays.
  await loadCards(page, 1 + await page.evaluate<number>(countCards));
  await page.evaluate(scrollToTop);
  await leaveFeed(page);
  const before = await measureHeapSize(devtools);
  await page.goBack();
  await page.locator("article").first().waitFor();
  if (isSlow) await slowProcessor(visit);
  // Slowing takes a long task itself.
  await page.waitForTimeout(1_000);
  let shown = 0;
  const loading = await measureLongestTask(page, async () => shown = await loadCards(page, cards));
  await page.evaluate(scrollToTop);
  await page.waitForTimeout(500);
  const scrolling = await measureLongestTask(page, () => page.evaluate(scrollToEnd));
  await page.evaluate(scrollToTop);
  await leaveFeed(page);
  const after = await measureHeapSize(devtools);
  await context.close();
  return { cards: shown, loading, scrolling, heap: [before, after] };
}

/** Presses 'Load More Posts' at the end of the list, as often as it takes. */
async function loadCards(page: Page, wanted: number): Promise<number> {
  let shown = await page.evaluate<number>(countCards);
  while (shown < wanted) {
    await page.evaluate(scrollToEnd);
    const more = await page.evaluate<{ x: number; y: number }>(findMore);
    await page.mouse.click(more.x, more.y);
    await page.evaluate(waitForMoreScript(shown));
    shown = await page.evaluate<number>(countCards);
  }
  return shown;
}

async function leaveFeed(page: Page): Promise<void> {
  await page.locator("a[href='/xp-history']").first().click();
  await page.getByRole("heading", { level: 1, name: "XP history" }).waitFor();
  await page.waitForTimeout(2_000);
}
