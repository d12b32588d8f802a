import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { giveBadge } from "../../../testing/badge.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { practiceAi } from "../../../testing/assistant/practice-ai.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { randomLetters } from "../../../testing/random-letters.ts";
import { giveXp } from "../../../testing/xp.ts";

const t = await createTestApp({ providers: { ai: await practiceAi() } });
let ada: TestMember;
let bob: TestMember;
beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
});

async function posted(body: Record<string, unknown>): Promise<Post> {
  const response = await ada.post("/api/posts", body);
  expect(response.status).toBe(201);
  return await response.json() as Post;
}

async function drawnFor(who: TestMember): Promise<string> {
  await giveXp(t, who.id, 100);
  await giveBadge(t, who.id, "goldVerify");
  const response = await who.request("POST", "/api/ai/generate-image", {
    json: { prompt: "A lake at dawn", model: "dall-e-2" },
    headers: { "Idempotency-Key": randomUUID() },
  });
  return (await response.json() as { imageUrl: string }).imageUrl;
}

test("keeps the author's statement about the text, also in a form", async () => {
  expect(await posted({ content: "Mine" })).toMatchObject({ madeWithAi: false });
  expect(await posted({ content: "Breathe out", madeWithAi: true })).toMatchObject({ madeWithAi: true });
  const form = new FormData();
  form.set("content", "Breathe out");
  form.set("madeWithAi", "true");
  const response = await ada.request("POST", "/api/posts", { body: form });
  expect(await response.json()).toMatchObject({ madeWithAi: true });
});

test("marks an image drawn for the author, whatever the author says", async () => {
  const aiImageUrl = await drawnFor(ada);
  expect(await posted({ content: "Look", aiImageUrl, madeWithAi: false })).toMatchObject({
    madeWithAi: true,
  });
});

test("shows the mark on a repost, in a quote and in search", async () => {
  const word = `breathe${randomLetters(8)}`;
  const { id } = await posted({ content: word, madeWithAi: true });
  const quote = await (await bob.post("/api/posts", { content: "So true", quotedPostId: id })).json();
  expect(quote).toMatchObject({ madeWithAi: false, quotedPost: { madeWithAi: true } });
  const repost = await (await bob.post("/api/posts", { repostedPostId: id })).json();
  expect(repost).toMatchObject({ madeWithAi: true, repostedPost: { madeWithAi: true } });
  const found = await (await bob.get(`/api/posts?q=${word}`)).json() as Post[];
  expect(found.find((post) => post.id === id)).toMatchObject({ madeWithAi: true });
});
