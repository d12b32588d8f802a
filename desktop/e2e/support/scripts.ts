import { expect, type Locator, type Page } from "@playwright/test";
import { expectToast } from "./toast.ts";

/** Loses every script of these names until the returned function is called. */
export async function loseScripts(page: Page, names: string): Promise<() => Promise<void>> {
  const scripts = `**/assets/{${names}}-*.js`;
  await page.route(scripts, (route) => route.abort("internetdisconnected"));
  return () => page.unroute(scripts);
}

/** Expects the toast about a lost script, and the feed behind it. */
export async function expectLost(page: Page, post: Locator): Promise<void> {
  await expectToast(page, "Error", "This could not be loaded. Check your connection, then reload the page.");
  await expect(post).toBeVisible();
}

/** Presses Reload in the toast about a lost script. */
export async function reloadByToast(page: Page): Promise<void> {
  const loaded = page.waitForEvent("load");
  await page.getByRole("region", { name: /Notifications/ }).getByRole("button", { name: "Reload" }).click();
  await loaded;
}

/**
 * Holds a script back. Returns what lets it through and waits until the page has drawn
 * what was asked of it.
 */
export async function holdScript(page: Page, name: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await held.promise;
    await route.continue();
  });
  return async () => {
    const answer = page.waitForResponse(`**/assets/${name}-*.js`);
    held.resolve();
    const script = await answer;
    await script.finished();
    await page.evaluate((address) => import(address), script.url());
    await waitForDrawing(page);
  };
}

/** Resolves after two frames. */
export const waitForDrawing = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
