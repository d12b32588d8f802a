import { pino } from "pino";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Comment } from "#shared/comments/contract.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { startPracticeModel } from "../../../build/practice/model/start-practice-model.ts";
import { createOpenAiModerator } from "../../providers/moderation/openai-moderator.ts";
import { openAiClient } from "../../providers/openai-client.ts";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { picture } from "../../testing/pictures.ts";
import { post } from "../../testing/post.ts";
import { readImage } from "../media/read-image.ts";
import { reviewWaiting } from "./review-fallback-verdicts.ts";

const server = await startPracticeModel();
afterAll(() => server.close());
beforeEach(() => server.reset());
const local = await createTestApp();
const t = await createTestApp({
  providers: {
    moderator: createOpenAiModerator({
      client: openAiClient({ apiKey: "test-key", baseUrl: server.baseUrl }),
      log: pino({ level: "silent" }),
    }),
  },
});

const strange = "Jag är så trött idag och kan inte sova, men tack för allt";
const linked = `${strange} https://example.org/`;
const notRead = "Written in a language that can't be checked yet";
const day = 86_400_000;

type Change = (id: string) => Promise<unknown>;
const newcomer: Change = () => Promise.resolve();
const ofAWeek: Change = (id) =>
  local.sql`update members set created_at = ${new Date(
    local.clock.now().getTime() - 7 * day,
  )} where id = ${id}`;
const ofSixDays: Change = (id) =>
  local.sql`update members set created_at = ${new Date(
    local.clock.now().getTime() - 6 * day,
  )} where id = ${id}`;
const withFivePosts: Change = async (id) => {
  for (let n = 0; n < 5; n++) await post(local, { authorId: id });
};

/** The marks in the database; of a message also the one that has no row. */
async function storedOf(app: TestApp, id: string): Promise<readonly unknown[]> {
  return (await app.sql<{ mark: unknown[] }[]>`
    select array[level, was_read::text] as mark
    from (
      select * from element_moderations where ${id} in (post_id, comment_id)
      union all
      select * from verdicts_on_message(${id})
    ) as verdict
    where type = 'text'`).flatMap(({ mark }) => [mark]);
}

test.each<[string, Change, string, string, string]>([
  ["a newcomer's text with a link", newcomer, linked, "high", "false"],
  ["a newcomer's text with a mention", newcomer, `@somebody ${strange}`, "high", "false"],
  ["a newcomer's text alone", newcomer, strange, "top", "false"],
  ["a newcomer's short text with a link", newcomer, "Tack alla! https://example.org/", "top", "true"],
  ["a newcomer's English with a link", newcomer, "What a lovely morning https://example.org/", "top", "true"],
  ["a text with a link by a member of six days", ofSixDays, linked, "high", "false"],
  ["a text with a link by a member of a week", ofAWeek, linked, "top", "false"],
  ["a text with a link by a newcomer with five posts", withFivePosts, linked, "top", "false"],
])("gives %s its level in posts, comments and messages", async (_, change, content, level, wasRead) => {
  const [author, stranger] = [await member(local), await member(local)];
  await change(author.id);
  await author.post(`/api/users/${stranger.id}/follow`);
  const { id } = await post(local, { authorId: stranger.id });
  const written = await author.post("/api/posts", { content });
  const commented = await author.post(`/api/posts/${id}/comments`, { content });
  const sent = await author.post("/api/messages", { receiverId: stranger.id, content });
  const made = [written, commented, sent].map(async (response) =>
    await response.json() as Post | Comment | DirectMessage
  );
  for (const { id, moderationLevel } of await Promise.all(made)) {
    expect(moderationLevel).toBe(level);
    expect(await storedOf(local, id)).toEqual([[level, wasRead]]);
  }
});

test("hides a newcomer's link in an unknown language from a stranger with the default filter, and explains it to its author", async () => {
  const [author, stranger, reader] = [await member(local), await member(local), await member(local)];
  await reader.put("/api/users/settings", { moderationLevel: "high" });
  const created = await (await author.post("/api/posts", { content: linked })).json() as Post;
  expect(created.elementModerations).toEqual([{
    type: "text",
    level: "high",
    reason: notRead,
    reasonCode: "unread_language",
  }]);
  expect((await stranger.get(`/api/posts/${created.id}`)).status).toBe(404);
  const seen = await (await reader.get(`/api/posts/${created.id}`)).json() as Post;
  expect(seen.elementModerations).toEqual([{ type: "text", level: "high", reason: null }]);
});

test("gives a newcomer's picture with a text in an unknown language level high", async () => {
  const author = await member(local);
  const body = new FormData();
  const jpeg = new Uint8Array(await picture(40, 30).jpeg().toBuffer());
  body.set("image", new File([jpeg], "a.jpg", { type: "image/jpeg" }));
  body.set("content", strange);
  const created = await (await author.request("POST", "/api/posts", { body })).json() as Post;
  expect(created.elementModerations.map(({ type, level }) => [type, level])).toEqual([
    ["text", "high"],
    ["image", "top"],
  ]);
});

const publish = async (author: TestMember) =>
  (await (await author.post("/api/posts", { content: linked })).json() as Post).id;

test("keeps the verdict of a service, which reads every language", async () => {
  expect(await storedOf(t, await publish(await member(t)))).toEqual([["top", "true"]]);
});

test("marks a text as not read while a service fails, until it has read it", async () => {
  server.behave("moderation", { status: 500 });
  const id = await publish(await member(t));
  expect(await storedOf(t, id)).toEqual([["high", "false"]]);
  server.behave("moderation", {});
  t.clock.advance(61_000);
  await reviewWaiting(t.deps, readImage);
  expect(await storedOf(t, id)).toEqual([["high", "true"]]);
});
