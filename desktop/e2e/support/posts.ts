import { expect, type Locator, type Page } from "@playwright/test";

/** The card of the post with these words. */
export function postWith(page: Page, words: string): Locator {
  return page.getByRole("article").filter({ hasText: words }).first();
}

/** Writes a post through the composer and waits until the feed shows it. */
export async function publish(page: Page, words: string): Promise<Locator> {
  await page.goto("/create-post");
  await page.getByLabel("Post text").fill(words);
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(postWith(page, words)).toBeVisible();
  return postWith(page, words);
}
