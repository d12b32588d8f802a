import type { Fragment, Sql } from "../open-database.ts";

/**
 * `isInAudience` in SQL: true where a member is among those whom the author of a post chose
 * (posts.29). `audience`: a column of the post, whose row has `author_id` and `mentions` too. That
 * the member sees the post is asked apart.
 */
export function isInAudience(
  sql: Sql,
  member: string | Fragment,
  { row, audience }: { readonly row: Fragment; readonly audience: Fragment },
): Fragment {
  return sql`(
    case ${audience}
      when 'everyone' then true
      when 'followers' then
        exists (select from follows f where f.follower_id = ${member}::uuid and f.followed_id = ${row}.author_id)
      when 'followed' then ${isFollowedByAuthor(sql, member, row)}
      when 'mentioned' then ${isMentionedIn(sql, member, row)}
      else false
    end
    or ${row}.author_id = ${member}::uuid
  )`;
}

export function isFollowedByAuthor(sql: Sql, member: string | Fragment, row: Fragment): Fragment {
  return sql`exists (
        select from follows f where f.follower_id = ${row}.author_id and f.followed_id = ${member}::uuid
      )`;
}

/** True where the words of a post mention the member, also by a former name. */
export function isMentionedIn(sql: Sql, member: string | Fragment, row: Fragment): Fragment {
  return sql`exists (
        select from unnest(${row}.mentions) as named (name) where member_named(named.name, now()) = ${member}::uuid
      )`;
}
