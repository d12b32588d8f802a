import type { Page } from "playwright";
import { openFeed, openVisit, type Site, slowProcessor } from "./slow-page.ts";

/**
 * Interaction to next paint in ms, the worst of several uses, as the Event Timing API gives
 * it: in steps of 8 ms.
 */
export interface Interactions {
  readonly likeMs: number;
  readonly menuMs: number;
  readonly typingMs: number;
  /**
   * The most frames that began between a tap on Like and the change of its button; 0 when it
   * changed in the same frame.
   */
  readonly framesToLike: number;
}

const observe = `
  globalThis.worst = 0;
  globalThis.frames = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) worst = Math.max(worst, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: false });
  addEventListener("click", ({ target }) => {
    const button = target.closest?.("[data-post-like]");
    if (!button) return;
    let passed = 0;
    const count = () => { passed += 1; frame = requestAnimationFrame(count); };
    let frame = requestAnimationFrame(count);
    new MutationObserver((_, observer) => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      frames = Math.max(frames, passed);
    }).observe(button, { attributes: true, attributeFilter: ["aria-pressed"] });
  }, true);`;

/** Uses the feed and the composer on a slowed processor, after the page has come to rest. */
export async function measureInteractions(site: Site, uses: number): Promise<Interactions> {
  const visit = await openVisit(site);
  const { page, context } = visit;
  await openFeed(visit, site.origin);
  await page.evaluate(observe);
  await slowProcessor(visit);
  const likes = page.locator("[data-post-like]");
  const likeMs = await worstOf(page, uses, (use) => likes.nth(use).click());
  const menus = page.locator("article").getByRole("button", { name: "More", exact: true });
  const menuMs = await worstOf(page, uses, async (use) => {
    await menus.nth(use).click();
    await page.getByRole("menu").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
  });
  const framesToLike = await page.evaluate<number>("frames");
  await page.getByRole("link", { name: "What lifted you today?" }).click();
  const text = page.getByRole("main").getByRole("textbox").first();
  await text.waitFor();
  await page.waitForTimeout(1_000);
  await text.focus();
  const typingMs = await worstOf(
    page,
    uses,
    () => text.pressSequentially("A quiet walk #calm ", { delay: 60 }),
  );
  await context.close();
  return { likeMs, menuMs, typingMs, framesToLike };
}

async function worstOf(page: Page, uses: number, act: (which: number) => Promise<void>): Promise<number> {
  await page.evaluate("worst = 0");
  for (let which = 0; which < uses; which += 1) {
    await act(which);
    // An entry comes after the paint that it times.
    await page.waitForTimeout(600);
  }
  return await page.evaluate<number>("worst");
}
