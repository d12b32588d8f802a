import { test as base } from "@playwright/test";
import { type Api, api } from "./api.ts";

/**
 * `test` of every spec: relative addresses lead to the server of this run, `server` calls it from
 * outside the browser.
 */
export const test = base.extend<{ server: Api }>({
  baseURL: async ({}, use) => {
    const url = process.env["E2E_BASE_URL"];
    if (!url) throw new Error("E2E_BASE_URL is not set: run through playwright.config.ts");
    await use(url);
  },
  // Tests of a worker share a page (reuseContext), and this is not reset between them.
  page: async ({ page }, use) => {
    await use(page);
    // A response that a test's route is still fetching would fail the test that has ended.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
    // Part of what set its clock may stay in the page, and throw: the next test gets another one.
    if (await page.evaluate(() => "__pwClock" in globalThis).catch(() => true)) await page.close();
  },
  server: async ({ baseURL }, use) => {
    await use(api(baseURL ?? ""));
  },
});

export { expect } from "@playwright/test";
