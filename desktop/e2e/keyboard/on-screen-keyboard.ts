import { expect, type Locator, type Page } from "@playwright/test";

/** As an on-screen keyboard that lies over the page: only this much of the window stays visible. */
export async function openKeyboard(page: Page, visible: number): Promise<void> {
  await page.evaluate((height) => {
    Object.defineProperty(visualViewport, "height", { configurable: true, value: height });
    visualViewport?.dispatchEvent(new Event("resize"));
  }, visible);
}

/** Expects that a part of the page ends above this height of the window. */
export async function expectEndsAbove(part: Locator, limit: number): Promise<void> {
  await expect(async () => {
    const { y = 0, height = 0 } = await part.boundingBox() ?? {};
    expect(y + height).toBeLessThanOrEqual(limit);
    expect(y).toBeGreaterThan(0);
  }).toPass({ timeout: 5_000 });
}
