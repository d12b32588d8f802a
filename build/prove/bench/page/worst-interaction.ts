import type { Page } from "playwright";

/** Notes the worst interaction to next paint that the Event Timing API gives, in steps of 8 ms. */
export const observeInteractions = `
  globalThis.worst = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) worst = Math.max(worst, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: false });`;

/** The worst interaction to next paint, in ms, of several uses of an observed page. */
export async function measureWorstInteraction(
  page: Page,
  uses: number,
  act: (which: number) => Promise<void>,
): Promise<number> {
  await page.evaluate("worst = 0");
  for (let which = 0; which < uses; which += 1) {
    await act(which);
    // An entry comes after the paint that it times.
    await page.waitForTimeout(600);
  }
  return await page.evaluate<number>("worst");
}

/**
 * Opens a menu and closes it again. What follows a press is found by plain selectors: looking for a
 * role takes the page tens of milliseconds before it paints, which would be measured too.
 */
export async function openMenu(page: Page, press: () => Promise<void>): Promise<void> {
  const menu = page.locator("[role=menu]");
  await press();
  await menu.waitFor();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });
}
