import type { Sql } from "../../db/open-database.ts";
import type { Reader } from "../../../build/prove/bench/seed/seed.ts";
import type { Size } from "../../../build/prove/bench/seed/statements.ts";
import { findBusiest } from "../../../build/prove/bench/seed/find-busiest.ts";
import { settleFollows } from "../../../build/prove/bench/seed/settle-follows.ts";

/** Readers who differ in one thing each, and what they read about. */
export interface Community {
  /** Follows nobody. */
  readonly lone: Reader;
  /** Follows twenty members, as most do. */
  readonly ordinary: Reader;
  /** Follows five thousand. */
  readonly devoted: Reader;
  /** Follows five thousand, of which fifty have posted a little. */
  readonly patient: Reader;
  /** Has blocked the two thousand who write most. */
  readonly wary: Reader;
  /** Has bookmarked a fiftieth of all posts. */
  readonly collector: Reader;
  readonly writerId: string;
  readonly busyPostId: string;
}

const others = "members where id <> all (select member_id from sessions)";

/** Writes the follows, blocks and bookmarks of the six readers. */
export async function seedReaders(
  sql: Sql,
  readers: readonly Reader[],
  { posts }: Size,
): Promise<Community> {
  const [lone, ordinary, devoted, patient, wary, collector] = readers;
  if (!lone || !ordinary || !devoted || !patient || !wary || !collector) {
    throw new Error("Six readers are needed");
  }
  const insertRows = (table: "follows" | "blocks", { memberId }: Reader, members: string) =>
    sql.unsafe(`insert into ${table} select '${memberId}', id, now() from (${members}) as member (id)`);
  await insertRows("follows", ordinary, `select id from ${others} order by md5(id::text) limit 20`);
  await insertRows("follows", devoted, `select id from ${others} order by md5(id::text) limit 5000`);
  await insertRows("follows", patient, `select id from ${others} and posts_count = 0 limit 4950`);
  await insertRows(
    "follows",
    patient,
    `select id from ${others} and posts_count > 0 order by posts_count, id limit 50`,
  );
  await insertRows("blocks", wary, `select id from ${others} order by posts_count desc, id limit 2000`);
  await sql.unsafe(`
    insert into post_bookmarks (post_id, member_id, created_at)
    select id, '${collector.memberId}', created_at
    from posts
    where repost_of_id is null
    order by md5(id::text)
    limit ${Math.ceil(posts / 50)}`);
  await settleFollows(sql);
  await sql.unsafe("vacuum analyze");
  return {
    lone,
    ordinary,
    devoted,
    patient,
    wary,
    collector,
    ...await findBusiest(sql, posts),
  };
}
