import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/access.ts";
import { openOwnPost } from "../support/comments.ts";
import { photo } from "../support/photo.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

test.beforeEach(({ page, server }) => openOwnPost(page, server));

const tiles = (page: Page) =>
  page.getByRole("group", { name: "Pictures", exact: true }).getByRole("listitem");
const send = (page: Page) => page.getByRole("button", { name: "Comment", exact: true });
const comments = (page: Page) => page.getByRole("article", { name: "Comment by" });
const pictures = (page: Page) => comments(page).getByRole("button", { name: /^Open image \d of \d/ });

async function choose(page: Page, names: readonly string[]): Promise<void> {
  await page.getByLabel("Write a comment").focus();
  await page.getByLabel("Choose a photo").setInputFiles(await Promise.all(names.map((name) => photo(name))));
}

async function describe(page: Page, descriptions: readonly string[]): Promise<void> {
  for (const [at, alt] of descriptions.entries()) {
    await tiles(page).nth(at).getByRole("button").first().click();
    await page.getByLabel("Describe the image").fill(alt);
  }
}

test("up to four pictures of a comment stay over a failure and a reload, and appear in their order", async ({ page }) => {
  await choose(page, ["1.jpg", "2.jpg", "3.jpg", "4.jpg", "5.jpg"]);
  await expectToast(page, "Up to 4 pictures can be attached", "5.jpg");
  await expect(tiles(page)).toHaveCount(4);
  await describe(page, ["One", "Two", "Three", "Four"]);
  await page.getByLabel("Write a comment").fill("Look");
  await expectAccessible(page);
  await page.route("**/api/posts/*/comments", (route) => route.abort(), { times: 1 });
  await send(page).click();
  await expectToast(page, "Error", "We couldn't reach the server");
  await page.reload();
  await expect(tiles(page)).toHaveCount(4);
  await send(page).click();
  await expect(comments(page)).toContainText("Look");
  await expect(tiles(page)).toHaveCount(0);
  await expect(pictures(page)).toHaveCount(4);
  for (const [at, alt] of ["One", "Two", "Three", "Four"].entries()) {
    await expect(pictures(page).nth(at)).toHaveAccessibleName(new RegExp(alt));
  }
});

test("a comment of a picture alone is asked once for its description, and sent without @deep", async ({ page }) => {
  await choose(page, ["1.jpg"]);
  await send(page).click();
  const question = page.getByRole("dialog", { name: "Describe your pictures?" });
  await question.getByRole("button", { name: "Post without" }).click();
  await expect(comments(page).getByRole("button", { name: /^Open image/ })).toHaveCount(1);
  await choose(page, ["2.jpg"]);
  await send(page).click();
  await expect(comments(page)).toHaveCount(2);
});

test("a comment waits for uploads that find no connection, and is sent once it is back @deep", async ({ page, context }) => {
  await context.setOffline(true);
  await choose(page, ["1.jpg", "2.jpg"]);
  await describe(page, ["One", "Two"]);
  await expect(page.getByText("No connection. The upload goes on by itself once it is back.")).toBeVisible();
  await send(page).click();
  await context.setOffline(false);
  await expect(pictures(page)).toHaveCount(2);
});
