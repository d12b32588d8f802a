import type { Sql } from "../../../../server/db/open-database.ts";
import type { Reader, Size } from "../seed/seed.ts";
import { findBusiest } from "../seed/find-busiest.ts";
import { settleFollows } from "../seed/settle-follows.ts";

/**
 * Readers who differ in what they follow, like and block, several of each kind, and
 * what they read about.
 */
export interface ListReaders {
  /** Follow twenty members, as most do. */
  readonly ordinary: readonly Reader[];
  /** Follow five thousand members; fifty of these have posted a little. */
  readonly patient: readonly Reader[];
  /** Have liked up to 100,000 posts and blocked half of all members, 5,000. */
  readonly heavy: readonly Reader[];
  readonly writerId: string;
  readonly busyPostId: string;
}

const others = "members where id <> all (select member_id from sessions)";

/** Writes the follows, likes and blocks of the readers, who have none yet. */
export async function seedListReaders(
  sql: Sql,
  readers: readonly Reader[],
  { posts }: Size,
): Promise<ListReaders> {
  const patient = readers.slice(0, 8);
  const heavy = readers.slice(8, 12);
  const ordinary = readers.slice(12);
  const insertRows = async (table: string, columns: string, who: readonly Reader[], chosen: string) => {
    const ids = who.map(({ memberId }) => `'${memberId}'`).join(", ");
    await sql.unsafe(`
      insert into ${table} (${columns}, created_at)
      select reader.id, chosen.id, now()
      from members reader
      cross join lateral (${chosen}) as chosen
      where reader.id in (${ids})
      on conflict do nothing`);
  };
  const follows = (who: readonly Reader[], chosen: string) =>
    insertRows("follows", "follower_id, followed_id", who, chosen);
  await follows(
    ordinary,
    `select id from ${others} order by md5(id::text || reader.id::text) limit 20`,
  );
  await follows(patient, `select id from ${others} and posts_count = 0 order by id limit 4950`);
  await follows(
    patient,
    `select id from ${others} and posts_count > 0 order by posts_count, id limit 50`,
  );
  await insertRows(
    "blocks",
    "blocker_id, blocked_id",
    heavy,
    `select id from ${others} order by md5(id::text) limit 5000`,
  );
  await insertRows(
    "post_likes",
    "member_id, post_id",
    heavy,
    `select id from posts order by id desc limit 100000`,
  );
  await settleFollows(sql);
  await sql.unsafe("vacuum analyze");
  return { ordinary, patient, heavy, ...await findBusiest(sql, posts) };
}
