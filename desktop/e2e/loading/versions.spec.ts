import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/access.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { expect, test as base } from "../support/test.ts";

/** A server that accepts only clients of a later release. */
const test = base.extend<object, { site: RunningServer }>({
  site: [async ({}, use) => {
    const site = await startServer({ OLDEST_CLIENT: "9.0.0" });
    await use(site);
    await site.stop();
  }, { scope: "worker", timeout: 180_000 }],
});

const bar = (page: Page) => page.getByRole("status", { name: "Update" });
const draft = (page: Page) => page.getByLabel("Post text");

test.describe("a page below the oldest client", () => {
  test.use({ baseURL: async ({ site }, use) => use(site.url) });

  test("offers to reload, does so only for another page, and keeps the draft @deep", async ({ page, server, baseURL }) => {
    await signIn(page, await joinedMember(server), "/login", baseURL);
    await expect(bar(page)).toContainText("A new version of Glimmer is here");
    await expectAccessible(page);
    await page.goto("/create-post");
    await expect(bar(page)).toBeVisible();
    await draft(page).fill("Half a thought");
    let loads = 0;
    page.on("load", () => loads++);
    await bar(page).getByRole("button", { name: "Reload" }).press("Enter");
    await expect(bar(page)).toContainText("It isn't available yet. Try again in a few minutes.");
    expect(loads).toBe(0);
    await page.route("/create-post", async (route) => {
      if (route.request().resourceType() === "document") return await route.continue();
      const old = await (await route.fetch()).text();
      await route.fulfill({
        body: old.replace(/(<script type="module"[^>]*src=")[^"]+/, "$1/assets/newer.js"),
      });
    });
    await bar(page).getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => loads).toBe(1);
    await expect(draft(page)).toHaveValue("Half a thought");
    await bar(page).getByRole("button", { name: "Update later" }).click();
    await expect(bar(page)).toHaveCount(0);
  });
});

test("with a newer server the page says nothing until something does not fit", async ({ page, server }) => {
  let isKnown = true;
  await page.route("**/api/**", async (route) => {
    const isLost = !isKnown && route.request().url().includes("/api/leaderboard");
    const response = await route.fetch();
    const headers = { ...response.headers(), "x-release": "9.0.0;0.2.0" };
    const json = { message: "There's nothing at this address.", code: "unknown_call", requestId: "r" };
    await route.fulfill(
      isLost ? { status: 404, headers: { "x-release": headers["x-release"] }, json } : { response, headers },
    );
  });
  await signIn(page, await joinedMember(server));
  await expect(page.getByRole("tab", { name: "All Posts" })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  isKnown = false;
  await page.getByRole("link", { name: "Leaderboard" }).first().click();
  await expect(bar(page).getByRole("button", { name: "Reload" })).toBeVisible();
});
