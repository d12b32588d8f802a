import { uuidv7 } from "uuidv7";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../../../../server/db/open-database.ts";
import { touchSession } from "../../../../server/features/auth/sessions/last-use-queries.ts";
import { insertComment } from "../../../../server/features/comments/add-comment-queries.ts";
import { insertLike } from "../../../../server/features/posts/toggles/toggle-post-queries.ts";
import { crowd } from "../../../../server/testing/crowd.ts";
import { testDatabase } from "../../../../server/testing/test-database.ts";
import { ledgerFaults } from "../../../../server/testing/xp.ts";
import { machineLoad } from "../testing/machine-load.ts";
import { relationBytes, updatesOf, walBytes } from "../testing/table-statistics.ts";

const [members, posts, atOnce] = [2_000, 50, 20];
const likes = members * posts;
/** Acts of each member; a visit is stored every five minutes at most. */
const [commentsOfEach, visitsOfEach, visitsEveryMs] = [10, 24, 5 * 60_000];

const { url } = await testDatabase();
// Many at once, as twenty callers are.
const db = openDatabase(url, { maxConnections: 10, deadlineMs: 5 * 60_000 });
afterAll(() => db.close());
const people = await crowd(
  { ...db, app: { fetch: () => new Response() }, config: { publicUrl: "http://localhost" } },
  members,
);
const postIds = Array.from({ length: posts }, () => uuidv7());
for (const [n, id] of postIds.entries()) {
  await db.sql`
    insert into posts (id, author_id, content, moderation_level, created_at)
    values (${id}, ${people[n]?.id ?? ""}, 'Tea by the river', 'top', now())`;
}

/** So many acts of each member, those of all in a random order, several at once. */
async function actAtOnce(ofEach: number, act: (memberId: string, n: number) => Promise<unknown>) {
  const acts = people.flatMap(({ id }) =>
    Array.from({ length: ofEach }, (_, n) => ({ id, n, place: Math.random() }))
  )
    .toSorted((one, other) => one.place - other.place);
  const waiting = acts.values();
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: atOnce }, async () => {
    for (const { id, n } of waiting) await act(id, n);
  }));
  return Math.round(acts.length / (performance.now() - startedAt) * 1000);
}

const tables = ["members", "xp_standings", "xp_paid_kinds", "posts"] as const;

/** The share of updates that changed no index (HOT), of each table, while something runs. */
async function sharesWhile(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const read = async () => {
    // Sessions report what they did when they idle for a second, or when they end.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    return await Promise.all(tables.map((table) => updatesOf(db.sql, table)));
  };
  const before = await read();
  await work();
  const after = await read();
  return Object.fromEntries(tables.flatMap((table, n) => {
    const [from, to] = [before[n], after[n]];
    const updated = (to?.updated ?? 0) - (from?.updated ?? 0);
    return updated === 0 ? [] : [[table, ((to?.hot ?? 0) - (from?.hot ?? 0)) / updated]];
  }));
}

test(`the ledger takes at most 1,000 bytes for each of ${likes.toLocaleString("en")} likes, and payments change no index`, async () => {
  const [bytes, wal] = [await relationBytes(db.sql), await walBytes(db.sql)];
  let perSecond = 0;
  const hot = await sharesWhile(async () => {
    perSecond = await actAtOnce(posts, async (id, n) => {
      const like = { postId: postIds[n] ?? "", member: { id, filter: "top" as const }, at: new Date() };
      expect(await insertLike(db.sql, like)).not.toBeNull();
    });
  });
  const grown = [...await relationBytes(db.sql)]
    .map(([name, now]) => ({ name, bytes: Math.round((now - (bytes.get(name) ?? 0)) / likes) }))
    .filter(({ name, bytes }) => name.startsWith("xp_") && bytes > 0)
    .toSorted((one, other) => other.bytes - one.bytes);
  const total = grown.reduce((sum, one) => sum + one.bytes, 0);
  const walOfLike = Math.round((await walBytes(db.sql) - wal) / likes);
  console.log(
    grown.map(({ name, bytes }) => `${name} ${bytes}`).join(", "),
    `\nthe ledger ${total} bytes a like, the log ${walOfLike}; HOT ${JSON.stringify(hot)};`,
    `${perSecond} likes a second`,
    machineLoad(),
  );
  expect(await ledgerFaults(db)).toEqual([]);
  expect(total).toBeLessThanOrEqual(1_000);
  expect(hot["members"]).toBeGreaterThan(0.9);
  expect(hot["xp_standings"]).toBeGreaterThan(0.9);
});

test(`${(members * commentsOfEach).toLocaleString("en")} comments change no index of members and standings`, async () => {
  let perSecond = 0;
  const hot = await sharesWhile(async () => {
    perSecond = await actAtOnce(commentsOfEach, async (id) => {
      const added = await insertComment(db.sql, {
        id: uuidv7(),
        postId: postIds[Math.floor(Math.random() * posts)] ?? "",
        parentId: null,
        author: { id, filter: "top" },
        content: "A good cup of tea",
        language: null,
        mentions: [],
        cover: null,
        classified: { level: "top", elements: [], support: false, decidedBy: "local" },
        createdAt: new Date(),
        images: [],
        isHeld: false,
        askerId: null,
      });
      expect(added?.is_added).toBe(true);
    });
  });
  console.log(`comments: HOT ${JSON.stringify(hot)}; ${perSecond} a second`, machineLoad());
  expect(await ledgerFaults(db)).toEqual([]);
  expect(hot["members"]).toBeGreaterThan(0.9);
  expect(hot["xp_standings"]).toBeGreaterThan(0.9);
});

test(`${(members * visitsOfEach).toLocaleString("en")} visits change an index of members once an hour each`, async () => {
  const sessions = new Map(
    (await db.sql<{ session_id: string; member_id: string }[]>`
      select id as session_id, member_id from sessions`).map((row) => [row.member_id, row]),
  );
  const from = Date.now() + 60_000;
  const place = new Map(people.map(({ id }) => [id, 0]));
  const hot = await sharesWhile(() =>
    actAtOnce(visitsOfEach, async (id) => {
      const session = sessions.get(id);
      const n = place.get(id) ?? 0;
      place.set(id, n + 1);
      const at = new Date(from + n * visitsEveryMs);
      if (session) await touchSession(db.sql, session, at, new Date(at.getTime() + visitsEveryMs));
    })
  );
  console.log(`visits: HOT ${JSON.stringify(hot)}`, machineLoad());
  // Two or three of 24 begin another hour.
  expect(hot["members"]).toBeGreaterThan(0.8);
});
