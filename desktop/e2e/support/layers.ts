import { expect, type Page } from "@playwright/test";

/**
 * How many menus, dialogs and lists stand in the page's history, where Back closes them. Each comes
 * and goes a moment after it is seen to.
 */
export function countLayers(page: Page): Promise<number> {
  return page.evaluate(() => (history.state as { readonly layers?: number } | null)?.layers ?? 0);
}

/** Await it before Back or a load, which would come in between. */
export async function expectLayers(page: Page, count: number): Promise<void> {
  await expect.poll(() => countLayers(page)).toBe(count);
}
