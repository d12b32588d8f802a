import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/access.ts";
import { joinedMember, openSession, signIn } from "../support/members.ts";
import { findInFeed, postWith, publish, publishByForm } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

const help = (page: Page) => page.getByRole("region", { name: "You are not alone" });

for (const width of [1440, 390]) {
  test(`a member who writes about hard feelings is offered help until they close it, at ${width} px`, {
    tag: width === 1440 ? [] : "@deep",
  }, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 844 });
    await openSession(page, await joinedMember(server));
    const words = `I feel like giving up today ${width}-${Date.now()}`;
    const post = await publishByForm(page, words);
    await expect(help(page)).toBeVisible();
    await expect(help(page).getByRole("link", { name: "Find A Helpline" })).toBeVisible();
    await expect(post.getByText("Moderation level: top")).toBeAttached();
    await expectAccessible(page);
    await help(page).getByRole("button", { name: "Close" }).click();
    await expect(help(page)).toBeHidden();
    await page.reload();
    await findInFeed(page, words);
    await expect(help(page)).toBeHidden();
  });
}

test("a comment about hard feelings offers help too @deep", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const post = await publish(page, `A slow day ${Date.now()}`);
  await post.locator("[data-post-link]").click();
  await page.getByLabel("Write a comment").fill("I can't go on like this");
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(help(page)).toBeVisible();
  await help(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(help(page)).toBeHidden();
});

test("a member chooses a filter; low and none say which badge they need @deep", async ({ browser, baseURL, page, server }) => {
  const words = `Damn, what a view ${Date.now()}`;
  const writing = await browser.newPage({ baseURL });
  await openSession(writing, await joinedMember(server));
  const own = await publish(writing, words);
  await expect(own.getByText("Moderation level: high", { exact: true })).toBeAttached();
  await expect(own.getByRole("note")).toContainText("Only you see this note.");
  await signIn(page, await joinedMember(server));
  await expect(page.getByRole("feed")).toBeVisible();
  await expect(postWith(page, words)).toBeHidden();
  await page.goto("/settings");
  const filter = page.getByRole("region", { name: "Content filter level" });
  await expect(filter.getByRole("radio", { name: "Top" })).toBeChecked();
  for (const level of ["Low", "None"]) {
    await expect(filter.getByRole("radio", { name: level })).toBeDisabled();
  }
  await expect(filter.getByText("Needs an active Black Crown or Gold Crown badge.")).toHaveCount(2);
  await filter.getByRole("radio", { name: "High" }).check();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Settings saved", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back" }).click();
  const shown = await findInFeed(page, words);
  await expect(shown.getByText("Moderation level: high", { exact: true })).toBeAttached();
  await expect(shown.getByRole("note")).toHaveCount(0);
});
