import { openFeed, openVisit, type Site, slowProcessor } from "./slow-page.ts";
import { measureWorstInteraction, observeInteractions, openMenu } from "./worst-interaction.ts";

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

const observeFrames = `
  globalThis.frames = 0;
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
  await page.evaluate(observeInteractions);
  await page.evaluate(observeFrames);
  await slowProcessor(visit);
  const likes = page.locator("[data-post-like]");
  const likeMs = await measureWorstInteraction(page, uses, (use) => likes.nth(use).click());
  const menus = page.locator("article").getByRole("button", { name: /^(Post options|More)$/ });
  const menuMs = await measureWorstInteraction(
    page,
    uses,
    (use) => openMenu(page, () => menus.nth(use).click()),
  );
  const framesToLike = await page.evaluate<number>("frames");
  await page.getByRole("link", { name: "What lifted you today?" }).click();
  const text = page.getByRole("main").getByRole("textbox").first();
  await text.waitFor();
  await page.waitForTimeout(1_000);
  await text.focus();
  const typingMs = await measureWorstInteraction(
    page,
    uses,
    () => text.pressSequentially("A quiet walk #calm ", { delay: 60 }),
  );
  await context.close();
  return { likeMs, menuMs, typingMs, framesToLike };
}
