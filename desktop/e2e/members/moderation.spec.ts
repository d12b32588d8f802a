import type { Page } from "@playwright/test";
import type { CaseRow } from "#shared/cases/case-shapes.ts";
import { joinedModerator, openedCase } from "../cases/desk.ts";
import { makeNoticesDue } from "../cases/make-notices-due.ts";
import { expectAccessible, expectAccessibleEverywhere } from "../support/access.ts";
import { expectLayers } from "../support/layers.ts";
import { joinedMember, openSession, signIn } from "../support/members.ts";
import { findInFeed, postWith, publish, publishByForm } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

const help = (page: Page) => page.getByRole("region", { name: "You are not alone" });

for (const width of [1440, 390]) {
  test(`a member who writes about hard feelings is offered help until they close it, at ${width} px`, {
    tag: width === 1440 ? [] : "@deep",
  }, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 844 });
    await openSession(page, await joinedMember(server));
    const words = `I feel like giving up today ${width}-${Date.now()}`;
    const post = await publishByForm(page, words);
    await expect(help(page)).toBeVisible();
    await expect(help(page).getByRole("link", { name: "Find A Helpline" })).toBeVisible();
    await expect(post.getByText("Moderation level: top")).toBeAttached();
    await expectAccessible(page);
    await help(page).getByRole("button", { name: "Close" }).click();
    await expect(help(page)).toBeHidden();
    await post.getByRole("button", { name: "Why this level?" }).click();
    const why = page.getByRole("dialog", { name: "Why this level?" });
    await expect(why.getByText("Decided by a word list, not a person.")).toBeVisible();
    await page.keyboard.press("Escape");
    // The dialog leaves the history, which a load would cut short.
    await expectLayers(page, 0);
    await page.reload();
    await findInFeed(page, words);
    await expect(help(page)).toBeHidden();
  });
}

test("a comment about hard feelings offers help too @deep", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const post = await publish(page, `A slow day ${Date.now()}`);
  await post.locator("[data-post-link]").click();
  await page.getByLabel("Write a comment").fill("I can't go on like this");
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(help(page)).toBeVisible();
  await help(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(help(page)).toBeHidden();
});

test("a member chooses a filter; low and none say which badge they need @deep", async ({ browser, baseURL, page, server }) => {
  const words = `Damn, what a view ${Date.now()}`;
  const writing = await browser.newPage({ baseURL });
  await openSession(writing, await joinedMember(server));
  const own = await publish(writing, words);
  await expect(own.getByText("Moderation level: high", { exact: true })).toBeAttached();
  await expect(own.getByRole("note")).toContainText("Only you see this note.");
  await own.getByRole("button", { name: "Why this level?" }).click();
  const why = writing.getByRole("dialog", { name: "Why this level?" });
  await expect(why.getByText("Contains mild swearing.")).toBeVisible();
  await expect(why.getByText("Decided by a word list, not a person.")).toBeVisible();
  await expectAccessible(writing);
  await why.getByRole("button", { name: "Ask a person to look" }).click();
  await expect(why.getByText("You asked a person to look.")).toBeFocused();
  await writing.keyboard.press("Escape");
  await expect(own.getByRole("button", { name: "Why this level?" })).toBeFocused();
  await signIn(page, await joinedMember(server));
  await expect(page.getByRole("feed")).toBeVisible();
  await expect(postWith(page, words)).toBeHidden();
  await page.goto("/settings");
  const filter = page.getByRole("region", { name: "Content filter level" });
  await expect(filter.getByRole("radio", { name: "Top" })).toBeChecked();
  for (const level of ["Low", "None"]) {
    await expect(filter.getByRole("radio", { name: level })).toBeDisabled();
  }
  await expect(filter.getByText("Needs an active Black Crown or Gold Crown badge.")).toHaveCount(2);
  await filter.getByRole("radio", { name: "High" }).check();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Settings saved", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back" }).click();
  const shown = await findInFeed(page, words);
  await expect(shown.getByText("Moderation level: high", { exact: true })).toBeAttached();
  await expect(shown.getByRole("note")).toHaveCount(0);
});

test("a follower opens a post of distress behind its line and answers it, and its author reads who sees it", async ({ page, browser, baseURL, server }) => {
  const [author, follower] = [await joinedMember(server), await joinedMember(server)];
  const words = `I want to kill myself ${Date.now()}`;
  const calls = await server.as(author);
  const { id: authorId, username } = await calls.get<{ id: string; username: string }>("/api/auth/user");
  await (await server.as(follower)).post(`/api/users/${authorId}/follow`);
  const writing = await browser.newPage({ baseURL });
  await openSession(writing, author);
  const own = await publish(writing, words);
  await expect(own.getByRole("note")).toContainText(
    "Members whose filter is Top, as it is for most, don't see it.",
  );
  await expect(own.getByRole("note")).toContainText(
    "Your followers, and people you've exchanged messages with",
  );
  await openSession(page, follower);
  await page.goto(`/${username}`);
  const post = page.getByRole("article").filter({ hasText: "This is about a very hard moment." });
  await expect(post).toBeVisible();
  await expect(page.getByText(words)).toBeHidden();
  await expect(post.getByRole("button", { name: "Bookmark" })).toBeHidden();
  await post.getByRole("button", { name: "Show" }).click();
  await expect(post.getByText(words)).toBeVisible();
  await expectAccessible(page);
  await post.getByRole("button", { name: "Comments" }).click();
  await page.getByLabel("Write a comment").fill("I am here. May I call you?");
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(page.getByText("I am here. May I call you?")).toBeVisible();
});

test("an author asks about a message, a moderator lets its level stay, and the author reads the answer @deep", async ({ page, browser, baseURL, server }) => {
  test.setTimeout(150_000);
  const [author, friend] = [await joinedMember(server), await joinedMember(server)];
  const calls = await server.as(author);
  const { id: friendId } = await (await server.as(friend)).get<{ id: string }>("/api/auth/user");
  await calls.post(`/api/users/${friendId}/follow`);
  const words = `Damn, the keys ${Date.now()}`;
  const { id } = await calls.post<{ id: string }>("/api/messages", { receiverId: friendId, content: words });
  await signIn(page, author, `/login?next=/chat?user=${friendId}`);
  const message = page.getByRole("article").filter({ hasText: words });
  await message.getByRole("button", { name: "Why this level?" }).click();
  const why = page.getByRole("dialog", { name: "Why this level?" });
  await expect(why.getByText(/moderators get a copy of this message and of the five before it/))
    .toBeVisible();
  await expectAccessibleEverywhere(page);
  await why.getByRole("button", { name: "Ask a person to look" }).click();
  await expect(why.getByText("You asked a person to look.")).toBeVisible();

  const moderator = await joinedModerator(server, "Mo Example");
  const open = await (await server.as(moderator)).get<CaseRow[]>(
    "/api/moderation/reports?kind=message&limit=100",
  );
  const caseId = open.find(({ subject }) => subject.id === id)?.id ?? "";
  const desk = await browser.newPage({ baseURL });
  await signIn(desk, moderator, `/login?next=/moderation?case=${caseId}`);
  await expect(openedCase(desk).getByText("Its author asked a person to look").first()).toBeVisible();
  await expect(openedCase(desk).getByText(/^Its author asks about the level/)).toBeVisible();
  await openedCase(desk).getByRole("radio", { name: /^No violation/ }).check();
  await openedCase(desk).getByLabel("Reason (only moderators read it)").fill("Mild.");
  await openedCase(desk).getByRole("button", { name: "No violation", exact: true }).click();
  await expect(openedCase(desk).getByRole("button", { name: "Undo" })).toBeVisible();
  await makeNoticesDue();
  const told = async () =>
    (await calls.get<{ type: string }[]>("/api/notifications")).filter(({ type }) => type === "moderation");
  await expect.poll(told, { timeout: 90_000 }).toHaveLength(1);
  await page.goto("/notifications");
  await expect(page.getByText("A moderator looked at your message, as you asked. Its level stays as it is."))
    .toBeVisible();
  await page.goto(`/chat?user=${friendId}`);
  await message.getByRole("button", { name: "Why this level?" }).click();
  await expect(why.getByText("A person has looked, as you asked. Nothing has changed since.")).toBeVisible();
});
