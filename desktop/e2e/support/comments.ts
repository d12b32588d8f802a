import type { Locator, Page } from "@playwright/test";
import type { Api } from "./api.ts";
import { joinedMember, openSession } from "./members.ts";
import { publishForId } from "./posts.ts";
import { expect } from "./test.ts";

/** Opens the page of a new post of a new member, Ola Own. */
export async function openOwnPost(page: Page, server: Api): Promise<void> {
  await openSession(page, await joinedMember(server, { displayName: "Ola Own" }));
  await page.goto(`/post/${await publishForId(page, `Talk to me, ${crypto.randomUUID()}`)}`);
  // Read before a test changes the calls, so that only the calls of the test change.
  await expect(page.getByText("No comments yet. Be the first to comment!")).toBeVisible();
}

/** Writes a comment on the open post and returns it. */
export async function comment(page: Page, words: string): Promise<Locator> {
  await page.getByLabel("Write a comment").fill(words);
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  const added = page.getByRole("article", { name: "Comment by" }).filter({ hasText: words });
  await expect(added).toBeVisible();
  return added;
}
