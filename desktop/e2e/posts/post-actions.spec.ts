import type { Page } from "@playwright/test";
import { asServer, refusal } from "../support/as-server.ts";
import { expectAccessible } from "../support/access.ts";
import { openLive } from "../notifications/live-page.ts";
import { chooseOption } from "../support/controls/choose-option.ts";
import { joinedMember, loseSession, openSession, signIn } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import { findInFeed, postWith, publish, publishAs } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

/** Follows the member whose profile is open; the server knows of it. */
async function follow(page: Page): Promise<void> {
  const followed = page.waitForResponse((answer) => answer.url().endsWith("/follow"));
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  expect((await followed).ok()).toBe(true);
  await expect(page.getByRole("button", { name: "1 Followers" })).toBeVisible();
}

/** Chooses from the menu of a post. */
async function choose(page: Page, words: string, item: string): Promise<void> {
  await postWith(page, words).getByRole("button", { name: "Post options" }).first().click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

test("a bookmark survives a reload and is listed on the reader's own profile only", async ({ page, server }) => {
  const [reader, writer] = [await joinedMember(server), await joinedMember(server)];
  const words = `Worth keeping, ${crypto.randomUUID()}`;
  await publishAs(server, writer, words);
  await openSession(page, reader);
  await openLive(page, "/");
  const level = (await findInFeed(page, words)).locator("[data-tooltip='Moderation level: top']");
  const colour = () => level.locator("svg").evaluate((mark) => getComputedStyle(mark).color);
  const atRest = await colour();
  await level.hover();
  await expect(page.getByRole("tooltip", { name: "Moderation level: top" })).toBeVisible();
  await expect.poll(colour, "full colour while one points at it").not.toBe(atRest);
  let reads = 0;
  page.on("request", (request) => reads += Number(request.url().endsWith("/api/auth/user")));
  await postWith(page, words).getByRole("button", { name: "Bookmark" }).click();
  // The XP it pays shows at once, without another call.
  await expect(page.getByRole("banner").getByText("2 XP", { exact: true })).toBeVisible();
  expect(reads).toBe(0);
  await expect(postWith(page, words).getByRole("button", { name: "Bookmark" }))
    .toHaveAttribute("aria-pressed", "true");
  await page.goto(`/${reader.username}`);
  await page.getByRole("tab", { name: "Bookmarks" }).click();
  await expect(postWith(page, words)).toBeVisible();
  await page.goto(`/${writer.username}`);
  await expect(postWith(page, words)).toBeVisible();
  await expect(page.getByRole("tab")).toHaveText(["Posts", "Pictures"]);
});

test("others can repost, withdraw, quote and report; the author can only delete", async ({ page, server }) => {
  const [reader, writer] = [await joinedMember(server), await joinedMember(server)];
  const tag = `on${crypto.randomUUID().replaceAll("-", "")}`;
  const words = `Pass it on, #${tag}`;
  await test.step("its author only deletes", async () => {
    await openSession(page, writer);
    await (await publish(page, words)).getByRole("button", { name: "Post options" }).click();
    await expect(page.getByRole("menuitem")).toHaveText(["Delete"]);
  });
  await loseSession(page);
  await signIn(page, reader);
  await findInFeed(page, words);
  await test.step("reposts and withdraws", async () => {
    await choose(page, words, "Repost");
    await expectToast(page, "Reposted");
    await expect(postWith(page, words)).toContainText("1 repost");
    await page.goto("/");
    const line = await findInFeed(page, `${reader.displayName} reposted this`);
    await line.focus();
    const like = postWith(page, words).getByRole("button", { name: /^Like/ });
    for (const isLiked of ["true", "false"]) {
      // On the line, a key acts on the post itself.
      await page.keyboard.press("l");
      await expect(like).toHaveAttribute("aria-pressed", isLiked);
    }
    await page.goto(`/${reader.username}`);
    await expect(postWith(page, words)).toContainText("Reposted by");
    await choose(page, words, "Withdraw Repost (up to 10 XP)");
    await expectToast(page, "Repost withdrawn");
    await expect(postWith(page, words)).toHaveCount(0);
  });
  await test.step("quotes with a text", async () => {
    await page.goto("/");
    await findInFeed(page, words);
    await choose(page, words, "Quote");
    await expect(page.getByRole("group", { name: "Quoted post" })).toContainText(words);
    expect(await page.evaluate(() => sessionStorage.getItem("quotedPost"))).toBeNull();
    const own = `So true, #${tag}`;
    await page.getByLabel("Post text").fill(own);
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await expect(page).toHaveURL("/");
    await expect(postWith(page, own)).toBeVisible();
    await page.goto(`/${reader.username}`);
    await expect(postWith(page, own).getByRole("link", { name: /^Quoted post by/ })).toContainText(words);
  });
  await test.step("a list that has the quoted post shows it once", async () => {
    await page.goto(`/hashtag/${tag}`);
    await page.getByRole("link", { name: "The quoted post is below" }).click();
    await expect(postWith(page, words)).toBeFocused();
    await expect(page.getByText("Pass it on")).toHaveCount(1);
    await expect(page).toHaveURL(`/hashtag/${tag}`);
  });
  await test.step("reports", async () => {
    await page.goto(`/${writer.username}`);
    await choose(page, words, "Report Post");
    await chooseOption(page.getByLabel("Which rule is it about?"), "Spam");
    await expectAccessible(page);
    await page.getByLabel("Which rule is it about?").press("Enter");
    // Closes only the list, not the dialog.
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Send report" }).click();
    await expectToast(page, "Thank you for your report");
  });
});

test("a post can be shared in five ways, one of them a chat with a followed member @deep", async ({ page, server }) => {
  const [reader, friend] = [
    await joinedMember(server),
    await joinedMember(server, { displayName: "Fern Friend" }),
  ];
  await openSession(page, reader);
  await page.goto(`/${friend.username}`);
  await follow(page);
  const words = `Share me, ${crypto.randomUUID()}`;
  const post = await publish(page, words);
  await post.getByRole("button", { name: /^Share/ }).click();
  const dialog = page.getByRole("dialog", { name: "Share Post" });
  await expect(dialog.getByRole("listitem"))
    .toHaveText(["Via Chat", "WhatsApp", "Email", "Twitter/X", "Copy Link"]);
  await expect(dialog.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /^https:\/\/wa\.me\//);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Via Chat" }).click();
  const chat = page.getByRole("dialog", { name: "Share via Chat" });
  await chat.getByLabel("Send to").fill("nobody of that name");
  await expect(chat.getByText("No matching users found")).toBeVisible();
  await chat.getByLabel("Send to").fill("FERN");
  await chat.getByRole("radio").check();
  await expectAccessible(page);
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/messages"));
  await chat.getByRole("button", { name: "Send" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ content: "Check out this post!" });
  await expectToast(page, "Post shared");
  await expect(page.getByRole("region", { name: "Conversation with Fern Friend" })).toBeVisible();
  await expect(page).toHaveURL("/chat");
  await page.goBack();
  await expect(post.getByRole("button", { name: "Share, 1 share" })).toBeVisible();
});

test("deleting a post shows its cost, and offers Retry when the cost cannot be loaded @deep", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const words = `Gone soon, ${crypto.randomUUID()}`;
  const post = await publish(page, words);
  const id = await post.getAttribute("data-post-id");
  await (await server.as(await joinedMember(server))).post(`/api/posts/${id}/comments`, { content: "Stay" });
  await page.route("**/deletion-cost", (route) => route.abort(), { times: 1 });
  await choose(page, words, "Delete");
  const dialog = page.getByRole("alertdialog", { name: "Confirm Post Deletion" });
  await expect(dialog.getByText("Failed to calculate deletion cost. Please try again.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Delete" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Retry" }).click();
  // The post earned 5 XP: less than its deletion costs.
  await expect(dialog.getByRole("region", { name: "Engagement" }).getByRole("definition"))
    .toHaveText(["0", "1", "0", "0"]);
  const cost = dialog.getByRole("region", { name: "Deletion cost" });
  await expect(cost.getByRole("definition")).toHaveText(["10 XP", "2 XP", "12 XP", "5 XP"]);
  await expect(cost.getByText("Your balance is 5 XP, so you don't pay more than that.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(post).toHaveCount(0);
  await expectToast(page, "Post deleted");
});

test("the image viewer shows the post beside the image, and only the image on a phone @deep", async ({ page, server }) => {
  const author = await joinedMember(server, {
    displayName: "Dawn Of A Long Name That No Line Of The Panel Holds",
  });
  await openSession(page, author);
  const words = `A dawn, ${crypto.randomUUID()}`;
  await page.goto("/create-post");
  await page.getByLabel("Post text").fill(words);
  await page.getByLabel("Choose a photo").setInputFiles(await photo());
  await page.getByLabel("Describe the image").fill("A dawn");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await postWith(page, words).getByRole("button", { name: /^Open image/ }).click();
  const viewer = page.getByRole("dialog", { name: /^Image by/ });
  await expect(viewer.getByText("No comments yet. Be the first to comment!")).toBeVisible();
  await viewer.getByRole("button", { name: "Like" }).click();
  await expect(viewer.getByRole("button", { name: "Like, 1 like" })).toBeVisible();
  await viewer.getByLabel("Write a comment").fill("Lovely");
  await viewer.getByRole("button", { name: "Comment", exact: true }).last().click();
  await expect(viewer.getByRole("article")).toContainText("Lovely");
  for (const name of await viewer.getByText(author.displayName).all()) {
    expect(await name.evaluate((text) => getComputedStyle(text).textOverflow)).toBe("clip");
  }
  await expectAccessible(page);
  for (const size of [{ width: 844, height: 390 }, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await expect(viewer.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 0.99 });
  }
  await expect(viewer.getByRole("complementary")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(postWith(page, words).getByRole("button", { name: /^Open image/ })).toBeFocused();
  await expect(postWith(page, words).getByRole("button", { name: "Like, 1 like" })).toBeVisible();
  await test.step("others find it among the pictures of the profile", async () => {
    const reader = await joinedMember(server);
    // A picture that a busy machine judges late has level high.
    await (await server.as(reader)).put("/api/users/settings", { moderationLevel: "high" });
    await openSession(page, reader);
    await page.goto(`/${author.username}?tab=pictures`);
    await expect(page.getByRole("button", { name: "Back" })).toBeVisible();
    await page.getByRole("list", { name: /^Pictures by/ }).getByRole("button", { name: "Open image: A dawn" })
      .click();
    await expect(viewer.getByRole("img", { name: "A dawn" })).toBeVisible();
    await viewer.getByRole("link", { name: "See the post" }).click();
    await expect(page).toHaveURL(/\/post\//);
    await expect(postWith(page, words)).toBeVisible();
  });
});

test("the likes of a post are listed, each with a link to the profile @deep", async ({ page, server }) => {
  const member = await joinedMember(server, { displayName: "Lou Likes" });
  await openSession(page, member);
  const post = await publish(page, `Liked, ${crypto.randomUUID()}`);
  await post.getByRole("button", { name: "Like" }).click();
  await expect(post.getByRole("button", { name: "Like, 1 like" })).toBeVisible();
  await post.locator("time").click();
  await page.route("**/likes*", (route) => route.fulfill(asServer(refusal)), { times: 1 });
  // The link is there only while somebody likes the post.
  await post.getByRole("button", { name: "Like, 1 like" }).click();
  await expect(page.getByRole("link", { name: "See likes" })).toBeHidden();
  // The list is read once, so the like has to be there.
  const liked = page.waitForResponse((response) =>
    response.url().endsWith("/like") && response.request().method() === "POST"
  );
  await post.getByRole("button", { name: "Like", exact: true }).click();
  await liked;
  await page.getByRole("link", { name: "See likes" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to load likesNot now");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page).toHaveURL(/\/post\/[^/]+\/likes$/);
  await expectAccessible(page);
  await expect(page).toHaveTitle(/^Likes of Lou Likes: “Liked/);
  await page.getByRole("link", { name: "View Profile of Lou Likes" }).click();
  await expect(page).toHaveURL(`/${member.username}`);
  await page.goto("/post/0198c0de-0000-7000-8000-000000000000/likes");
  await expect(page.getByText("Post Not Found")).toBeVisible();
});
