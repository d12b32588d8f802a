import { beforeEach, expect, test } from "vitest";
import { createAiTestApp } from "../../testing/assistant/create-ai-test-app.ts";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import { injections } from "../../testing/injections/injections.ts";
import { member } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { proofSize } from "../../testing/proof-size.ts";

const local = await createTestApp();
const { server, t: judged } = await createAiTestApp({ "GPT-4o Mini": "small", "moderation": "judge" });
beforeEach(() => server.reset());

const every = proofSize({ sample: 12, whole: 1 });
const texts = injections.filter(({ places }, at) => at % every === 0 && places.includes("comment"))
  .map(({ text }) => text);

/**
 * Writes each text below the words as a post, a comment and a message, and returns their levels and
 * the responses to the messages.
 */
async function outcomesOf(t: TestApp, words: string) {
  const [author, reader] = [await member(t), await member(t)];
  await author.post(`/api/users/${reader.id}/follow`);
  const { id: postId } = await post(t, { authorId: reader.id });
  const messages: number[] = [];
  for (const text of texts) {
    t.clock.advance(60 * 60_000);
    const content = `${words}\n\n${text}`;
    expect((await author.post("/api/posts", { content })).status).toBe(201);
    expect((await author.post(`/api/posts/${postId}/comments`, { content })).status).toBe(201);
    messages.push((await author.post("/api/messages", { receiverId: reader.id, content })).status);
  }
  return {
    posts: await levelsIn(t, "posts", author.id),
    comments: await levelsIn(t, "comments", author.id),
    messages,
  };
}

async function levelsIn({ sql }: TestApp, table: "posts" | "comments", authorId: string) {
  const rows = await sql<{ moderation_level: string | null }[]>`
    select moderation_level
    from ${sql(table)}
    where author_id = ${authorId}`;
  return rows.map((row) => row.moderation_level);
}

/** A message that the receiver's filter hides is refused. */
function all(level: string) {
  const levels = texts.map(() => level);
  return { posts: levels, comments: levels, messages: texts.map(() => 403) };
}

test("gives posts, comments and messages the level of their other words, whatever the injection orders", async () => {
  expect(await outcomesOf(local, "This is fucking great")).toEqual(all("low"));
  expect(await outcomesOf(local, "I will kill you")).toEqual(all("none"));
});

test("follows the endpoint's scores, sends it each text whole, and asks no chat model", async () => {
  server.behave("moderation", { scores: { harassment: 0.6 } });
  expect(await outcomesOf(judged, "A long day")).toEqual(all("low"));
  expect(server.asked.filter(({ kind }) => kind !== "moderation")).toEqual([]);
  const sent = server.asked.map(({ body }) => JSON.stringify(body.input));
  for (const text of texts) {
    const whole = JSON.stringify([{ type: "text", text: `A long day\n\n${text}` }]);
    expect(sent.filter((one) => one === whole)).toHaveLength(3);
  }
});

test("refuses a profile for its other words, whatever the injection orders", async () => {
  const ada = await member(local);
  const short = injections.filter(({ text, places }) => places.includes("bio") && text.length < 120);
  for (const [at, { text }] of short.entries()) {
    if (at % every !== 0) continue;
    const bio = `Go and kill yourself\n\n${text}`;
    expect((await ada.put("/api/users/profile", { bio })).status).toBe(400);
  }
});
