import type { Sql } from "../../../../db/open-database.ts";

/**
 * Claims for a bot the first of the posts that no bot has commented on (bots.3). Returns null when
 * there is none.
 */
export async function claimThread(
  sql: Sql,
  { botId, postIds }: { botId: string; postIds: readonly string[] },
): Promise<string | null> {
  const [row] = await sql<{ post_id: string }[]>`
    insert into bot_threads (post_id, member_id)
    select given.id, ${botId}
    from unnest(${postIds as string[]}::uuid[]) with ordinality as given (id, place)
    join posts p on p.id = given.id
    where p.removed_at is null
      and not exists (select from bot_threads taken where taken.post_id = given.id)
    order by given.place
    limit 1
    on conflict do nothing
    returning post_id`;
  return row?.post_id ?? null;
}

/** Releases a thread in which the bot wrote nothing. */
export async function releaseThread(
  sql: Sql,
  { botId, postId }: { botId: string; postId: string },
): Promise<void> {
  await sql`
    delete from bot_threads t
    where t.post_id = ${postId}
      and t.member_id = ${botId}
      and not exists (
        select from comments c where c.post_id = t.post_id and c.author_id = t.member_id
      )`;
}
