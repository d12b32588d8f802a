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
  /** Has bookmarked a fiftieth of all posts. */
  readonly collector: Reader;
  readonly writerId: string;
  readonly busyPostId: string;
}

/** Writes the follows and bookmarks of the four readers. */
export async function seedReaders(
  sql: Sql,
  readers: readonly Reader[],
  { posts }: Size,
): Promise<Community> {
  const [lone, ordinary, devoted, collector] = readers;
  if (!lone || !ordinary || !devoted || !collector) throw new Error("Four readers are needed");
  for (const [{ memberId }, count] of [[ordinary, 20], [devoted, 5_000]] as const) {
    await sql.unsafe(`
      insert into follows (follower_id, followed_id, created_at)
      select '${memberId}', id, now()
      from members
      where id <> all (select member_id from sessions)
      order by md5(id::text)
      limit ${count}`);
  }
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
    collector,
    ...await findBusiest(sql, posts),
  };
}
