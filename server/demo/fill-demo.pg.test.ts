import { expect, test } from "vitest";
import type { Post } from "#shared/posts/shapes.ts";
import { createTestApp } from "../testing/create-test-app.ts";
import { signIn } from "../testing/member.ts";
import { ledgerFaults } from "../testing/xp.ts";
import { demoPassword, fillDemo } from "./fill-demo.ts";

const t = await createTestApp();
const accounts = await fillDemo(t.deps);

test("fills an empty database with forty members and four hundred posts, some with pictures", async () => {
  const [sizes] = await t.sql`
    select
      (select count(*) from members) as members,
      (select count(*) from posts) as posts,
      (select count(*) from posts where image_id is not null) as pictures,
      (select count(distinct content) from posts) as different,
      (select count(*) from comments) as comments,
      (select count(*) from post_likes) as likes,
      (select count(*) from follows) as follows`;
  expect(sizes).toMatchObject({ members: 40, posts: 400, different: 400 });
  expect(sizes!.pictures).toBeGreaterThan(50);
  expect(sizes!.comments).toBeGreaterThan(400);
  expect(sizes!.likes).toBeGreaterThan(1000);
  expect(sizes!.follows).toBeGreaterThan(200);
}, 60_000);

test("keeps counts, ids and times that belong together", async () => {
  const astray = await t.sql`
    select p.id
    from posts p
    where p.likes_count <> (select count(*) from post_likes l where l.post_id = p.id)
      or p.comments_count <> (select count(*) from comments c where c.post_id = p.id)
      or p.created_at > ${t.clock.now()}
      or p.created_at < ${t.clock.now()}::timestamptz - interval '30 days'`;
  expect(astray).toHaveLength(0);
  const early = await t.sql`
    select c.id
    from comments c
    join posts p on p.id = c.post_id
    left join comments parent on parent.id = c.parent_id
    where c.created_at <= p.created_at
      or c.created_at <= parent.created_at
      or c.created_at > ${t.clock.now()}`;
  expect(early).toHaveLength(0);
  const byId = await t.sql<{ created_at: Date }[]>`select created_at from posts order by id desc`;
  const times = byId.map(({ created_at }) => created_at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test("gives everybody the XP their activity earned, through the ledger", async () => {
  expect(await ledgerFaults(t)).toEqual([]);
  const levels = await t.sql<{ xp: number }[]>`select distinct xp from members where xp > 0`;
  expect(levels.length).toBeGreaterThan(10);
});

test("lets its two accounts sign in and read the feed with pictures", async () => {
  expect(accounts).toHaveLength(2);
  for (const { email } of accounts!) {
    const response = await t.post("/api/auth/login", { email, password: demoPassword });
    expect(response.status).toBe(200);
  }
  const [june] = await t.sql<{ id: string }[]>`select id from members where username = 'june.hallam'`;
  const reader = await signIn(t, june!.id);
  const feed = await (await reader.get("/api/posts?limit=100")).json() as Post[];
  const shown = feed.find((post) => post.image)!;
  expect(shown.image!.alt).not.toBe("");
  expect((await reader.get(shown.image!.thumbnailUrl)).status).toBe(200);
});

test("leaves a database alone that has members", async () => {
  expect(await fillDemo(t.deps)).toBeNull();
});
