import { expect, test } from "vitest";
import { createApp } from "../app.ts";
import { seedReaders } from "../testing/growth/community.ts";
import { comparisons, countedPage, pageAt, type Read } from "../testing/growth/comparisons.ts";
import { explainedSql } from "../testing/growth/explained-sql.ts";
import { seed } from "../../build/prove/bench/seed/seed.ts";
import { dropCachedReads } from "../db/cache/drop-cached-reads.ts";
import { createTestApp } from "../testing/create-test-app.ts";
import { requestsOf } from "../testing/requests.ts";

const size = { members: 1_000, posts: 12_000 };
const deepPage = 10;

const t = await createTestApp();
const community = await seedReaders(t.sql, await seed(t.sql, size), size);
const { sql, weighed } = explainedSql(t.db.sql);
const app = createApp({ ...t.deps, db: { ...t.db, sql } });
// Each of the five connections reads the catalogue once, to plan what the function says.
await Promise.all(
  Array.from({ length: 5 }, () =>
    t.sql`
      select pg_sleep(0.1)
      from comment_changes(array[${community.lone.memberId}::uuid], array[${community.busyPostId}::uuid])
      right join (select) as always on true`),
);

/** Pages of tables and indexes that a read touches: its cost, whatever else the machine does. */
async function buffersOf({ by, path, rowsAbove }: Read): Promise<number> {
  const reader = requestsOf({ app, config: t.config }, { Authorization: `Bearer ${by(community).token}` });
  const address = path(community);
  const above = await reader.get(`${address}?limit=1&offset=${Math.max(0, rowsAbove - 1)}`);
  expect(above.status).toBe(200);
  // The previous call's effects are not part of this one's cost.
  dropCachedReads(sql);
  const before = weighed().buffers;
  const cursor = rowsAbove ? above.headers.get("x-next-cursor") ?? "" : undefined;
  const page = await reader.get(pageAt(address, cursor));
  expect(await page.json()).toHaveLength(20);
  return weighed().buffers - before;
}

const byDepth = comparisons(deepPage).depth;

/** Doubles the number of posts, with newer ones. */
async function doublePosts(): Promise<void> {
  await t.sql`
    with more as (
      insert into posts (id, author_id, content, moderation_level, created_at)
      select bench_id('more', n, bench_post_at(${size.posts} + n)), bench_member(n % 300 + 101), 'More #walk', 'top',
        bench_post_at(${size.posts} + n)
      from generate_series(1, ${size.posts}) as n
      returning id
    )
    insert into post_hashtags (tag, post_id)
    select 'walk', id
    from more`;
  await t.sql.unsafe("vacuum analyze posts, post_hashtags");
}

test.each(byDepth)(
  "reads no more rows for a deep page of $what than for the first, and few for both",
  async ({ what, before, after }) => {
    const first = await buffersOf(before);
    // A page is 20 rows with their parts; a plan that reads everything touches thousands. A
    // connection that plans it for the first time reads up to a hundred of the catalogue besides.
    const few = 1_400;
    expect(first).toBeLessThan(few);
    // The first page of the feed is read for all readers at once, deeper ones for each.
    expect(await buffersOf(after)).toBeLessThanOrEqual(what === "feed" ? few : first * 1.3);
  },
);

test("reads a bounded number of rows to count a hashtag's posts", async () => {
  const page = await buffersOf({ ...countedPage, rowsAbove: 1 });
  const counting = await buffersOf(countedPage) - page;
  // 1,001 of 6,000 posts with the tag are examined, each through one index of three levels.
  expect(counting).toBeLessThan(1001 * 4);
});

test("reads a feed cheaply after its reader muted a third of all members", async () => {
  const read: Read = { of: "large", by: ({ lone }) => lone, path: () => "/api/posts", rowsAbove: 0 };
  const before = await buffersOf(read);
  await t.sql`
    insert into mutes (muter_id, muted_id, created_at)
    select ${community.lone.memberId}, bench_member(n), now()
    from generate_series(1, ${size.members}, 3) as n
    where bench_member(n) <> ${community.lone.memberId}`;
  await t.sql.unsafe("vacuum analyze mutes");
  // A look-up of each author among the mutes, and more posts to fill the page; never all posts.
  expect(await buffersOf(read)).toBeLessThanOrEqual(before * 3);
});

/** Posts before it are from when no language was known. */
async function olderHalf(): Promise<Date> {
  const [row] = await t.sql<{ at: Date }[]>`
    select percentile_disc(0.5) within group (order by created_at) as at from posts`;
  return row?.at ?? new Date(0);
}

test("reads a feed cheaply for a reader of a language that few write", async () => {
  const { memberId } = community.ordinary;
  await t.sql`
    update posts
    set language = case
      when created_at < ${await olderHalf()} then null
      when right(id::text, 1) = '7' and right(id::text, 2) < '40' then 'cy'
      else 'en'
    end`;
  await t.sql.unsafe("vacuum analyze posts");
  await t.sql`update members set read_languages = '{cy,ga}' where id = ${memberId}`;
  const read: Read = { of: "large", by: ({ ordinary }) => ordinary, path: () => "/api/posts", rowsAbove: 0 };
  // Twenty posts by the index of their language; all others are a hundred times as many.
  expect(await buffersOf(read)).toBeLessThan(1_700);
  await t.sql`update members set read_languages = '{}' where id = ${memberId}`;
});

test("reads a reader's own comments, and those of members across blocks, without the others of a post", async () => {
  const reader = community.ordinary.memberId;
  await t.sql`
    insert into comments (id, post_id, author_id, content, moderation_level, created_at)
    select gen_random_uuid(), ${community.busyPostId}, bench_member(n % ${size.members} + 1), '', 'high', now()
    from generate_series(1, 10000) as n`;
  await t.sql`update posts set comments_count = comments_count + 10000 where id = ${community.busyPostId}`;
  await t.sql.unsafe("vacuum analyze comments, posts");
  const before = weighed().buffers;
  const [row] = await sql<{ counted: number[] }[]>`
    select array(select json_array_elements_text(changes -> 'counted'))::integer[] as counted
    from comment_changes(array[${reader}::uuid], array[${community.busyPostId}::uuid])`;
  const written = row?.counted.reduce((sum, count) => sum + count, 0) ?? 0;
  expect(written).toBeGreaterThan(9);
  // Each comment, what it answers, its replies, and their authors, by indexes of three levels.
  expect(weighed().buffers - before).toBeLessThan(written * 25 + 300);
});

test("reads as much for suggestions with twice as many posts", async () => {
  const reader = requestsOf({ app, config: t.config }, {
    Authorization: `Bearer ${community.ordinary.token}`,
  });
  const cost = async () => {
    const before = weighed().buffers;
    expect(await (await reader.get("/api/users/suggested")).json()).toHaveLength(10);
    return weighed().buffers - before;
  };
  const first = await cost();
  await doublePosts();
  expect(await cost()).toBeLessThanOrEqual(first * 1.3);
});
