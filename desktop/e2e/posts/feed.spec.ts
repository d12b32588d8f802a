import type { Locator, Page } from "@playwright/test";
import { mailTo } from "../support/mail.ts";
import { joinedMember, openSession, signIn, stranger } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import { findInFeed, postWith, publish, publishAll } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

type ClickOptions = Parameters<Locator["click"]>[0];

test("a newcomer joins, posts a photo, and gets a reply @walk", async ({ page, browser, baseURL, server }) => {
  const newcomer = stranger({ displayName: "Nell Newcomer" });
  const words = `My first small moment, ${newcomer.username}`;
  const friend = await joinedMember(server, { displayName: "Fern Friend" });

  await test.step("opens the landing page, joins, and verifies through the outbox", async () => {
    await page.goto("/");
    await page.getByRole("link", { name: "Join Today" }).click();
    await page.getByLabel("Email").fill(newcomer.email);
    await page.getByLabel("Password", { exact: true }).fill(newcomer.password);
    await page.getByLabel("Username").fill(newcomer.username);
    await page.getByLabel("Display name").fill(newcomer.displayName);
    await page.getByLabel(/13 or older/).check();
    await page.getByLabel(/Terms/).check();
    await page.getByLabel(/Privacy/).check();
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
    const mail = page.getByRole("article").filter({ hasText: newcomer.email });
    await mailTo(server, newcomer.email);
    await page.goto("/dev/outbox");
    await mail.getByRole("link").first().click();
    await expect(page.getByRole("heading", { name: "Email verified" })).toBeVisible();
  });

  await test.step("signs in and posts a photo with text", async () => {
    await page.getByRole("link", { name: "Go to Login" }).click();
    await page.getByLabel("Email").fill(newcomer.email);
    await page.getByLabel("Password", { exact: true }).fill(newcomer.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("main").getByRole("link", { name: "What lifted you today?" }).click();
    await page.getByLabel("Post text").fill(words);
    await page.getByLabel("Choose a photo").setInputFiles(await photo());
    await page.getByLabel("Describe the image").fill("The sun over green hills");
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await expect(page).toHaveURL("/");
    await expectToast(page, "Post created!");
    const mine = postWith(page, words);
    await expect(mine.getByRole("img", { name: "The sun over green hills" })).toBeVisible();
  });

  const other = await browser.newPage({ baseURL });
  await test.step("a friend sees it, likes it and replies", async () => {
    await signIn(other, friend);
    const post = await findInFeed(other, words);
    await expect(post.getByRole("img", { name: "The sun over green hills" })).toBeVisible();
    await post.getByRole("button", { name: "Like" }).click();
    await expect(post.getByRole("button", { name: "Like, 1 like" })).toHaveAttribute("aria-pressed", "true");
    await post.getByRole("button", { name: "Comments" }).click();
    await expect(other.getByLabel("Write a comment")).toBeFocused();
    await other.getByLabel("Write a comment").fill("Welcome. The hills look kind.");
    await other.getByRole("button", { name: "Comment", exact: true }).click();
    await expect(other.getByRole("article", { name: "Comment by Fern Friend" })).toBeVisible();
  });

  await test.step("the newcomer finds the like and the comment, and replies", async () => {
    await page.reload();
    const post = await findInFeed(page, words);
    await expect(post.getByRole("button", { name: "Like, 1 like" })).toHaveAttribute("aria-pressed", "false");
    await post.getByRole("button", { name: "Comments, 1 comment" }).click();
    await page.getByRole("button", { name: "Reply" }).click();
    await page.getByLabel("Write a reply").fill("Thank you.");
    await page.getByLabel("Write a reply").press("Control+Enter");
    await expect(page.getByRole("article", { name: "Comment by Nell Newcomer" })).toContainText("Thank you.");
    await expect(page.getByRole("heading", { name: "2 comments" })).toBeVisible();
  });

  await test.step("signs out", async () => {
    await page.getByRole("button", { name: "Menu of Nell Newcomer" }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await expect(page.getByRole("link", { name: "Join Today" })).toBeVisible();
  });
  await other.close();
});

test("the feed checks for new posts every 60 seconds", async ({ page, server }) => {
  const [reader, writer] = [await joinedMember(server), await joinedMember(server)];
  await page.clock.install();
  await openSession(page, reader);
  await publish(page, `What I was reading, ${reader.username}`);
  const words = `Fresh words, ${writer.username}`;
  await (await server.as(writer)).post("/api/posts", { content: words });
  await page.clock.runFor(61_000);
  const pill = page.getByRole("button", { name: /new posts?$/i });
  await expect(pill).toBeVisible();
  await expect(postWith(page, words)).toHaveCount(0);
  await pill.click();
  // Others may have published more than a page since.
  await findInFeed(page, words);
});

test("loads older posts 20 at a time and restores the reading position", async ({ page, server }) => {
  const member = await joinedMember(server);
  await openSession(page, member);
  const notes = Array.from({ length: 21 }, (_, n) => `Note ${n + 1} of ${member.username}`);
  await publishAll(page, notes);
  await watchLoneEnds(page);
  await page.goto(`/${member.username}`);
  const posts = page.getByRole("feed").getByRole("article");
  await expect(posts).toHaveCount(20);
  expect(await page.evaluate("loneEnds"), "the list's end showed before its posts").toEqual([]);
  await page.getByRole("button", { name: "Load More Posts" }).click();
  await expect(posts).toHaveCount(21);
  await expect(page.getByText("You've reached the end.")).toBeVisible();
  const oldest = postWith(page, `Note 1 of ${member.username}`);
  await oldest.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await oldest.locator("time").click();
  await expect(page.getByRole("heading", { name: "Post", exact: true })).toBeVisible();
  await page.goBack();
  await expect(oldest).toBeInViewport();
  expect(Math.abs(await page.evaluate(() => scrollY) - before)).toBeLessThan(5);
});

test("a refused like is undone with a toast; the last of many taps wins", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const words = `Tap tap, ${crypto.randomUUID()}`;
  const post = await publish(page, words);
  const like = post.getByRole("button", { name: /^Like/ });
  await page.route("**/api/posts/*/like", (route) => route.fulfill({ status: 500 }), { times: 1 });
  await like.click();
  await expectToast(page, "Error", "Failed to like post");
  await expect(like).toHaveAttribute("aria-pressed", "false");
  let calls = 0;
  page.on("request", (request) => (calls += Number(request.url().endsWith("/like"))));
  for (let tap = 0; tap < 5; tap++) await like.click({ delay: 0 });
  await expect(post.getByRole("button", { name: "Like, 1 like" })).toHaveAttribute("aria-pressed", "true");
  expect(calls).toBeLessThanOrEqual(5);
  // The screen is ahead of the server: leaving before the call has arrived would cancel the tap.
  const path = await post.getByRole("link", { name: "just now" }).getAttribute("href");
  await expect.poll(async () =>
    (await (await page.request.get(`/api${path?.replace("/post/", "/posts/")}`)).json()).isLiked
  )
    .toBe(true);
  await page.reload();
  await findInFeed(page, words);
  await expect(post.getByRole("button", { name: "Like, 1 like" })).toHaveAttribute("aria-pressed", "true");
});

test("keyboard shortcuts move through the feed @deep", async ({ page, server }) => {
  const member = await joinedMember(server);
  await openSession(page, member);
  await publishAll(page, [`Below, ${crypto.randomUUID()}`, `Above, ${crypto.randomUUID()}`]);
  // A list in which no other test writes.
  await page.goto(`/${member.username}`);
  const top = page.getByRole("feed").getByRole("article").first();
  await expect(top).toContainText("Above");
  await page.keyboard.press("j");
  await expect(top).toBeFocused();
  await page.keyboard.press("l");
  await expect(top.getByRole("button", { name: /^Like, / })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("j");
  await expect(page.getByRole("article").nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(top).toBeFocused();
  await page.keyboard.press("r");
  await expect(top.getByLabel("Write a comment")).toBeFocused();
  await top.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Post", exact: true })).toBeVisible();
  await page.keyboard.press("r");
  await expect(page.getByLabel("Write a comment")).toBeFocused();
});

test("a click on a post's text opens it, in a new tab with Ctrl or the middle button, but not on links, buttons and selections @deep", async ({ page, context, server }) => {
  const member = await joinedMember(server, { displayName: "Tess Text" });
  const words = `Read me, all of you who like #walks. ${"And a long evening after it. ".repeat(30)}`;
  const { id } = await (await server.as(member)).post<{ id: string }>("/api/posts", { content: words });
  await signIn(page, member, `/login?next=/${member.username}`);
  const post = page.getByRole("feed", { name: "Posts by Tess Text" }).getByRole("article");
  const text = post.getByText("Read me, all of you");
  const start: ClickOptions = { position: { x: 12, y: 12 } };
  const elsewhere: ClickOptions[] = [{ modifiers: ["ControlOrMeta"] }, { button: "middle" }];

  for (const how of elsewhere) {
    const opened = context.waitForEvent("page");
    await text.click({ ...start, ...how });
    const tab = await opened;
    await expect(tab).toHaveURL(`/post/${id}`);
    await tab.close();
  }

  await post.getByRole("button", { name: "Post options" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await text.click(start);
  await expect(page.getByRole("menu")).toHaveCount(0);

  await text.hover({ position: { x: 4, y: 12 } });
  await page.mouse.down();
  await text.hover({ position: { x: 140, y: 12 } });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toMatch(/^R?ead me/);

  await post.getByRole("button", { name: "Show more" }).click();
  await expect(post.getByRole("button", { name: "Show more" })).toHaveCount(0);
  await expect(page).toHaveURL(`/${member.username}`);

  await text.getByRole("link", { name: "#walks" }).click();
  await expect(page).toHaveURL("/hashtag/walks");
  await page.goBack();

  // The page scrolls back to where it was, so the first click may miss the text.
  await expect(async () => {
    await text.click(start);
    await expect(page).toHaveURL(`/post/${id}`, { timeout: 2_000 });
  }).toPass();
  await expect(page).toHaveTitle(
    "Tess Text: “Read me, all of you who like #walks. And a long evening…” · Glimmer",
  );
  await page.goBack();
  await expect(post).toBeVisible();
  await expect(page).toHaveTitle(`Tess Text (@${member.username}) · Glimmer`);
});

test("a profile or post that does not exist says so", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  await page.goto("/nobody_of_that_name");
  await expect(page.getByText("User Not Found")).toBeVisible();
  await expect(page.getByText("The user @nobody_of_that_name doesn't exist or has been removed."))
    .toBeVisible();
  await page.goto("/post/0198c0de-0000-7000-8000-000000000000");
  await expect(page.getByText("Post Not Found")).toBeVisible();
});

/** Notes in `loneEnds` each end of a list of posts that is drawn while the list has no card. */
async function watchLoneEnds(page: Page): Promise<void> {
  await page.addInitScript(`
    globalThis.loneEnds = [];
    new MutationObserver(() => {
      const [end] = document.querySelector("main")?.innerText
        .match(/You've reached the end\\.|Load More Posts/) ?? [];
      if (end && !document.querySelector("main article")) loneEnds.push(end);
    }).observe(document, { childList: true, subtree: true });`);
}
