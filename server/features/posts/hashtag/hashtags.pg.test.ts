import { beforeEach, expect, test } from "vitest";
import type { HashtagSuggestion } from "#shared/posts/hashtag-contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";

const t = await createTestApp();
let ada: TestMember;
let bob: TestMember;
beforeEach(async () => {
  await t.sql`delete from posts`;
  [ada, bob] = [await member(t), await member(t)];
});

async function publish(who: TestMember, content: string): Promise<string> {
  return (await (await who.post("/api/posts", { content })).json() as Post).id;
}

async function tagged(tag: string, who = bob): Promise<string[]> {
  const response = await who.get(`/api/hashtag/${encodeURIComponent(tag)}/posts`);
  expect(response.status).toBe(200);
  return (await response.json() as Post[]).map(({ id }) => id);
}

async function suggested(q: string, who = bob): Promise<HashtagSuggestion[]> {
  const response = await who.get(`/api/hashtags/suggest?q=${encodeURIComponent(q)}`);
  expect(response.status).toBe(200);
  return await response.json() as HashtagSuggestion[];
}

test("finds posts by hashtag, newest first, in any case and with or without #", async () => {
  const first = await publish(ada, "#Joy and #joy again");
  const second = await publish(bob, "More #JOY, and #münchen");
  await publish(bob, "#joyful is another");
  for (const tag of ["joy", "JOY", "#Joy", "＃joy"]) expect(await tagged(tag)).toEqual([second, first]);
  expect(await tagged("MÜNCHEN")).toEqual([second]);
  expect(await tagged("unused")).toEqual([]);
});

test("pages through a hashtag's posts without blocked authors", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 4; n++) ids.unshift(await publish(ada, `#calm ${n}`));
  const first = await bob.get("/api/hashtag/calm/posts?limit=3");
  const next = first.headers.get("x-next-cursor");
  const rest = await (await bob.get(`/api/hashtag/calm/posts?limit=3&cursor=${next}`)).json() as Post[];
  expect(rest.map(({ id }) => id)).toEqual(ids.slice(3));
  await bob.post(`/api/users/${ada.id}/block`);
  expect(await tagged("calm")).toEqual([]);
  expect(await suggested("cal")).toEqual([]);
});

async function totalOf(tag: string, query = ""): Promise<string | null> {
  return (await bob.get(`/api/hashtag/${tag}/posts${query}`)).headers.get("x-total-count");
}

test("returns the number of visible posts with the first page only", async () => {
  for (let n = 0; n < 4; n++) await publish(ada, `#calm ${n}`);
  await publish(bob, "#calm");
  const first = await bob.get("/api/hashtag/calm/posts?limit=3");
  expect(first.headers.get("x-total-count")).toBe("5");
  expect(await totalOf("calm", `?limit=3&cursor=${first.headers.get("x-next-cursor")}`)).toBeNull();
  expect(await totalOf("unused")).toBe("0");
  await bob.post(`/api/users/${ada.id}/block`);
  expect(await totalOf("calm")).toBe("1");
});

test.each([[1000, "1000"], [1001, "1001"], [1200, "1001"]])(
  "counts %i posts with a tag as %s, where more than a thousand count as more",
  async (posts, total) => {
    await t.sql`
      with written as (
        insert into posts (id, author_id, content, moderation_level, created_at)
        select gen_random_uuid(), ${ada.id}, '#busy', 'top', now()
        from generate_series(1, ${posts})
        returning id
      )
      insert into post_hashtags (tag, post_id)
      select 'busy', id
      from written`;
    expect(await totalOf("busy")).toBe(total);
  },
);

test.each(["2026", "a b", "#", "a".repeat(51), "-"])(
  "returns 404 for an invalid hashtag: %s",
  async (tag) => {
    expect((await bob.get(`/api/hashtag/${encodeURIComponent(tag)}/posts`)).status).toBe(404);
  },
);

test("suggests tags by their first letters, most used first", async () => {
  for (let n = 0; n < 3; n++) await publish(ada, "#sunshine");
  await publish(ada, "#sun #sunday #moon");
  await publish(ada, "#sun");
  expect(await suggested("#SUN")).toEqual([
    { tag: "sunshine", postsCount: 3 },
    { tag: "sun", postsCount: 2 },
    { tag: "sunday", postsCount: 1 },
  ]);
  expect(await suggested("＃sunn")).toEqual(await suggested("#sunn"));
  expect((await suggested("")).map(({ tag }) => tag)).toEqual(["sunshine", "sun", "moon", "sunday"]);
  expect(await suggested("%")).toEqual([]);
  expect(await suggested("_")).toEqual([]);
});

test("suggests tags with and without accents", async () => {
  await publish(ada, "#Café #cafeteria #łódź #今日");
  const tagsOf = async (q: string) => (await suggested(q)).map(({ tag }) => tag).toSorted();
  for (const q of ["café", "#CAFÉ"]) expect(await tagsOf(q)).toContain("café");
  expect(await tagsOf("今")).toEqual(["今日"]);
  expect(await tagsOf("cafe")).toEqual(["cafeteria", "café"]);
  expect(await tagsOf("lod")).toEqual(["łódź"]);
});

test("refuses signed-out callers and a limit above 20", async () => {
  expect((await t.get("/api/hashtag/joy/posts")).status).toBe(401);
  expect((await t.get("/api/hashtags/suggest?q=j")).status).toBe(401);
  expect((await bob.get("/api/hashtags/suggest?limit=21")).status).toBe(400);
});

test("stores each mentioned member once, whatever the case, and never the author", async () => {
  const id = await publish(
    ada,
    `@${bob.username} @${bob.username.toUpperCase()} @${ada.username} @nobody.here`,
  );
  const rows = await t.sql`select member_id from post_mentions where post_id = ${id}`;
  expect(rows.map(({ member_id }) => member_id)).toEqual([bob.id]);
});
