import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/access.ts";
import { comment, openOwnPost } from "../support/comments.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

const saying = (page: Page, words: string) =>
  page.getByRole("article", { name: "Comment by" }).filter({ hasText: words });
const fold = (page: Page, words: string) =>
  saying(page, words).getByRole("button", { name: "Fold", exact: true });
const unfold = (page: Page, words: string) =>
  saying(page, words).getByRole("button", { name: "Unfold", exact: true });
const showMore = (page: Page) => page.getByRole("button", { name: /^Show \d+ more$/ });

test("an author folds comments below their post for everybody; links to them open them @walk", async ({ page, server, browser }) => {
  await openOwnPost(page, server);
  const postId = page.url().split("/").at(-1) ?? "";
  const [writer, other] = [await joinedMember(server), await joinedMember(server)];
  const write = async (content: string, parentId?: string) =>
    (await (await server.as(writer)).post<{ id: string }>(`/api/posts/${postId}/comments`, {
      content,
      parentId,
    })).id;
  const id = await write("A bit beside the point");
  await write("To the point");
  await page.reload();
  const own = await comment(page, "Thank you");
  await expect(own.getByRole("button", { name: "Fold", exact: true })).toHaveCount(0);
  await fold(page, "A bit beside").press("Enter");
  await expect(saying(page, "A bit beside")).toHaveCount(0);
  await expect(showMore(page)).toBeFocused();
  await expect(showMore(page)).toHaveText("Show 1 more");
  await expectAccessible(page);
  await expect(page.getByRole("heading", { name: "3 comments" })).toBeVisible();

  const reader = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  await openSession(reader, other);
  await reader.goto(`/post/${postId}`);
  await expect(saying(reader, "To the point")).toBeVisible();
  await expect(saying(reader, "A bit beside")).toHaveCount(0);
  await expectAccessible(reader);
  await showMore(reader).press("Enter");
  await expect(saying(reader, "A bit beside")).toBeFocused();
  await expect(fold(reader, "A bit beside")).toHaveCount(0);
  await expect(unfold(reader, "A bit beside")).toHaveCount(0);
  await reader.goto(`/post/${postId}?comment=${id}`);
  await expect(saying(reader, "A bit beside")).toBeFocused();
  await openSession(reader, writer);
  await reader.goto(`/post/${postId}`);
  // In its place, since it is their own.
  await expect(saying(reader, "A bit beside").getByText("Folded", { exact: true })).toBeVisible();
  await reader.close();

  await showMore(page).press("Enter");
  await unfold(page, "A bit beside").press("Enter");
  await expect(showMore(page)).toHaveCount(0);
  await expect(fold(page, "A bit beside")).toBeFocused();
});

test("a folded reply waits below the others, and comes back when the server refuses", async ({ page, server }) => {
  await openOwnPost(page, server);
  const postId = page.url().split("/").at(-1) ?? "";
  const writer = await server.as(await joinedMember(server));
  const { id } = await writer.post<{ id: string }>(`/api/posts/${postId}/comments`, { content: "The first" });
  for (const content of ["One answer", "Another answer"]) {
    await writer.post(`/api/posts/${postId}/comments`, { content, parentId: id });
  }
  await writer.post(`/api/posts/${postId}/comments`, { content: "Off topic" });
  await page.reload();
  await fold(page, "One answer").click();
  await expect(showMore(page)).toHaveText("Show 1 more");
  await expect(saying(page, "Another answer")).toBeVisible();
  // The comments' own button, below that of the replies.
  await fold(page, "Off topic").press("Enter");
  await expect(showMore(page)).toHaveCount(2);
  await expect(showMore(page).last()).toBeFocused();
  await showMore(page).last().click();
  await unfold(page, "Off topic").click();
  await expect(fold(page, "Off topic")).toBeFocused();
  await page.route("**/fold", (route) => route.fulfill({ status: 502 }), { times: 1 });
  await fold(page, "Another answer").click();
  await expect(saying(page, "Another answer")).toBeVisible();
  await showMore(page).click();
  await unfold(page, "One answer").click();
  await expect(fold(page, "One answer")).toBeVisible();
});
