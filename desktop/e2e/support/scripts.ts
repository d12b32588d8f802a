import { expect, type Locator, type Page } from "@playwright/test";
import { expectToast } from "./toast.ts";

/** No script of these names reaches the page until the connection is back. */
export async function loseScripts(page: Page, names: string): Promise<() => Promise<void>> {
  const scripts = `**/assets/{${names}}-*.js`;
  await page.route(scripts, (route) => route.abort("internetdisconnected"));
  return () => page.unroute(scripts);
}

/** A script of this name is asked for, and lost. */
export const failureOf = (page: Page, name: string) =>
  page.waitForEvent("requestfailed", (request) => request.url().includes(`/assets/${name}-`));

/** A toast says so, and the feed stands. */
export async function expectLost(page: Page, post: Locator): Promise<void> {
  await expectToast(page, "Error", "This could not be loaded. Check your connection and try again.");
  await expect(post).toBeVisible();
  await page.getByRole("region", { name: /Notifications/ }).getByRole("button", { name: "Dismiss" }).click();
}

/** Holds a script back. What it answers lets it come, and waits until the page has drawn what was asked of it. */
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
    await drawn(page);
  };
}

/** Two frames were drawn. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
