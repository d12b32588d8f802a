import { pollLimits } from "#shared/polls/poll-limits.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { makePageClause } from "../../../db/limit-clause.ts";
import type { PlacedPage } from "../../../db/place-cursor.ts";
import { isVisibleTo } from "../../../db/visibility/visibility.ts";
import type { PlacedExportRow } from "./own-content-queries.ts";

/** The expression of the poll of a member's own post `p`, with results where they are shown to them. */
export function ownPoll(sql: Sql, now: Date): Fragment {
  const isShown = sql`(poll.ends_at <= ${now} or poll.votes_count >= ${pollLimits.votesForResults}::integer)`;
  return sql`(
        select json_build_object(
          'answers', (
            select json_agg(
              json_build_object('content', answer.content, 'votesCount', case when ${isShown} then answer.votes end)
              order by answer.place
            )
            from unnest(poll.answers, poll.counts) with ordinality as answer (content, votes, place)
          ),
          'isMultiple', poll.is_multiple, 'endsAt', poll.ends_at,
          'votesCount', case when ${isShown} then poll.votes_count end
        )
        from polls poll
        where poll.post_id = p.id
      )`;
}

/**
 * A member's votes, latest first, by `poll_votes_by_voter`, with the author's name if the member may
 * see them.
 */
export function selectOwnVotes(
  sql: Sql,
  memberId: string,
  { after, ...page }: PlacedPage,
): Promise<PlacedExportRow[]> {
  return sql<PlacedExportRow[]>`
    select v.post_id as id, v.created_at as at, json_build_object(
      'postId', v.post_id,
      'author', case when ${isVisibleTo(sql, memberId, sql`p.author_id`)} then author.username end,
      'answers', (
        select json_agg(answer.content order by answer.place)
        from unnest(poll.answers) with ordinality as answer (content, place)
        where v.choice & (1 << answer.place::integer - 1) <> 0
      ),
      'createdAt', v.created_at
    ) as item
    from poll_votes v
    join polls poll on poll.post_id = v.post_id
    join posts p on p.id = v.post_id
    join members author on author.id = p.author_id
    where v.voter_id = ${memberId}
      and p.removed_at is null
      ${after ? sql`and (v.created_at, v.post_id) < (${new Date(after.order)}, ${after.id}::uuid)` : sql``}
    order by v.created_at desc, v.post_id desc
    ${makePageClause(sql, page)}`;
}
