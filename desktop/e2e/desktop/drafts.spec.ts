import type { Draft } from "#shared/drafts/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { joinedMember } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import { signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

test("in the app, a draft with a picture goes up when another screen opens, and is opened again @host", async ({ server, openApp }) => {
  const member = await joinedMember(server);
  const own = await server.as(member);
  const { page } = await openApp();
  await signInToApp(page, member);
  await page.getByRole("link", { name: "Create Post" }).first().click();
  await page.getByLabel("Post text").fill("Written in the app");
  await page.getByLabel("Choose a photo").setInputFiles(await photo());
  await page.getByLabel("Describe the image").fill("Dawn");
  await expect(page.getByRole("progressbar", { name: /^Upload of picture/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Drafts", exact: true }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Written in the app" });
  await expect(row).toContainText("1 picture");
  await expect(row.getByRole("img", { name: "Dawn" })).toBeVisible();
  const [draft] = await own.get<Draft[]>("/api/drafts");
  expect(draft?.images).toMatchObject([{ alt: "Dawn" }]);

  await own.put(`/api/drafts/${draft?.id}`, { content: "Continued elsewhere", revision: draft?.revision });
  await row.getByRole("button", { name: "Open" }).click();
  await expect(page.getByLabel("Post text")).toHaveValue("Continued elsewhere");
  await expect(page.getByLabel("Describe the image")).toHaveCount(0);
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page.getByRole("article").filter({ hasText: "Continued elsewhere" })).toBeVisible();
  await expect.poll(() => own.get<Draft[]>("/api/drafts")).toEqual([]);
});

test("in the app, a member writes a poll, and votes in another's", async ({ server, openApp }) => {
  const author = await server.as(await joinedMember(server));
  const poll = { answers: ["Sea", "Hills"], isMultiple: false, lastsMinutes: 60 };
  const { id } = await author.post<Post>("/api/posts", { content: "Where to?", poll });
  const member = await joinedMember(server);
  const { page } = await openApp();
  await signInToApp(page, member);
  const asked = page.getByRole("article").filter({ hasText: "Where to?" });
  await asked.getByRole("radio", { name: "Hills" }).check();
  await asked.getByRole("button", { name: "Vote" }).click();
  await expect(asked.getByText("You voted. Results show from five votes on.")).toBeVisible();
  const { poll: voted } = await (await server.as(member)).get<Post>(`/api/posts/${id}`);
  expect(voted?.ownAnswerIds).toEqual([voted?.answers[1]?.id]);

  await page.getByRole("link", { name: "Create Post" }).first().click();
  await page.getByLabel("Post text").fill("Tea or coffee?");
  await page.getByRole("button", { name: "Poll", exact: true }).click();
  await page.getByLabel("Answer 1").fill("Tea");
  await page.getByLabel("Answer 2").fill("Coffee");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page.getByRole("article").filter({ hasText: "Tea or coffee?" })).toContainText("Coffee");
});
