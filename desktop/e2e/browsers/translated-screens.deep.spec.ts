import { ask, chatOf, expectXp, memberWithXp, test } from "../assistant/assistant-test.ts";
import { composer, messageWith, twoMembers, write } from "../messages/two-members.ts";
import { bell, openLive, publishPosts } from "../notifications/live-page.ts";
import { comment } from "../support/comments.ts";
import { chooseOption } from "../support/controls/choose-option.ts";
import { fillInRegistration, joinedMember, openSession, stranger, uniqueWord } from "../support/members.ts";
import { postWith } from "../support/posts.ts";
import { expect } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";
import { expectWholeTranslation, translatePage } from "./translate-page.ts";

// One worker, one server.
test.describe.configure({ mode: "default" });

let errors: string[] = [];
test.beforeEach(async ({ page }) => {
  errors = await translatePage(page);
});
test.afterEach(({ page }) => expectWholeTranslation(page, errors));

test("a visitor creates an account", async ({ page }) => {
  const member = stranger();
  await page.goto("/register");
  await fillInRegistration(page, member);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(`The link is for @${member.username}.`);
  await page.getByRole("button", { name: "Resend Verification Email" }).click();
  await expectToast(page, "Verification Email Sent");
  await page.getByRole("link", { name: "Go to Login" }).click();
  await expect(page.getByLabel("Email")).toBeVisible();
});

test("the feed loads more, and a post is written, liked, shared and deleted", async ({ page, server, site }) => {
  const member = await joinedMember(server);
  await publishPosts(
    await server.as(member),
    ...Array.from({ length: 25 }, (_, n) => `Note ${n}. #quiet days`),
  );
  await openSession(page, member, site.url);
  await page.goto("/");
  const cards = page.getByRole("feed").getByRole("article");
  await expect(cards).toHaveCount(20);
  await page.getByRole("button", { name: "Load More Posts" }).click();
  await expect(cards).not.toHaveCount(20);
  await page.goto("/create-post");
  await page.getByLabel("Post text").pressSequentially("Fresh words");
  await expect(page.getByText("11/1500")).toBeVisible();
  await page.getByRole("button", { name: "Post", exact: true }).click();
  const post = postWith(page, "Fresh words");
  for (const shown of ["1", "", "1"]) {
    await post.locator("[data-post-like]").click();
    await expect(post.locator("[data-post-like]")).toHaveText(shown);
  }
  await post.getByRole("button", { name: "Share" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await post.getByRole("button", { name: "Post options" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Deletion cost");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(post).toHaveCount(0);
});

test("a post's page counts comments and replies, and folds them", async ({ page, server, site }) => {
  const member = await joinedMember(server);
  const [id] = await publishPosts(await server.as(member), "Talk to me");
  await openSession(page, member, site.url);
  await page.goto(`/post/${id}`);
  const top = await comment(page, "First words");
  await expect(page.getByRole("heading", { name: "1 comment" })).toBeVisible();
  const heart = top.getByRole("button", { name: /Like comment|Unlike comment/ });
  await heart.click();
  await expect(heart).toHaveText("1");
  await comment(page, "Second words");
  for (let n = 3; n <= 7; n++) {
    await page.getByRole("button", { name: "Reply", exact: true }).first().click();
    await page.getByLabel("Write a reply").fill(`Reply ${n}`);
    await page.getByLabel("Write a reply").press("Control+Enter");
    await expect(page.getByRole("heading", { name: `${n} comments` })).toBeVisible();
  }
  await chooseOption(page.getByLabel("Sort comments"), "Newest first");
  await expect(page.getByRole("article", { name: "Comment by" }).first()).toContainText("Second words");
  await page.reload();
  await page.getByRole("button", { name: /^Show \d+ more replies$/ }).click();
  await expect(page.getByRole("article", { name: "Comment by" })).toHaveCount(7);
});

test("a profile follows and unfollows, and its tabs change", async ({ page, server, site }) => {
  const other = await joinedMember(server, { displayName: "Wilma Writer" });
  await publishPosts(await server.as(other), "Words of Wilma");
  await openSession(page, await joinedMember(server), site.url);
  await page.goto(`/${other.username}`);
  const followers = page.getByRole("button", { name: /Followers/ });
  for (const [act, shown] of [["Follow", "1"], ["Unfollow", "0"], ["Follow", "1"]] as const) {
    await page.getByRole("main").getByRole("button", { name: act, exact: true }).click();
    await expect(followers).toHaveText(new RegExp(`^${shown}\\s*Followers$`));
  }
  await followers.click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  for (const tab of await page.getByRole("tab").all()) await tab.click();
  await page.goto("/");
  await page.getByRole("tab", { name: "Following" }).click();
  await expect(postWith(page, "Words of Wilma")).toBeVisible();
});

test("messages are written, received, counted and marked as read", async ({ page, server, site }) => {
  const [member, iris] = await twoMembers(server);
  await write(iris, member, "Good morning");
  await openSession(page, member, site.url);
  await openLive(page, `/chat?user=${iris.username}`);
  await expect(messageWith(page, "Good morning")).toBeVisible();
  await composer(page).pressSequentially("And to you");
  const sent = page.waitForResponse("**/api/messages");
  await composer(page).press("Enter");
  await expect(messageWith(page, "And to you")).toBeVisible();
  await sent;
  await expect(composer(page)).toHaveValue("");
  await write(iris, member, "How are you?");
  await expect(messageWith(page, "How are you?")).toBeVisible();
  await expect(page.locator("[data-conversation]").first()).toContainText("How are you?");
  await page.goto("/settings");
  await write(iris, member, "Still there?");
  await write(iris, member, "Hello?");
  await expect(page.getByRole("banner").getByRole("link", { name: /^Chat/ })).toHaveText(/\d\s*unread/);
  await page.getByRole("banner").getByRole("link", { name: /^Chat/ }).click();
  await expect(page.locator("[data-conversation]").first()).toContainText("Hello?");
});

test("an AI answer grows, stops and starts again", async ({ page, server, site, ai }) => {
  await openSession(page, await memberWithXp(server, 500), site.url);
  await page.goto("/ai-chat");
  ai.behave("chat", {
    reply: "Breathe **in** slowly.\n\n- One\n- Two **and** three",
    after: 4,
    then: "pause",
  });
  await ask(page, "How do I rest?");
  await expect(chatOf(page).getByText("Breathe in")).toBeVisible();
  ai.resume();
  await expect(chatOf(page)).toContainText("Breathe in slowly.");
  await expect(chatOf(page).getByRole("listitem").filter({ hasText: /^Two and three$/ })).toBeVisible();
  await expectXp(page, 475);
  ai.behave("chat", { after: 0, then: "hang" });
  await ask(page, "And then?");
  await expect(chatOf(page).getByText("Thinking…")).toBeVisible();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(chatOf(page).getByText("You stopped before anything came. Your XP is back.")).toBeVisible();
});

test("the shop shows what each choice costs, and a badge is bought for XP", async ({ page, server, site }) => {
  await openSession(page, await memberWithXp(server, 500, 500, 500, 500), site.url);
  await page.goto("/shop");
  const balance = page.getByRole("region", { name: "Your balance" });
  await expect(balance).toContainText("2,000 XP");
  for (const pack of ["PREMIUM", "ULTIMATE", "POPULAR"]) {
    await page.getByRole("radio", { name: new RegExp(`^${pack}`) }).check();
  }
  await page.goto("/xp-shop");
  const badge = page.getByRole("article", { name: "Gold Verify" });
  await badge.getByRole("button").first().click();
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await expect(balance).not.toContainText("2,000 XP");
});

test("settings change and are saved; the theme changes", async ({ page, server, site }) => {
  await openSession(page, await joinedMember(server), site.url);
  await page.goto("/settings");
  const form = page.getByRole("form", { name: "Settings that are saved together" });
  await form.getByRole("radio", { name: "High" }).check();
  await form.getByRole("checkbox", { name: /^Read receipts/ }).uncheck();
  await expect(form.getByRole("status")).toHaveText("Not saved yet: content filter level and read receipts.");
  await form.getByRole("button", { name: "Save Changes" }).click();
  await expect(form.getByRole("status")).toHaveText("Everything is saved.");
  await page.getByRole("button", { name: /^Menu of/ }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("search finds people and posts, page after page", async ({ page, server, site }) => {
  const word = uniqueWord();
  await Promise.all(
    Array.from({ length: 7 }, (_, n) => joinedMember(server, { displayName: `${word} ${n}` })),
  );
  const member = await joinedMember(server);
  await publishPosts(
    await server.as(member),
    ...Array.from({ length: 12 }, (_, n) => `Entry ${n} of ${word}`),
  );
  await openSession(page, member, site.url);
  await page.goto(`/search?q=${word}`);
  await page.getByRole("button", { name: "Show More users" }).click();
  await expect(page.getByRole("list", { name: "Users found" }).getByRole("listitem")).toHaveCount(7);
  await page.getByRole("button", { name: "Show More posts" }).click();
  await expect(page.getByRole("feed", { name: "Posts found" }).getByRole("article")).toHaveCount(12);
  await page.getByRole("link", { name: "Only posts" }).click();
  await expect(page.getByText(`Found 12 posts matching "${word}"`)).toBeVisible();
  await page.getByRole("searchbox").fill(`Entry 11 of ${word}`);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Found 1 post matching/)).toBeVisible();
});

test("the leaderboard changes its days, and notifications come, count and are marked", async ({ page, server, site }) => {
  const member = await joinedMember(server);
  const fan = await server.as(await joinedMember(server, { displayName: "Fay Fan" }));
  const ids = await publishPosts(await server.as(member), "One", "Two", "Three", "Four", "Five", "Six");
  await openSession(page, member, site.url);
  await openLive(page, "/leaderboard");
  for (const tab of ["Today", "All Time", "XP Services", "This Week"]) {
    await page.getByRole("tab", { name: tab }).click();
  }
  for (const [n, id] of ids.entries()) {
    await fan.post(`/api/posts/${id}/like`);
    await expect(bell(page)).toHaveText(new RegExp(`${n + 1}\\s*unread`));
  }
  await bell(page).click();
  const rows = page.locator("[data-notification]");
  await expect(rows).toHaveCount(5);
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(rows).toHaveCount(6);
  await expect(rows.first()).toContainText("Unread:");
  await page.getByRole("button", { name: "Mark all Read" }).click();
  await expect(rows.first()).not.toContainText("Unread:");
  await expect(bell(page)).not.toHaveText(/unread/);
  await fan.post(`/api/posts/${ids[0]}/comments`, { content: "How lovely" });
  await expect(rows.first()).toContainText("Unread: Fay Fan commented on your post");
});
