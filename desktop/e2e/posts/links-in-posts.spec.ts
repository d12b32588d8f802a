import type { Page } from "@playwright/test";
import type { Post } from "#shared/posts/post-shapes.ts";
import { textCases } from "#shared/posts/testing/text-cases.ts";
import { expectAccessible } from "../support/access.ts";
import { isDeep } from "../support/deep.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { postWith, publishForId } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

/** Where the links of a text lead, as written in addresses. */
async function linksOf(page: Page, words: string): Promise<string[]> {
  const hrefs = await postWith(page, words).locator("[dir=auto] a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  return hrefs.map((href) => decodeURIComponent(href));
}

test("tags, members and addresses are links in every script, and no other words are", async ({ page, server }) => {
  const [ada, iris] = [await joinedMember(server), await joinedMember(server)];
  await openSession(page, ada);
  const named = (text: string) => text.replaceAll("ada", ada.username).replaceAll("iris", iris.username);
  const content = ["Cases:", ...textCases.map(({ text }) => named(text)), "by @nobody_by_this_name"].join(
    "\n",
  );
  const id = await publishForId(page, content);
  const expected = textCases.flatMap(({ tags = [], mentions = [], links = [] }) => [
    ...tags.map((tag) => `/hashtag/${tag}`),
    ...mentions.map((name) => `/${named(name)}`),
    ...links,
  ]);
  await page.goto(`/post/${id}`);
  await expect(postWith(page, "Cases:")).toBeVisible();
  expect(await linksOf(page, "Cases:")).toEqual(expected);
});

test("copying a text copies the whole address of a link that is shown shortened", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const long = `https://example.org/${"a-long-walk/".repeat(6)}end?from=home#tea`;
  const content = `Before ${long}, then @nobody_here and\nwww.example.com/tea behind it`;
  const id = await publishForId(page, content);
  await page.goto(`/post/${id}`);
  const link = page.getByRole("link", { name: "example.org/a-long-walk/a-long-walk/a-lo…", exact: true });
  await expect(link).toHaveAttribute("title", long);
  // Only what is shown has a size.
  expect((await link.boundingBox())?.width).toBeLessThan(360);
  await postWith(page, "Before").locator("[dir=auto]").first().evaluate((text) => {
    getSelection()?.selectAllChildren(text);
  });
  await page.keyboard.press("Control+c");
  const comment = page.getByLabel("Write a comment");
  await comment.focus();
  await page.keyboard.press("Control+v");
  await expect(comment).toHaveValue(content.replace("www.", "https://www."));
});

test("covered words show when asked for, and links of young accounts in a wave of spam are text", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const id = await publishForId(page, "Crystals at https://spam.example/now #calm");
  await page.route(`**/api/posts/${id}`, async (route) => {
    const response = await route.fetch();
    const post = await response.json() as Post;
    const json = {
      ...post,
      isCovered: true,
      coveredBy: "moderator",
      author: { ...post.author, hasInertLinks: true },
    };
    await route.fulfill({ response, json });
  });
  await page.goto(`/post/${id}`);
  const show = page.getByRole("button", { name: "Show", exact: true });
  await expect(show).toHaveAccessibleDescription("A moderator covered this.");
  await expect(page.getByText("Crystals")).toHaveCount(0);
  expect(await page.title()).not.toContain("Crystals");
  if (isDeep) await expectAccessible(page);
  await show.press("Enter");
  const hide = page.getByRole("button", { name: "Hide", exact: true, expanded: true });
  await expect(hide).toBeFocused();
  expect(await linksOf(page, "Crystals")).toEqual(["/hashtag/calm"]);
  await expect(page.getByText("spam.example/now")).toBeVisible();
  if (isDeep) await expectAccessible(page);
  await hide.press("Enter");
  await expect(page.getByText("Crystals")).toHaveCount(0);
});
