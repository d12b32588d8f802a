import { limitOf } from "../../db/limit-clause.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { isVisibleTo } from "../../db/visibility/visibility.ts";

/** A text tells no more members than this that it names them; the others are links (posts.3). */
const mostTold = 20;

const mentions = {
  post: { table: "post_mentions", column: "post_id" },
  comment: { table: "comment_mentions", column: "comment_id" },
} as const;

/**
 * Stores the mentions of the posts or comments of the CTE `written` (`id`, `mentions`), and returns
 * the members to notify. The authors are in the rows of `given`: `author uuid`, `at`.
 */
export function insertMentions(sql: Sql, kind: keyof typeof mentions, written: Fragment): Fragment {
  const [table, column] = [sql(mentions[kind].table), sql(mentions[kind].column)];
  return sql`
      insert into ${table} (${column}, member_id)
      select content.id, named.id
      from ${written} as content
      join given on given.id = content.id and content.mentions <> '{}'
      cross join lateral ${
    mentionedMembers(sql, sql`given.author`, sql`content.mentions`, sql`given.at`)
  } as named
      returning ${column}, member_id`;
}

/**
 * `insertMentions` for texts that were edited: only members whom no earlier version has told,
 * and no more in all than a text tells (posts.21).
 */
export function insertNewMentions(sql: Sql, kind: keyof typeof mentions, edited: Fragment): Fragment {
  const [table, column] = [sql(mentions[kind].table), sql(mentions[kind].column)];
  const told = sql`(select told.member_id from ${table} as told where told.${column} = content.id)`;
  return sql`
      insert into ${table} (${column}, member_id)
      select content.id, named.id
      from ${edited} as content
      join given on given.id = content.id and content.mentions <> '{}'
      cross join lateral ${
    mentionedMembers(sql, sql`given.author`, sql`content.mentions`, sql`given.at`, told)
  } as named
      returning ${column}, member_id`;
}

/**
 * The rows (`id`) of the members a text mentions (posts.3), for the statement that stores it:
 * without its author, members across a block and unknown names, at most `mostTold`. A former
 * username still means its member (members.7). `told`: the members that the text has told before.
 */
function mentionedMembers(
  sql: Sql,
  authorId: Fragment,
  names: Fragment,
  at: Fragment,
  told?: Fragment,
): Fragment {
  return sql`(
        select m.id
        from members m
        where m.id = any(array(select member_named(name, ${at}) from unnest(${names}) as name))
          and m.id <> ${authorId}
          and ${isVisibleTo(sql, authorId, sql`m.id`)}
          ${told ? sql`and m.id not in ${told}` : sql``}
        -- Lisa is asked, whoever else is named.
        order by m.id <> lisa_id(), m.id
        limit ${
    told ? sql`greatest(${mostTold} - (select count(*) from ${told} as told), 0)` : limitOf(sql, mostTold)
  }
      )`;
}
