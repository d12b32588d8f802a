import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { openDatabase, type Sql } from "../../server/db/open-database.ts";
import { insertLike } from "../../server/features/posts/toggles/toggle-post-queries.ts";
import { crowd } from "../../server/testing/crowd.ts";
import { testDatabase } from "../../server/testing/test-database.ts";
import { ledgerFaults } from "../../server/testing/xp.ts";
import { machineLoad } from "./testing/machine-load.ts";
import { relationBytes, updatesOf, walBytes } from "./testing/table-statistics.ts";

const [members, posts, atOnce] = [2_000, 50, 20];
const likes = members * posts;

/** What the next release drops: processes of the previous one read by these. */
const earlierIndexes = [
  "xp_transfers_by_key",
  "xp_entries_by_account",
  "xp_standings_by_xp",
  "members_by_last_seen",
];

interface Measured {
  readonly total: number;
  readonly hot: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/** Each member likes each post, in a random order, several posts at once. */
async function likeAll(sql: Sql, people: readonly { readonly id: string }[]): Promise<void> {
  const ids = Array.from({ length: posts }, () => uuidv7());
  for (const [n, id] of ids.entries()) {
    await sql`
      insert into posts (id, author_id, content, moderation_level, created_at)
      values (${id}, ${people[n]?.id ?? ""}, 'Tea by the river', 'top', now())`;
  }
  const pairs = ids.flatMap((postId) => people.map(({ id }) => ({ postId, id, place: Math.random() })))
    .toSorted((one, other) => one.place - other.place);
  const waiting = pairs.values();
  await Promise.all(Array.from({ length: atOnce }, async () => {
    for (const { postId, id } of waiting) {
      expect(await insertLike(sql, { postId, member: { id, filter: "top" }, at: new Date() })).not.toBeNull();
    }
  }));
}

/** Likes in a new database without these indexes; prints what it measured. */
async function measure(name: string, without: readonly string[]): Promise<Measured> {
  const { url } = await testDatabase();
  const db = openDatabase(url, { maxConnections: 10, deadlineMs: 5 * 60_000 });
  for (const index of without) await db.sql`drop index ${db.sql(index)}`;
  const people = await crowd(
    { ...db, app: { fetch: () => new Response() }, config: { publicUrl: "http://localhost" } },
    members,
  );
  const [bytes, wal] = [await relationBytes(db.sql), await walBytes(db.sql)];
  const startedAt = performance.now();
  await likeAll(db.sql, people);
  const perSecond = Math.round(likes / (performance.now() - startedAt) * 1000);
  const grown = [...await relationBytes(db.sql)]
    .map(([name, now]) => ({ name, bytes: Math.round((now - (bytes.get(name) ?? 0)) / likes) }))
    .filter(({ name, bytes }) => name.startsWith("xp_") && bytes > 0)
    .toSorted((one, other) => other.bytes - one.bytes);
  const total = grown.reduce((sum, one) => sum + one.bytes, 0);
  const walOfLike = Math.round((await walBytes(db.sql) - wal) / likes);
  await db.close();
  const after = openDatabase(url, { maxConnections: 1, deadlineMs: 5 * 60_000 });
  const hot = Object.fromEntries(
    await Promise.all(["members", "xp_standings", "xp_paid_kinds"].map(async (table) => {
      const { updated, hot } = await updatesOf(after.sql, table);
      return [table, hot / updated] as const;
    })),
  );
  const faults = await ledgerFaults(after);
  await after.close();
  console.log(
    `${name}:`,
    grown.map(({ name, bytes }) => `${name} ${bytes}`).join(", "),
    `\nthe ledger ${total} bytes a like, the log ${walOfLike}; HOT ${
      JSON.stringify(hot)
    }; ${perSecond} likes a second`,
    machineLoad(),
  );
  return { total, hot, faults };
}

test(`${likes.toLocaleString("en")} likes in this release, beside the indexes of the previous one: payments change no index of members`, async () => {
  const { hot, faults } = await measure("this release", []);
  expect(faults).toEqual([]);
  expect(hot["members"]).toBeGreaterThan(0.9);
});

test(
  `without the indexes of the previous release, the ledger takes at most 1,000 bytes for each of ${
    likes.toLocaleString("en")
  } likes, and payments change no index`,
  async () => {
    const { total, hot, faults } = await measure("once these are dropped", earlierIndexes);
    expect(faults).toEqual([]);
    expect(total).toBeLessThanOrEqual(1_000);
    expect(hot["members"]).toBeGreaterThan(0.9);
    expect(hot["xp_standings"]).toBeGreaterThan(0.9);
  },
);
