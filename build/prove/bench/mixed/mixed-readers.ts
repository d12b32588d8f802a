import type { Sql } from "../../../../server/db/open-database.ts";
import type { Reader } from "../seed/seed.ts";
import type { Size } from "../seed/statements.ts";
import { writeConversations } from "../messages/seed-threads.ts";
import { findBusiest } from "../seed/find-busiest.ts";
import { settleFollows } from "../seed/settle-follows.ts";
import type { Writers } from "../writes/writers.ts";

/** Readers who differ in all that a page depends on, and what they read about. */
export interface MixedReaders {
  readonly readers: readonly Reader[];
  readonly writers: Writers;
  /** Members whose profiles are read. */
  readonly profileIds: readonly string[];
  /** Posts whose comments are read. */
  readonly postIds: readonly string[];
}

const profiles = 20;
const conversationsOfReader = 12;
/** How many writers a reader may follow, block and mute. */
const nearWriters = 200;

/**
 * Statements that make the readers (`reader.n` from 1) differ. Writers, who post while the load
 * runs, are among those they follow, block and mute; marks are on the newest posts.
 */
const differences: readonly string[] = [
  // Half of all see what is sensitive, too.
  "update members set moderation_level = 'high' from reader where members.id = reader.id and n % 2 = 0",
  // From 20 to 400 members, and a few to some dozens of writers.
  `
insert into follows (follower_id, followed_id, created_at)
select reader.id, chosen.id, now()
from reader
cross join lateral (
  (select id from members where username like 'member%' and id <> reader.id
  order by md5(id::text || reader.id::text) limit case when n % 10 = 0 then 400 else 20 + n % 20 end)
  union
  (select id from near_writer order by md5(id::text || reader.id::text) limit 3 + n % 40)
) as chosen
on conflict do nothing`,
  `
insert into blocks (blocker_id, blocked_id, created_at)
select reader.id, chosen.id, now()
from reader
cross join lateral (
  select id from near_writer order by md5(reader.id::text || id::text) limit n % 4
) as chosen
on conflict do nothing`,
  `
insert into mutes (muter_id, muted_id, created_at)
select reader.id, chosen.id, now()
from reader
cross join lateral (
  select id from near_writer order by md5(reader.id::text || id::text) offset 4 limit n % 3
) as chosen
on conflict do nothing`,
  ...["post_likes", "post_bookmarks"].map((table) => `
insert into ${table} (post_id, member_id, created_at)
select chosen.id, reader.id, now()
from reader
cross join lateral (
  select id from newest_post order by md5('${table}' || reader.id || id) limit 20 + n % 60
) as chosen
on conflict do nothing`),
  // Thirty rows of a list each, some of several members.
  `
select count(notify_member(
  reader.id, 'like', liker.id, 'like:' || post.id, liker.id::text, now() - place * interval '1 hour',
  jsonb_build_object('post', post.id)
))
from reader
cross join lateral (
  select id, row_number() over () as place
  from newest_post
  order by md5(id || reader.id::text)
  limit 30
) as post
cross join lateral (
  select id from near_writer order by md5(id || post.id::text) limit 1 + post.place % 3
) as liker`,
];

/** Makes the readers of a filled database differ. */
export async function seedMixedReaders(
  sql: Sql,
  { readers, writers }: Pick<MixedReaders, "readers" | "writers">,
  { posts }: Size,
): Promise<MixedReaders> {
  await sql`
    create table reader as
    select id, n::integer
    from unnest(${readers.map(({ memberId }) => memberId)}::uuid[]) with ordinality as given (id, n)`;
  await sql.unsafe(`
    create table near_writer as select id from members where username like 'writer%' order by id limit ${nearWriters};
    create table newest_post as
    select id from posts where repost_of_id is null order by id desc limit 300;
    analyze reader, near_writer, newest_post`);
  for (const statement of differences) await sql.unsafe(statement);
  for (const { memberId } of readers) await writeConversations(sql, memberId, conversationsOfReader);
  await settleFollows(sql);
  await sql.unsafe("drop table reader, near_writer, newest_post");
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const profileIds = ids(
    // Of members whom no reader blocks.
    await sql`select id from members where username like 'member%' order by posts_count desc limit ${profiles}`,
  );
  const { busyPostId } = await findBusiest(sql, posts);
  const commented = ids(
    await sql`
    select id from posts
    where comments_count > 0 and moderation_level = 'top'
    order by id desc limit ${profiles - 1}`,
  );
  await sql.unsafe("vacuum analyze");
  return { readers, writers, profileIds, postIds: [busyPostId, ...commented] };
}
