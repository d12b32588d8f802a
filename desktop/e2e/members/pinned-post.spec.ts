import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/access.ts";
import { changeUser } from "../support/as-server.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { publishForId } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

const pinned = (page: Page) => page.getByRole("region", { name: "Pinned post" });
const list = (page: Page) => page.getByRole("feed", { name: /^Posts by/ });

test("a pinned post stands first on the profile for its author and others, until another one is pinned", async ({ page, browser, baseURL, server }) => {
  const member = await joinedMember(server);
  await openSession(page, member);
  const rest = crypto.randomUUID();
  for (const words of ["First", "Second", "Third"]) await publishForId(page, `${words} walk, ${rest}`);
  await page.goto(`/${member.username}`);
  const cardOf = (words: string) => list(page).getByRole("article").filter({ hasText: `${words} walk` });
  await cardOf("First").getByRole("button", { name: "Pin to profile" }).click();
  await expectToast(page, "Pinned to your profile");
  await expect(pinned(page)).toContainText(`First walk, ${rest}`);
  await expect(pinned(page)).toContainText("Pinned");
  await expect(list(page).getByRole("article")).toHaveCount(3);
  await expectAccessible(page);
  await page.reload();
  await expect(pinned(page)).toContainText("First walk");

  const theirs = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await openSession(theirs, await joinedMember(server));
  await theirs.goto(`/${member.username}`);
  await expect(pinned(theirs)).toContainText("First walk");
  await expect(pinned(theirs).getByRole("button", { name: /Pin|Unpin/ })).toHaveCount(0);

  await cardOf("Second").getByRole("button", { name: "Pin to profile" }).click();
  await expect(pinned(page)).toContainText("Second walk");
  await theirs.reload();
  await expect(pinned(theirs)).toContainText("Second walk");
  await pinned(page).getByRole("button", { name: "Unpin from profile" }).click();
  await expect(pinned(page)).toHaveCount(0);
  await theirs.reload();
  await expect(list(theirs).getByRole("article")).toHaveCount(3);
  await expect(pinned(theirs)).toHaveCount(0);
  await theirs.context().close();
});

test("the row of one's own post fits a small phone, and another device follows what is pinned", async ({ page, browser, baseURL, server }) => {
  const member = await joinedMember(server);
  await page.setViewportSize({ width: 360, height: 640 });
  await openSession(page, member);
  // With all that the row can offer.
  await changeUser(page, { xp: 9000, canMakeAudio: true });
  const id = await publishForId(page, `By the lake, ${crypto.randomUUID()} ${"and on ".repeat(80)}`);
  await page.goto(`/${member.username}`);
  const card = list(page).getByRole("article").first();
  const button = card.getByRole("button", { name: "Pin to profile" });
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(card.getByRole("button", { name: "Promote" })).toBeVisible();
  await expect(card.getByRole("button", { name: "Generate audio" })).toBeVisible();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const bookmark = card.getByRole("button", { name: "Bookmark" });
    const [box, cardBox] = [await bookmark.boundingBox(), await card.boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((cardBox?.x ?? 0) + (cardBox?.width ?? 0));
  }
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await openSession(other, member);
  await other.goto(`/${member.username}`);
  await expect(list(other).getByRole("article")).toHaveCount(1);
  await button.click();
  await expect(pinned(other)).toContainText("By the lake");
  await page.request.delete(`/api/posts/${id}`, { headers: { Origin: process.env["E2E_BASE_URL"] ?? "" } });
  await page.reload();
  await expect(page.getByText("You haven't posted yet.")).toBeVisible();
  await expect(pinned(page)).toHaveCount(0);
  await other.context().close();
});
