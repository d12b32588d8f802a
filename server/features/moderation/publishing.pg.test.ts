import type { Notification } from "#shared/notifications/contract.ts";
import sharp from "sharp";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { Comment } from "#shared/comments/contract.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { startPracticeModel } from "../../../build/practice/model/start-practice-model.ts";
import { openAiClient } from "../../providers/openai-client.ts";
import type { Moderator, ToClassify } from "../../providers/moderation/moderator.ts";
import { createOpenAiModerator } from "../../providers/moderation/openai-moderator.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { animation, picture } from "../../testing/pictures.ts";
import { post } from "../../testing/post.ts";
import { runJob } from "../../testing/app/run-jobs.ts";
import { xpOf } from "../../testing/xp.ts";
import { readImage } from "../media/read-image.ts";
import { classify } from "./classify-before-publishing.ts";
import { reviewWaiting } from "./review-fallback-verdicts.ts";
import { lowerLevel } from "./review-queries.ts";
import { uuidv7 } from "uuidv7";
import { pino } from "pino";

const server = await startPracticeModel();
afterAll(() => server.close());
const local = await createTestApp();
const t = await createTestApp({
  providers: {
    moderator: createOpenAiModerator({
      client: openAiClient({ apiKey: "test-key", baseUrl: server.baseUrl }),
      log: pino({ level: "silent" }),
      deadlineMs: 300,
    }),
  },
});
const jpeg = async () =>
  new File([new Uint8Array(await picture(40, 30).jpeg().toBuffer())], "a.jpg", { type: "image/jpeg" });
type Created = Post & { support: Support | null };

beforeEach(() => server.reset());

test("gives a post that tries to evade the word lists level none, explains it to its author and hides it from others", async () => {
  const [author, stranger] = [await member(local), await member(local)];
  const response = await author.post("/api/posts", { content: "k i l l  y0ur$elf, n0b0dy would miss you" });
  const created = await response.json() as Created;
  expect(created).toMatchObject({ moderationLevel: "none", support: null });
  expect(created.elementModerations).toEqual([
    { type: "text", level: "none", reason: expect.stringMatching(/harm/), reasonCode: "urges_self_harm" },
  ]);
  expect((await stranger.get(`/api/posts/${created.id}`)).status).toBe(404);
  const feed = await (await stranger.get("/api/posts?limit=100")).json() as Post[];
  expect(feed.map(({ id }) => id)).not.toContain(created.id);
  expect((await author.get(`/api/posts/${created.id}`)).status).toBe(200);
});

test.each([
  ["What a lovely morning", 5],
  ["This is fucking great", 1],
  ["I will kill you", 0],
])("pays for %s %i XP as a post", async (content, paid) => {
  const author = await member(local);
  await author.post("/api/posts", { content });
  expect((await xpOf(local, author.id)).xp).toBe(paid);
});

test.each([
  ["Well said, thank you", 2],
  ["This is fucking great", 1],
  ["I will kill you", 0],
])("pays for %s %i XP as a comment, which carries its level", async (content, paid) => {
  const author = await member(local);
  const { id } = await post(local, { authorId: (await member(local)).id });
  const said = await (await author.post(`/api/posts/${id}/comments`, { content })).json() as Comment;
  expect(said.moderationLevel).toBe({ 2: "top", 1: "low", 0: "none" }[paid]);
  expect((await xpOf(local, author.id)).xp).toBe(paid);
});

test("shows others the levels of the elements, and the author the reasons", async () => {
  const [author, stranger] = [await member(local), await member(local)];
  await stranger.put("/api/users/settings", { moderationLevel: "high" });
  const created = await (await author.post("/api/posts", { content: "Damn, that rain" })).json() as Created;
  expect(created.elementModerations[0]).toEqual({
    type: "text",
    level: "high",
    reason: "Contains mild swearing",
    reasonCode: "mild_swearing",
  });
  const seen = await (await stranger.get(`/api/posts/${created.id}`)).json() as Post;
  expect(seen.elementModerations).toEqual([{ type: "text", level: "high", reason: null }]);
});

test("offers help once to a member who writes about hard feelings, and to nobody else", async () => {
  const [author, stranger] = [await member(local), await member(local)];
  const content = "I feel like giving up today";
  const created = await (await author.post("/api/posts", { content })).json() as Created;
  expect(created.moderationLevel).toBe("top");
  expect(created.support?.resources.length).toBeGreaterThan(0);
  const said = await (await author.post(`/api/posts/${created.id}/comments`, { content })).json() as Created;
  expect(said.support?.message).toBeTruthy();
  for (const by of [author, stranger]) {
    for (const path of [`/api/posts/${created.id}`, `/api/posts/${created.id}/comments`, "/api/posts"]) {
      expect(await (await by.get(path)).text()).not.toContain("support");
    }
  }
});

test("classifies an image's description like the text", async () => {
  const author = await member(local);
  const body = new FormData();
  body.set("image", await jpeg());
  body.set("imageAlt", "I will kill you");
  const created = await (await author.request("POST", "/api/posts", { body })).json() as Created;
  expect(created.elementModerations.map(({ type, level }) => [type, level])).toEqual([
    ["text", "none"],
    ["image", "top"],
  ]);
  expect(created.moderationLevel).toBe("none");
});

test("has the provider classify an image, and takes the worst element's level", async () => {
  server.behave(
    "moderation",
    ({ body }) =>
      JSON.stringify(body.input).includes('"type":"text"') ? {} : { scores: { "violence/graphic": 0.9 } },
  );
  const author = await member(t);
  const body = new FormData();
  body.set("content", "My day");
  body.set("image", await jpeg());
  const created = await (await author.request("POST", "/api/posts", { body })).json() as Created;
  expect(created.moderationLevel).toBe("none");
  expect(created.elementModerations.map(({ level }) => level)).toEqual(["top", "none"]);
});

test("takes the worst of five frames of an animation, and of the parts of a tall picture", async () => {
  // Whatever is green is graphic violence.
  server.behave("moderation", async ({ body }) => {
    const [, base64] = /image\/webp;base64,([^"]+)/.exec(JSON.stringify(body.input)) ?? [];
    if (!base64) return {};
    const [red = 0, green = 0] = await sharp(Buffer.from(base64, "base64")).resize(1, 1).raw().toBuffer();
    return green > red ? { scores: { "violence/graphic": 0.9 } } : {};
  });
  const author = await member(t);
  const levelOf = async (bytes: Buffer) => {
    const body = new FormData();
    body.set("image", new File([new Uint8Array(bytes)], "a.gif", { type: "image/gif" }));
    const created = await (await author.request("POST", "/api/posts", { body })).json() as Created;
    expect(created.elementModerations).toHaveLength(1);
    return created.moderationLevel;
  };
  const calm = ["#ff0000", "#ee0000", "#dd0000", "#cc0000"];
  const middle = [...calm, "#00ff00", ...calm];
  expect(await levelOf(await animation([...calm, "#bb0000", ...calm]))).toBe("top");
  for (const format of ["gif", "webp"] as const) {
    expect(await levelOf(await animation(middle, { format }))).toBe("none");
  }
  const part = { create: { width: 40, height: 100, channels: 3 as const, background: "#00ff00" } };
  const tall = sharp({ create: { width: 40, height: 500, channels: 3, background: "#ff0000" } });
  expect(await levelOf(await tall.png().toBuffer())).toBe("top");
  expect(await levelOf(await tall.composite([{ input: part, left: 0, top: 255 }]).png().toBuffer())).toBe(
    "none",
  );
});

test("falls back after the deadline when the provider hangs, with level high at best", async () => {
  server.behave("moderation", { then: "hang" });
  const author = await member(t);
  const started = performance.now();
  const created = await (await author.post("/api/posts", { content: "A quiet walk" })).json() as Created;
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(created.moderationLevel).toBe("high");
});

test("reviews content once the provider responds again, and only lowers levels", async () => {
  server.behave("moderation", { status: 500 });
  const author = await member(t);
  const publish = async (content: string) =>
    (await (await author.post("/api/posts", { content })).json() as Created).id;
  const [calm, cruel] = [
    await publish("A quiet walk"),
    await publish("Words only the provider sees through"),
  ];
  const said = await (await author.post(`/api/posts/${calm}/comments`, { content: "Hm" })).json() as Comment;
  const fan = await member(t);
  await fan.put("/api/users/settings", { moderationLevel: "high" });
  expect((await fan.post(`/api/posts/${cruel}/repost`)).status).toBe(200);
  server.behave(
    "moderation",
    ({ body }) => JSON.stringify(body.input).includes("quiet") ? {} : { scores: { harassment: 0.95 } },
  );
  const levels = async () =>
    Object.fromEntries(
      (await t.sql<{ id: string; level: string }[]>`
        select coalesce(repost_of_id, id) || case when repost_of_id is null then '' else ' reposted' end as id,
          moderation_level as level from posts
        union all select id::text, moderation_level from comments`).map(({ id, level }) => [id, level]),
    );
  await reviewWaiting(t.deps, readImage);
  expect(await levels()).toMatchObject({ [calm]: "high", [cruel]: "high", [said.id]: "high" });
  t.clock.advance(61_000);
  await reviewWaiting(t.deps, readImage);
  expect(await levels()).toMatchObject({
    [calm]: "high",
    [cruel]: "none",
    [`${cruel} reposted`]: "none",
    [said.id]: "none",
  });
  const told = await (await author.get("/api/notifications")).json() as Notification[];
  expect(told.filter(({ type }) => type === "moderation").map(({ message }) => message).toSorted()).toEqual([
    "An automatic review changed the level of your comment to none. Members with a stricter filter no longer see it.",
    "An automatic review changed the level of your post to none. Members with a stricter filter no longer see it.",
  ]);
  const asked = server.asked.length;
  t.clock.advance(61_000);
  await reviewWaiting(t.deps, readImage);
  expect(server.asked).toHaveLength(asked);
});

test("changes no level that a person gave, though the review had begun before", async () => {
  const author = await member(t);
  const { id } = await post(t, { authorId: author.id });
  const at = t.clock.now();
  await t.sql`
    insert into element_moderations (post_id, type, level, reason, decided_by, decided_at)
    values (${id}, 'text', 'top', '', 'person', ${at})`;
  const elements = [{ type: "text", level: "none", reason: "threat" }] as const;
  const verdict = { level: "none", elements, decidedBy: "openai", support: false } as const;
  expect(await lowerLevel(t.sql, { kind: "post", id, revision: 1 }, verdict, at)).toBeNull();
  expect(await (await author.get(`/api/posts/${id}`)).json()).toMatchObject({
    moderationLevel: "top",
    elementModerations: [{ level: "top" }],
  });
});

test("asks a failing provider about one item a round, and keeps all items waiting", async () => {
  server.behave("moderation", { status: 500 });
  const author = await member(t);
  for (const content of ["One", "Two", "Three"]) await author.post("/api/posts", { content });
  t.clock.advance(61_000);
  const before = server.asked.length;
  await reviewWaiting(t.deps, readImage);
  expect(server.asked.length).toBe(before + 1);
});

test("reviews what waits behind a picture that no still can be made of", async () => {
  const author = await member(t);
  const body = new FormData();
  body.set("image", await jpeg());
  const withPicture = await (await author.request("POST", "/api/posts", { body })).json() as Created;
  const { id } = await (await author.post("/api/posts", { content: "Behind it" })).json() as Created;
  await t.sql`
    update element_moderations set decided_by = 'local-fallback' where post_id in (${withPicture.id}, ${id})`;
  t.clock.advance(61_000);
  await reviewWaiting(t.deps, () => Promise.resolve(new Uint8Array([1, 2, 3])));
  const rows = await t.sql`
    select post_id as id, type, level, decided_by from element_moderations
    where post_id in (${withPicture.id}, ${id}) order by post_id`;
  expect(rows).toEqual([
    { id: withPicture.id, type: "image", level: "high", decided_by: "local-fallback" },
    { id, type: "text", level: "top", decided_by: "openai" },
  ]);
});

test("shows a post without a level only to its author", async () => {
  const [author, stranger] = [await member(local), await member(local)];
  await manyReposts(author.id);
  const { id } = await post(local, { authorId: author.id, moderationLevel: null });
  expect((await stranger.get(`/api/posts/${id}`)).status).toBe(404);
  await runJob(local, "review_moderation");
  expect(await (await stranger.get(`/api/posts/${id}`)).json()).toMatchObject({ moderationLevel: "top" });
});

test("stops a review at the signal", async () => {
  const { id } = await post(local, { authorId: (await member(local)).id, moderationLevel: null });
  await reviewWaiting(local.deps, readImage, AbortSignal.abort());
  const [row] = await local.sql`select moderation_level from posts where id = ${id}`;
  expect(row).toEqual({ moderation_level: null });
});

/** As many as one round of the review handles; reposts have no level of their own. */
async function manyReposts(authorId: string): Promise<void> {
  for (let n = 0; n < 20; n++) {
    const { id } = await post(local, { authorId });
    await local.sql`
      insert into posts (id, author_id, content, repost_of_id, created_at)
      values (${uuidv7()}, ${authorId}, '', ${id}, ${local.clock.now()})`;
  }
}

const image = { bytes: new Uint8Array([1, 2, 3]), mediaType: "image/webp" as const };

function providersOf(
  stillsOf: (stored: Uint8Array, memberId: string) => Promise<readonly Uint8Array[]>,
  { isBuiltIn = false, decidedBy = "openai" as "openai" | "local-fallback" } = {},
) {
  const asked: ToClassify[] = [];
  const moderator: Moderator = {
    isBuiltIn,
    classify(content) {
      asked.push(content);
      const types = (["text", "image"] as const).filter((type) => content[type] !== undefined);
      return Promise.resolve({
        elements: types.map((type) => ({ type, level: "top", reason: "" })),
        support: false,
        decidedBy,
      });
    },
  };
  const process = () => Promise.reject(new Error("Not asked for"));
  const providers = { moderator, images: { process, stillsOf: vi.fn(stillsOf) } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { providers: providers as never, asked, stillsOf: providers.images.stillsOf };
}

test("makes no stills for the built-in moderator, which looks at no picture", async () => {
  const { providers, stillsOf } = providersOf(() => Promise.resolve([]), { isBuiltIn: true });
  expect(await classify({ providers }, { text: "Hello", image })).toMatchObject({ level: "top" });
  expect(stillsOf).not.toHaveBeenCalled();
});

test("makes stills in the turn of the member who publishes", async () => {
  const { providers, stillsOf } = providersOf((stored) => Promise.resolve([stored]));
  await classify({ providers, actor: { id: "ada" } }, { image });
  expect(stillsOf).toHaveBeenCalledWith(image.bytes, "ada", expect.any(AbortSignal));
});

test.each([
  ["cannot be made", () => Promise.reject(new Error("The queue is full"))],
  ["do not come in time", () => new Promise<never>(() => undefined)],
])("sends no picture whose stills %s, and asks again later", async (_, stillsOf) => {
  const { providers, asked } = providersOf(stillsOf);
  const verdict = await classify({ providers }, { text: "Hello", image }, 10);
  expect(verdict).toMatchObject({
    level: "high",
    decidedBy: "local-fallback",
    // The review goes on to the next item.
    hasServiceFailed: false,
    elements: [{ type: "text", level: "top" }, { type: "image", level: "high" }],
  });
  expect(asked).toEqual([{ text: "Hello" }]);
});

test("says that the service failed, for which the review stops", async () => {
  const away = providersOf((stored) => Promise.resolve([stored]), { decidedBy: "local-fallback" });
  expect(await classify(away, { image })).toMatchObject({ hasServiceFailed: true });
  const both = providersOf(() => Promise.reject(new Error("The queue is full")), {
    decidedBy: "local-fallback",
  });
  expect(await classify(both, { text: "Hello", image })).toMatchObject({ hasServiceFailed: true });
});
