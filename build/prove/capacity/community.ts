import { createHash } from "node:crypto";
import type { Fragment, Sql } from "../../../server/db/open-database.ts";
import { seed } from "../bench/seed/seed.ts";
import { settleFollows } from "../bench/seed/settle-follows.ts";

/** A member with a session, who can write to `partnerId` without a request. */
export interface Caller {
  readonly id: string;
  readonly username: string;
  readonly token: string;
  readonly partnerId: string;
}

export interface Community {
  readonly callers: readonly Caller[];
  /** The newest posts, which the pages show and members act on. */
  readonly postIds: readonly string[];
}

/** The first hundred members of a made community follow nobody. */
const quiet = 100;
const postsOfMember = 3;
const newestPosts = 2_000;

/**
 * Fills an empty, migrated database: each member follows twenty, and has a session and a partner
 * who follows back. Who has a block does not act and is not acted on, so that no act is refused.
 */
export async function fillCommunity(sql: Sql, members: number): Promise<Community> {
  await seed(sql, { members, posts: members * postsOfMember });
  const rows = await sql<{ id: string; username: string; partnerId: string }[]>`
    select one.id, one.username, other.id as "partnerId"
    from (select n, bench_member(n) as id from generate_series(${
    quiet + 1
  }, ${members}::bigint) as n) as numbered
    join members one on one.id = numbered.id
    join members other on other.id = bench_member(case
      when n = ${members} and n % 2 = 1 then n - 2
      when n % 2 = 1 then n + 1
      else n - 1
    end)
    where not exists (select from blocks where ${hasBlock(sql, sql`(one.id, other.id)`)})`;
  const callers = rows.map((row) => ({ ...row, token: tokenOf(row.id) }));
  await sql`
    insert into sessions (id, member_id, token_hash, created_at, last_used_at, expires_at)
    select gen_random_uuid(), id, sha256(convert_to(token, 'utf8')), now(), now(), now() + interval '30 days'
    from unnest(${callers.map(({ id }) => id)}::uuid[], ${callers.map(({ token }) => token)}::text[])
      as caller (id, token)`;
  await sql`
    insert into follows (follower_id, followed_id, created_at)
    select id, partner_id, now()
    from unnest(${callers.map(({ id }) => id)}::uuid[], ${callers.map(({ partnerId }) => partnerId)}::uuid[])
      as caller (id, partner_id)
    on conflict do nothing`;
  await settleFollows(sql);
  const posts = await sql<{ id: string }[]>`
    select id
    from posts
    where repost_of_id is null
      and moderation_level = 'top'
      and not exists (select from blocks where ${hasBlock(sql, sql`(author_id)`)})
    order by id desc
    limit ${newestPosts}`;
  await sql.unsafe("vacuum analyze");
  return { callers, postIds: posts.map(({ id }) => id) };
}

function hasBlock(sql: Sql, members: Fragment): Fragment {
  return sql`blocker_id in ${members} or blocked_id in ${members}`;
}

function tokenOf(id: string): string {
  return createHash("sha256").update(`capacity-${id}`).digest("base64url");
}
