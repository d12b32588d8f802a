import { listVisibleLevels } from "#shared/moderation/content-filter.ts";
import { batchWritesByKey, batchWritesOfKeys } from "../../db/batch-statements.ts";
import type { Sql } from "../../db/open-database.ts";
import { isPostShownTo, lockPosts, selectOriginal } from "../../db/visibility/post-visibility.ts";
import type { Viewer } from "../../db/visibility/viewer.ts";
import { type PollColumn, pollColumn } from "./poll-fragments.ts";

export interface GivenVote {
  /** A repost's means its original's. */
  readonly postId: string;
  readonly member: Viewer;
  readonly answerIds: readonly string[];
  readonly at: Date;
}

/** What came of a vote (`cast_votes`), with the poll as it is now. */
export interface CastVote {
  readonly outcome: "cast" | "own" | "ended" | "changed" | "several";
  readonly target_id: string;
  readonly choice: number;
  readonly poll: PollColumn;
}

/** As for likes: the locks of the posts are held meanwhile (`batchSwitchOn`). */
const [keysTogether, mostTogether] = [16, 100];
const postOf = ({ postId }: GivenVote): string => postId;

/**
 * Casts a vote, or replaces the member's vote before. Concurrent ones share a statement; one of
 * several posts skips those that another holds, whose votes are cast again, post by post. Null
 * where the member sees no such post with a poll.
 */
export async function castVote(sql: Sql, vote: GivenVote): Promise<CastVote | null> {
  const cast = await castTogether(sql, vote);
  return cast === "again" ? await castByPost(sql, vote) : cast;
}

const castTogether = batchWritesOfKeys(
  postOf,
  async (sql, votes: readonly GivenVote[]): Promise<readonly (CastVote | null | "again")[]> => {
    const isSeveral = new Set(votes.map(postOf)).size > 1;
    const cast = await castVotes(sql, votes, isSeveral);
    return votes.map((_, n) => cast.get(n) ?? (isSeveral ? "again" : null));
  },
  { keysTogether, mostTogether },
);

const castByPost = batchWritesByKey(postOf, async (sql, votes: readonly GivenVote[]) => {
  const cast = await castVotes(sql, votes, false);
  return votes.map((_, n): CastVote | null => cast.get(n) ?? null);
}, { mostTogether });

/** The votes by their places, without those whose post is held or not there for the member. */
async function castVotes(
  sql: Sql,
  votes: readonly GivenVote[],
  skipsHeld: boolean,
): Promise<ReadonlyMap<number, CastVote>> {
  const given = votes.map(({ postId, member, answerIds, at }, n) => ({
    n,
    post: postId,
    member_id: member.id,
    levels: listVisibleLevels(member.filter),
    answers: answerIds,
    at: at.toISOString(),
  }));
  const viewer = { id: sql`given.member_id`, levels: sql`given.levels` };
  const rows = await sql<
    (CastVote & { readonly n: number; readonly counts: PollColumn["counts"]; readonly votes_count: number })[]
  >`
    with given as materialized (
      select given.*, ${selectOriginal(sql, sql`given.post`)} as target_id
      from jsonb_to_recordset(${sql.json(given)}::jsonb) as given (
        n integer, post uuid, member_id uuid, levels text[], answers uuid[], at timestamptz
      )
    ), ${lockPosts(sql, sql`select given.target_id from given`, skipsHeld)}, votes as materialized (
      select
        locked.id, locked.author_id,
        jsonb_agg(jsonb_build_object('n', given.n, 'member', given.member_id, 'answers', given.answers, 'at', given.at)) as of_post
      from locked
      join given on given.target_id = locked.id and ${isPostShownTo(sql, viewer, sql`locked`, "close")}
      group by locked.id, locked.author_id
    ), polled as materialized (
      select p.id, ${pollColumn(sql, sql`p`)} as poll
      from posts p
      where p.id in (select votes.id from votes)
    )
    select votes.id as target_id, done.n, done.outcome, done.choice, polled.poll, done.counts, done.votes_count
    from votes
    join polled on polled.id = votes.id
    cross join lateral cast_votes(votes.id, votes.author_id, votes.of_post) as done`;
  return new Map(rows.map(({ n, counts, votes_count: votesCount, poll, ...row }) => [
    n,
    { ...row, poll: { ...poll, counts, votesCount } },
  ]));
}
