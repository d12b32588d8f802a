import { expect, type Locator, type Page } from "@playwright/test";
import type { Api } from "./api.ts";
import type { Member } from "./members.ts";

/** The card of the post with these words. */
export function postWith(page: Page, words: string): Locator {
  return page.getByRole("article").filter({ hasText: words }).first();
}

/** Publishes a post by the API as the member of the page, and finds it in their feed. */
export async function publish(page: Page, words: string): Promise<Locator> {
  await publishAll(page, [words]);
  await page.goto("/");
  return await findInFeed(page, words);
}

/** Publishes a post by the API as the member of the page, and returns its id. */
export async function publishForId(page: Page, content: string): Promise<string> {
  const origin = process.env["E2E_BASE_URL"] ?? "";
  const answer = await page.request.post(`${origin}/api/posts`, {
    headers: { Origin: origin },
    data: { content },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json() as { id: string }).id;
}

/**
 * Publishes posts by the API as the member of the page, in this order; the page stays where it is.
 */
export async function publishAll(page: Page, texts: readonly string[]): Promise<void> {
  for (const content of texts) await publishForId(page, content);
}

/** Publishes a post by the API as another member. */
export async function publishAs(server: Api, member: Member, content: string): Promise<void> {
  await (await server.as(member)).post("/api/posts", { content });
}

/** Writes a post through the composer and waits until the feed shows it. */
export async function publishByForm(page: Page, words: string): Promise<Locator> {
  await page.goto("/create-post");
  await page.getByLabel("Post text").fill(words);
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(postWith(page, words)).toBeVisible();
  return postWith(page, words);
}

/**
 * The post in the feed, looked for page by page as a reader would: others may have
 * written a lot meanwhile.
 */
export async function findInFeed(page: Page, words: string): Promise<Locator> {
  const more = page.getByRole("button", { name: "Load More Posts" });
  await expect(page.getByRole("feed")).toBeVisible();
  await expect(async () => {
    if (await postWith(page, words).count() > 0) return;
    await more.click({ timeout: 1_000 });
    await expect(postWith(page, words)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  return postWith(page, words);
}
