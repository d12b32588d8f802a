import { expectAccessible } from "../support/access.ts";
import { comment, openOwnPost } from "../support/comments.ts";
import { chooseOption } from "../support/controls/choose-option.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { publishForId } from "../support/posts.ts";
import { expectEndsAbove, openKeyboard } from "../keyboard/on-screen-keyboard.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

test.beforeEach(({ page, server }) => openOwnPost(page, server));

test("comments are sorted oldest, newest or most liked first @deep", async ({ page }) => {
  for (const words of ["First words", "Second words", "Third words"]) await comment(page, words);
  const texts = page.getByRole("article", { name: "Comment by" });
  await expect(texts).toContainText(["First", "Second", "Third"]);
  await texts.filter({ hasText: "Second" }).getByRole("button", { name: "Like comment" }).click();
  await chooseOption(page.getByLabel("Sort comments"), "Newest first");
  await expect(texts).toContainText(["Third", "Second", "First"]);
  await chooseOption(page.getByLabel("Sort comments"), "Most liked first");
  await expect(texts).toContainText(["Second", "First", "Third"]);
});

test("blank comments are not sent, and 500 characters is the limit", async ({ page }) => {
  const field = page.getByLabel("Write a comment");
  const send = page.getByRole("button", { name: "Comment", exact: true });
  await field.fill("   \n ");
  await expect(send).toBeDisabled();
  await field.fill("a".repeat(501));
  await expect(page.getByText("501/500")).toBeVisible();
  await expect(send).toBeDisabled();
  await field.fill("a".repeat(500));
  await expect(send).toBeEnabled();
});

test("a comment's text survives a failure and a reload @deep", async ({ page }) => {
  await page.route("**/api/posts/*/comments", (route) => route.abort(), { times: 1 });
  await page.getByLabel("Write a comment").fill("Not lost");
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  await expectToast(page, "Error", "We couldn't reach the server");
  await page.reload();
  await expect(page.getByLabel("Write a comment")).toHaveValue("Not lost");
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(page.getByRole("article", { name: "Comment by" })).toContainText("Not lost");
  await expect(page.getByLabel("Write a comment")).toHaveValue("");
});

test("a deleted comment with replies stays as a tombstone; a refused deletion restores the comment @walk", async ({ page }) => {
  const top = await comment(page, "Soon gone");
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  await page.getByLabel("Write a reply").fill("But I stay");
  await page.getByLabel("Write a reply").press("Control+Enter");
  await expect(page.getByRole("heading", { name: "2 comments" })).toBeVisible();
  const remove = async () => {
    await top.getByRole("button", { name: "Comment options" }).click();
    await expect(page.getByRole("menuitem")).toHaveText(["Delete"]);
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  };
  await page.route("**/api/comments/*", (route) => route.fulfill({ status: 502 }), { times: 1 });
  await remove();
  await expectToast(page, "Error", "Failed to delete comment");
  await expect(top).toBeVisible();
  await remove();
  await expect(page.getByText("Comment deleted")).toBeVisible();
  await expect(page.getByRole("heading", { name: "1 comment", exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Comment deleted")).toBeVisible();
  await expect(page.getByText("But I stay")).toBeVisible();
});

test("on a phone the comment box opens above the bottom bar and stays above the keyboard @deep", async ({ page, server }) => {
  const member = await joinedMember(server);
  await openSession(page, member);
  await publishForId(page, `Talk to me, ${member.username}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${member.username}`);
  const open = page.getByRole("main").getByRole("button", { name: "Comments", exact: true });
  const { y = 0, height = 0 } = await open.boundingBox() ?? {};
  // The card ends at the bottom bar.
  const bar = 64;
  await page.setViewportSize({ width: 390, height: Math.ceil(y + height) + bar });
  const send = (name: string) => page.getByRole("button", { name, exact: true });
  await open.click();
  await page.getByLabel("Write a comment").fill("Above the bar");
  await expectEndsAbove(send("Comment"), Math.ceil(y + height));
  await openKeyboard(page, 320);
  await expectEndsAbove(send("Comment"), 320);
  await page.getByLabel("Write a comment").fill("It grows\n".repeat(5));
  await expectEndsAbove(send("Comment"), 320);
});

test("a muted member's comment is in neither the count nor the list, which says that some are hidden @deep", async ({ page, server }) => {
  const other = await joinedMember(server);
  const calls = await server.as(other);
  const { id } = await calls.get<{ id: string }>("/api/auth/user");
  await calls.post(`/api${new URL(page.url()).pathname.replace("post", "posts")}/comments`, {
    content: "Soon unheard",
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: "1 comment", exact: true })).toBeVisible();
  const note = page.getByText("Some comments are not shown to you");
  await expect(note).toHaveCount(0);
  await page.evaluate(
    (path) => fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: "{}" }),
    `/api/users/${id}/mute`,
  );
  await page.reload();
  await expect(note).toBeVisible();
  await expect(page.getByRole("button", { name: "Comments", exact: true })).toBeVisible();
  await comment(page, "My own");
  await expect(page.getByRole("button", { name: "Comments, 1 comment" })).toBeVisible();
  await expectAccessible(page);
});

test("a refused comment like is undone", async ({ page }) => {
  const liked = await comment(page, "Like me");
  await page.route("**/api/comments/*/like", (route) => route.fulfill({ status: 500 }), { times: 1 });
  const like = liked.getByRole("button", { name: "Like comment" });
  await like.click();
  await expectToast(page, "Error", "Failed to like comment");
  await expect(like).toHaveAttribute("aria-pressed", "false");
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(like).toHaveAttribute("aria-pressed", "true");
});

test("a long conversation is folded under a card, and whole on the post's page @deep", async ({ page, server }) => {
  const member = await joinedMember(server);
  const calls = await server.as(member);
  const { id } = await calls.post<{ id: string }>("/api/posts", { content: `Much talk, ${member.username}` });
  const say = (content: string, parentId?: string) =>
    calls.post<{ id: string }>(`/api/posts/${id}/comments`, { content, parentId });
  const first = await say("Comment 1");
  for (let n = 1; n <= 6; n++) await say(`Reply ${n}`, first.id);
  for (let n = 2; n <= 9; n++) await say(`Comment ${n}`);
  await page.goto(`/${member.username}`);
  const post = page.getByRole("feed").getByRole("article").first();
  await post.getByRole("button", { name: "Comments, 15 comments" }).click();
  const texts = page.getByRole("article", { name: "Comment by" });
  await expect(post.getByRole("button", { name: "Show 3 more replies" })).toBeVisible();
  // Four of the first thread, and whole threads until there are ten.
  await expect(texts).toHaveCount(10);
  await post.getByRole("link", { name: "Load More Comments" }).click();
  await expect(page).toHaveURL(`/post/${id}#comments`);
  await expect(page.getByRole("link", { name: "Load More Comments" })).toHaveCount(0);
  await page.getByRole("button", { name: "Show 3 more replies" }).click();
  await expect(texts).toHaveCount(15);
  await test.step("another member's comment is reported from its menu, and the focus returns to the menu", async () => {
    const options = texts.first().getByRole("button", { name: "Comment options" });
    await options.click();
    await expect(page.getByRole("menuitem")).toHaveText(["Report"]);
    await expectAccessible(page);
    await page.getByRole("menuitem", { name: "Report" }).click();
    const dialog = page.getByRole("dialog", { name: "Report comment" });
    await expect(dialog.getByText("Only moderators see who reported this.")).toBeVisible();
    await dialog.getByRole("button", { name: "Send report" }).click();
    await expect(dialog.getByText("Please choose the rule that it breaks.")).toBeVisible();
    await expect(dialog.getByLabel("Which rule is it about?")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(options).toBeFocused();
  });
  await test.step("a name is completed in a reply", async () => {
    await page.getByRole("button", { name: "Reply", exact: true }).first().click();
    await page.getByLabel("Write a reply").pressSequentially(`@${member.username.slice(0, -2)}`);
    await expect(page.getByRole("listbox", { name: "Members" }).getByRole("option")).toContainText([
      member.username,
    ]);
    await page.getByLabel("Write a reply").press("Enter");
    await expect(page.getByLabel("Write a reply")).toHaveValue(`@${member.username} `);
  });
});
