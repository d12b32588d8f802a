import type { Page } from "@playwright/test";
import type { Post } from "#shared/posts/post-shapes.ts";
import { expectAccessible, expectAccessibleEverywhere } from "../support/access.ts";
import { type Api, fetchWhole } from "../support/api.ts";
import { asServer } from "../support/as-server.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";
import { openLive } from "../notifications/live-page.ts";

const answer = (page: Page, number: number) => page.getByLabel(`Answer ${number}`, { exact: true });
const results = (page: Page) => page.getByRole("list", { name: "Results of the poll" });
const voteButton = (page: Page) => page.getByRole("button", { name: "Vote", exact: true });

/** Publishes a poll by the API. */
async function publishPoll(author: Api, content: string, isMultiple = false): Promise<Post> {
  const poll = { answers: ["Sea", "Hills", "Woods"], isMultiple, lastsMinutes: 24 * 60 };
  return await author.post<Post>("/api/posts", { content, poll });
}

/** Lets new members vote for one answer each. */
async function letVote(server: Api, { id, poll }: Post, places: readonly number[]): Promise<void> {
  await Promise.all(places.map(async (place) => {
    const voter = await server.as(await joinedMember(server));
    await voter.put(`/api/posts/${id}/vote`, { answerIds: [poll?.answers[place]?.id] });
  }));
}

test("a vote by keys shows at once and on another device, is changed, and brings results from five on", async ({ page, server, browser }) => {
  const author = await server.as(await joinedMember(server));
  const words = `Where to, ${crypto.randomUUID()}`;
  const post = await publishPoll(author, words);
  await letVote(server, post, [0, 0, 1]);
  const voter = await joinedMember(server);
  await openSession(page, voter);
  const other = await browser.newPage();
  await openSession(other, voter);
  await openLive(other, `/post/${post.id}`);
  await page.goto(`/post/${post.id}`);
  await expect(page.getByRole("group", { name: "Poll: choose an answer" })).toBeVisible();
  await expect(voteButton(page)).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "Sea" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Hills" })).toBeChecked();
  await page.keyboard.press("Enter");
  const answers = page.getByRole("list", { name: "Answers of the poll" });
  await expect(answers).toBeFocused();
  await expect(answers.getByRole("listitem").filter({ hasText: "Hills" })).toContainText("Your vote");
  await expect(page.getByText("You voted. Results show from five votes on.")).toBeVisible();
  await expect(other.getByText("You voted. Results show from five votes on.")).toBeVisible();

  await letVote(server, post, [2]);
  await page.getByRole("button", { name: "Change vote" }).click();
  await expect(page.getByRole("radio", { name: "Hills" })).toBeFocused();
  await page.getByRole("radio", { name: "Sea" }).check();
  await voteButton(page).click();
  await expect(results(page).getByRole("listitem")).toHaveText([
    /Sea.*Your vote.*3.*60%/,
    /Hills.*1.*20%/,
    /Woods.*1.*20%/,
  ]);
  await expect(page.getByText("5 votes", { exact: true })).toBeVisible();
  await expect(results(other).getByRole("listitem").first()).toContainText("60%");
  await expectAccessibleEverywhere(page);
  await other.close();
});

test("the author of a poll does not vote, and reads results from five votes on", async ({ page, server }) => {
  const member = await joinedMember(server);
  const post = await publishPoll(await server.as(member), `Mine, ${crypto.randomUUID()}`, true);
  await openSession(page, member);
  await page.goto(`/post/${post.id}`);
  await expect(page.getByText("You can't vote in your own poll. Results show from five votes on."))
    .toBeVisible();
  await letVote(server, post, [0, 1, 1, 1, 2]);
  await page.reload();
  await expect(page.getByText("You can't vote in your own poll.", { exact: true })).toBeVisible();
  await expect(results(page).getByRole("listitem").nth(1)).toContainText("60%");
});

test("several answers are chosen; without a connection the choice is kept and said to be", async ({ page, server }) => {
  const post = await publishPoll(
    await server.as(await joinedMember(server)),
    `Several, ${crypto.randomUUID()}`,
    true,
  );
  await openSession(page, await joinedMember(server));
  await page.goto(`/post/${post.id}`);
  await page.getByRole("checkbox", { name: "Sea" }).check();
  await page.getByRole("checkbox", { name: "Woods" }).check();
  await page.route("**/vote", (route) => route.abort(), { times: 1 });
  await voteButton(page).click();
  await expectToast(page, "Your vote was not sent");
  await expect(page.getByRole("checkbox", { name: "Woods" })).toBeChecked();
  await voteButton(page).click();
  const chosen = page.getByRole("listitem").filter({ hasText: "Your vote" });
  await expect(chosen).toHaveText([/Sea/, /Woods/]);
});

test("a poll ends while it is looked at, and its results come by themselves", async ({ page, server }) => {
  const post = await publishPoll(await server.as(await joinedMember(server)), `Over, ${crypto.randomUUID()}`);
  await openSession(page, await joinedMember(server));
  let reads = 0;
  const endsAt = new Date(Date.now() + 4_000).toISOString();
  await page.route(`**/api/posts/${post.id}`, async (route) => {
    const response = await fetchWhole(route);
    const read = await response.json() as Post;
    reads += 1;
    const hasEnded = reads > 1;
    const counts = hasEnded ? [2, 1, 0] : [null, null, null];
    await route.fulfill({
      response,
      json: {
        ...read,
        poll: {
          ...read.poll,
          endsAt,
          hasEnded,
          votesCount: hasEnded ? 3 : null,
          answers: read.poll?.answers.map((one, at) => ({ ...one, votesCount: counts[at] })),
        },
      },
    });
  });
  await page.goto(`/post/${post.id}`);
  await page.getByRole("radio", { name: "Sea" }).focus();
  await expect(page.getByText("Final results")).toBeVisible({ timeout: 20_000 });
  await expect(results(page)).toBeFocused();
  await expect(results(page).getByRole("listitem").first()).toContainText("67%");
  await expect(page.getByRole("button", { name: "Change vote" })).toHaveCount(0);
  expect(reads).toBe(2);
});

test("a vote that comes too late is undone, and the poll shows as it is", async ({ page, server }) => {
  const post = await publishPoll(await server.as(await joinedMember(server)), `Late, ${crypto.randomUUID()}`);
  await openSession(page, await joinedMember(server));
  await page.goto(`/post/${post.id}`);
  await page.getByRole("radio", { name: "Sea" }).check();
  const json = { message: "This poll has ended.", code: "conflict", requestId: "1" };
  await page.route("**/vote", (route) => route.fulfill(asServer({ status: 409, json })));
  const again = page.waitForResponse((response) => response.url().endsWith(`/api/posts/${post.id}`));
  await voteButton(page).click();
  await again;
  await expectToast(page, "Error", "This poll has ended.");
  await expect(voteButton(page)).toBeVisible();
  await expect(page.getByRole("radio", { name: "Sea" })).toBeChecked();
});

test("answers change until somebody votes; then they stand, and the former words show at the poll", async ({ page, server }) => {
  const member = await joinedMember(server);
  const post = await publishPoll(await server.as(member), "Where do we go?");
  await openSession(page, member);
  await page.goto(`/post/${post.id}`);
  const edit = page.getByRole("button", { name: "Edit", exact: true }).first();
  const save = page.getByRole("button", { name: "Save Changes" });
  await edit.click();
  await answer(page, 3).fill("");
  await save.click();
  await expect(page.getByText("Please write this answer, or take it away.")).toBeVisible();
  await answer(page, 3).fill("Lake");
  await expectAccessible(page);
  await save.click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("list", { name: "Answers of the poll" })).toContainText("Lake");

  const changed = await (await server.as(member)).get<Post>(`/api/posts/${post.id}`);
  await edit.click();
  await letVote(server, changed, [2]);
  await answer(page, 1).fill("Ocean");
  await page.getByLabel("Post text").fill("Where do we never go?");
  await save.click();
  await expect(page.getByText("People voted for these answers, so they stay as they are.")).toBeVisible();
  await expect(page.getByLabel("Post text")).toHaveValue("Where do we never go?");
  await save.click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText("The post said when voting began: “Where do we go?”")).toBeVisible();
  await page.getByRole("button", { name: "All versions" }).click();
  await expect(page.getByRole("article", { name: /^Version 1/ })).toBeVisible();
});

test("changed answers come back with one's own text when another edit came first", async ({ page, server }) => {
  const member = await joinedMember(server);
  const api = await server.as(member);
  const { id } = await publishPoll(api, "Where do we go?");
  await openSession(page, member);
  await page.goto(`/post/${id}`);
  await page.getByRole("button", { name: "Edit", exact: true }).first().click();
  await answer(page, 1).fill("Ocean");
  await api.put(`/api/posts/${id}`, { content: "Where do all of us go?", revision: 1 });
  const save = page.getByRole("button", { name: "Save Changes" });
  await save.click();
  await page.getByRole("button", { name: "Take this one" }).click();
  await expect(page.getByLabel("Post text")).toHaveValue("Where do all of us go?");
  await expect(answer(page, 1)).toHaveValue("Sea");
  await page.getByRole("button", { name: "Back to my text" }).click();
  await expect(answer(page, 1)).toHaveValue("Ocean");
  await save.click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("list", { name: "Answers of the poll" })).toContainText("Ocean");
});

test("a quote of a poll says that there is one, and leads to it", async ({ page, server }) => {
  const author = await server.as(await joinedMember(server));
  const { id } = await publishPoll(author, `Asked, ${crypto.randomUUID()}`);
  const quote = await author.post<Post>("/api/posts", { content: "Say!", quotedPostId: id, isQuote: true });
  await openSession(page, await joinedMember(server));
  await page.goto(`/post/${quote.id}`);
  await page.getByText("Poll with 3 answers").click();
  await expect(page).toHaveURL(`/post/${id}`);
  await expect(voteButton(page)).toBeVisible();
});
