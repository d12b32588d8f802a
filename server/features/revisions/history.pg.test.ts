import { beforeEach, expect, test } from "vitest";
import type { Revision } from "#shared/revisions/revision-shapes.ts";
import type { ToClassify } from "../../providers/moderation/moderator.ts";
import { classifyLocally } from "../../providers/moderation/local-moderator.ts";
import { giveCrown } from "../../testing/badge.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";

let isAway = false;
/** A service that finds one word unfit for most, and else decides as the built-in lists do. */
const moderator = {
  classify(content: ToClassify) {
    const verdict = {
      ...classifyLocally(content),
      decidedBy: isAway ? "local-fallback" as const : "local" as const,
    };
    if (!content.text?.includes("crude")) return Promise.resolve(verdict);
    return Promise.resolve({
      ...verdict,
      elements: verdict.elements.map((element) => ({ ...element, level: "low" as const })),
    });
  },
};
const t = await createTestApp({ providers: { moderator } });
const [ben, open] = [await member(t), await member(t)];
await giveCrown(t, open.id);
await t.sql`update members set moderation_level = 'none' where id = ${open.id}`;
let ada: TestMember;
beforeEach(async () => {
  isAway = false;
  // Whose edits no other test has counted.
  ada = await member(t);
});

/** A post, or a comment below one, with all but the last of these words in its history. */
async function written(kind: "posts" | "comments", ...versions: string[]): Promise<string> {
  const [first, ...edits] = versions;
  const below = kind === "posts"
    ? "/api/posts"
    : `/api/posts/${(await post(t, { authorId: ben.id })).id}/comments`;
  const added = await ada.post(below, { content: first });
  expect(added.status).toBe(201);
  const { id } = await added.json() as { id: string };
  for (const [index, content] of edits.entries()) await edit(kind, id, { content, revision: index + 1 });
  return id;
}

async function edit(kind: "posts" | "comments", id: string, json: object): Promise<void> {
  t.clock.advance(60_000);
  const response = await ada.put(`/api/${kind}/${id}`, json);
  expect(response.status, await response.clone().text()).toBe(200);
}

async function historyOf(path: string, by: TestMember = ben): Promise<Revision[]> {
  const response = await by.get(`/api/${path}/revisions`);
  expect(response.status, await response.clone().text()).toBe(200);
  return await response.json() as Revision[];
}

const wordsOf = async (path: string, by?: TestMember) =>
  (await historyOf(path, by)).map(({ number, content }) => [number, content]);

test.each(["posts", "comments"] as const)(
  "lists the versions of %s, the current one first, each with when it was written",
  async (kind) => {
    const began = t.clock.now().getTime();
    const at = (minutes: number) => new Date(began + minutes * 60_000).toISOString();
    const id = await written(kind, "One walk", "Two walks", "Three walks");
    expect(await historyOf(`${kind}/${id}`)).toMatchObject([
      {
        number: 3,
        content: "Three walks",
        writtenAt: at(2),
        isCurrent: true,
        isRemoved: false,
        moderationLevel: "top",
      },
      { number: 2, content: "Two walks", writtenAt: at(1), isCurrent: false, isRemoved: false },
      { number: 1, content: "One walk", writtenAt: at(0), isCurrent: false, isCovered: false, images: [] },
    ]);
  },
);

test("what was never edited has one version, a repost the history of its original", async () => {
  expect(await wordsOf(`posts/${await written("posts", "One walk")}`)).toEqual([[1, "One walk"]]);
  const id = await written("posts", "One walk", "Two walks");
  const { id: repost } = await (await ben.post("/api/posts", { repostedPostId: id })).json() as {
    id: string;
  };
  expect(await wordsOf(`posts/${repost}`)).toEqual([[2, "Two walks"], [1, "One walk"]]);
});

test("goes on where a page ended", async () => {
  const id = await written("posts", "One", "Two", "Three", "Four", "Five");
  const first = await ben.get(`/api/posts/${id}/revisions?limit=2`);
  const cursor = first.headers.get("X-Next-Cursor");
  const second = await ben.get(`/api/posts/${id}/revisions?limit=2&cursor=${cursor}`);
  const third = await ben.get(
    `/api/posts/${id}/revisions?limit=2&cursor=${second.headers.get("X-Next-Cursor")}`,
  );
  const numbers = [];
  for (const page of [first, second, third]) {
    numbers.push((await page.json() as Revision[]).map(({ number }) => number));
  }
  expect(numbers).toEqual([[5, 4], [3, 2], [1]]);
  expect(third.headers.get("X-Next-Cursor")).toBeNull();
  expect(await wordsOf(`posts/${id}`)).toHaveLength(5);
  expect((await (await ben.get(`/api/posts/${id}/revisions?limit=2&offset=3`)).json() as Revision[]).length)
    .toBe(2);
});

test.each(["posts", "comments"] as const)(
  "shows each version of %s under the filter of its reader, and to its author all",
  async (kind) => {
    const id = await written(kind, "One walk", "Some crude words", "Three walks");
    expect(await wordsOf(`${kind}/${id}`)).toEqual([[3, "Three walks"], [1, "One walk"]]);
    const all = [[3, "Three walks"], [2, "Some crude words"], [1, "One walk"]];
    expect(await wordsOf(`${kind}/${id}`, ada)).toEqual(all);
    expect(await wordsOf(`${kind}/${id}`, open)).toEqual(all);
  },
);

test.each(["posts", "comments"] as const)(
  "shows a version of %s whose verdict was not final to its author alone",
  async (kind) => {
    isAway = true;
    const id = await written(kind, "One walk");
    isAway = false;
    await edit(kind, id, { content: "Two walks", revision: 1 });
    expect(await wordsOf(`${kind}/${id}`, open)).toEqual([[2, "Two walks"]]);
    expect(await historyOf(`${kind}/${id}`, ada)).toMatchObject([{ number: 2 }, {
      number: 1,
      moderationLevel: null,
    }]);
  },
);

test("shows a version of distress behind a line to those close to its author, and to nobody else", async () => {
  const id = await written("posts", "I want to kill myself tonight", "I feel better now");
  const follower = await member(t);
  await follower.post(`/api/users/${ada.id}/follow`);
  expect(await historyOf(`posts/${id}`, follower)).toMatchObject([
    { number: 2, isCovered: false },
    { number: 1, content: "I want to kill myself tonight", isCovered: true },
  ]);
  expect(await wordsOf(`posts/${id}`)).toEqual([[2, "I feel better now"]]);
  expect(await historyOf(`posts/${id}`, ada)).toMatchObject([{ isCovered: false }, { isCovered: false }]);
});

test.each(["posts", "comments"] as const)(
  "covers the versions of %s that were covered, and all while the content is",
  async (kind) => {
    const id = await written(kind, "One walk", "Two walks");
    await t.sql`update ${t.sql(kind)} set covered_at = now() where id = ${id}`;
    await edit(kind, id, { content: "Three walks", revision: 2 });
    const covers = async () => (await historyOf(`${kind}/${id}`)).map(({ isCovered }) => isCovered);
    expect(await covers()).toEqual([true, true, true]);
    await t.sql`update ${t.sql(kind)} set covered_at = null where id = ${id}`;
    expect(await covers()).toEqual([false, true, false]);
  },
);

test.each(["posts", "comments"] as const)(
  "has no history of %s that the reader does not see",
  async (kind) => {
    const id = await written(kind, "One walk", "Two walks");
    const statusFor = async (by: TestMember) => (await by.get(`/api/${kind}/${id}/revisions`)).status;
    const blocked = await member(t);
    await ada.post(`/api/users/${blocked.id}/block`);
    expect([await statusFor(ben), await statusFor(blocked)]).toEqual([200, 404]);
    await edit(kind, id, { content: "Some crude words", revision: 2 });
    expect([await statusFor(ben), await statusFor(ada), await statusFor(open)]).toEqual([404, 200, 200]);
    await t.sql`update ${t.sql(kind)} set removed_at = now() where id = ${id}`;
    expect([await statusFor(ada), await statusFor(open)]).toEqual([404, 404]);
  },
);

test.each(["posts", "comments"] as const)(
  "leaves of a version of %s that its author removes that it was there, and again changes nothing",
  async (kind) => {
    const id = await written(kind, "My number is 0151", "Some crude words", "Three walks");
    const [, , first] = await historyOf(`${kind}/${id}`, ada);
    const removed = { ...first, content: "", language: null, moderationLevel: null, isRemoved: true };
    for (const number of [1, 1, 2]) {
      const response = await ada.delete(`/api/${kind}/${id}/revisions/${number}`);
      expect([response.status, await response.json()]).toMatchObject([200, {
        number,
        content: "",
        isRemoved: true,
      }]);
      t.clock.advance(1000);
    }
    for (const by of [ben, ada, open]) {
      expect(await historyOf(`${kind}/${id}`, by)).toEqual([
        expect.objectContaining({ number: 3, content: "Three walks" }),
        expect.objectContaining({ number: 2, content: "", isRemoved: true }),
        removed,
      ]);
    }
    const [kept] = await t.sql`
    select content, language, mentions, moderation_level from revisions where ${
      t.sql(kind === "posts" ? "post_id" : "comment_id")
    } = ${id} and number = 1`;
    expect(kept).toEqual({ content: "", language: null, mentions: null, moderation_level: null });
  },
);

test.each(["posts", "comments"] as const)(
  "refuses to remove the version of %s that stands, one that never was, and another's",
  async (kind) => {
    const id = await written(kind, "One walk", "Two walks");
    const refusal = async (number: number | string, by = ada) =>
      (await by.delete(`/api/${kind}/${id}/revisions/${number}`)).status;
    expect([await refusal(2), await refusal(3), await refusal(0), await refusal("x")]).toEqual([
      409,
      404,
      400,
      400,
    ]);
    expect([await refusal(1, ben), await refusal(2, ben)]).toEqual([403, 403]);
    expect(await wordsOf(`${kind}/${id}`)).toEqual([[2, "Two walks"], [1, "One walk"]]);
  },
);

test("keeps no version of a comment that was deleted, also where its line stays", async () => {
  const [alone, answered] = [
    await written("comments", "One", "Two"),
    await written("comments", "One", "Two"),
  ];
  const [row] = await t.sql<{ post_id: string }[]>`select post_id from comments where id = ${answered}`;
  await ben.post(`/api/posts/${row?.post_id}/comments`, { content: "Yes", parentId: answered });
  for (const id of [alone, answered]) {
    expect((await ada.delete(`/api/comments/${id}`)).status).toBe(200);
    expect((await ada.get(`/api/comments/${id}/revisions`)).status).toBe(404);
  }
  expect(await t.sql`select from revisions where comment_id in (${alone}, ${answered})`).toEqual([]);
});
