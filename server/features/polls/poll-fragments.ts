import type { Fragment, Sql } from "../../db/open-database.ts";

/** The poll of a post, the same for all who see the post. */
export interface PollColumn {
  readonly answerIds: readonly string[];
  readonly answers: readonly string[];
  /** How many voted for each answer. */
  readonly counts: readonly number[];
  readonly votesCount: number;
  readonly isMultiple: boolean;
  /** ISO 8601. */
  readonly endsAt: string;
  readonly isEditedSinceVoted: boolean;
  readonly formerWords: string | null;
}

/** A poll that is created with its post. */
export interface NewPollRow {
  readonly answerIds: readonly string[];
  readonly answers: readonly string[];
  readonly isMultiple: boolean;
  readonly endsAt: string;
}

/** The expression of a `PollColumn`, null for a post without a poll, of a row of posts. */
export function pollColumn(sql: Sql, post: Fragment): Fragment {
  return sql`case when ${post}.has_poll then (
        select jsonb_build_object(
          'answerIds', poll.answer_ids,
          'answers', poll.answers,
          'counts', poll.counts,
          'votesCount', poll.votes_count,
          'isMultiple', poll.is_multiple,
          'endsAt', poll.ends_at,
          'isEditedSinceVoted', voted.revision_id is not null,
          'formerWords', voted.words
        )
        from polls poll
        left join lateral (${versionVotedOn(sql, post)}) as voted on true
        where poll.post_id = ${post}.id
      ) end`;
}

/**
 * The version of a post that its first voter read, where its words are others by now. Its words are
 * left out where someone who sees the post may not read them so (posts.22): each reader's filter
 * and choices of covers show no more of it than of what stands.
 */
function versionVotedOn(sql: Sql, post: Fragment): Fragment {
  return sql`
          select
            version.id as revision_id,
            case
              when version.removed_at is null
                and array_position('{top,high,low,none}', version.moderation_level)
                  <= array_position('{top,high,low,none}', ${post}.moderation_level)
                and (version.moderation_level = 'top' or version.only_distress or not ${post}.only_distress)
                and (${post}.covered_at is not null or not version.is_covered)
                and (version.cover_words is null or version.cover_words = ${post}.cover_words)
                and version.cover_topics <@ ${post}.cover_topics
                and version.found_topics <@ ${post}.found_topics
                then version.content
            end as words
          from revisions version
          where version.post_id = ${post}.id
            and version.number = poll.voted_revision
            and poll.voted_revision < ${post}.revision
            and (version.removed_at is not null or version.content <> ${post}.content)`;
}

/** The CTE's statement that creates the polls (`given.poll`) of the posts in `created`. */
export function insertPolls(sql: Sql): Fragment {
  return sql`
      insert into polls (post_id, answer_ids, answers, counts, is_multiple, ends_at)
      select
        created.id, poll.answer_ids, poll.answers, array_fill(0, array[cardinality(poll.answer_ids)]),
        poll.is_multiple, poll.ends_at
      from created
      join given on given.id = created.id
      cross join lateral jsonb_to_record(given.poll) as poll (
        answer_ids uuid[], answers text[], is_multiple boolean, ends_at timestamptz
      )
      where given.poll is not null`;
}

/** A new poll as `insertPolls` reads it. */
export function toGivenPoll(poll: NewPollRow | null) {
  return poll && {
    answer_ids: poll.answerIds,
    answers: poll.answers,
    is_multiple: poll.isMultiple,
    ends_at: poll.endsAt,
  };
}

/** The expression of what a reader voted for in the poll of a post (`choice`), null for nothing. */
export function choiceOf(sql: Sql, postId: Fragment, readerId: string | Fragment): Fragment {
  return sql`(select v.choice from poll_votes v where v.post_id = ${postId} and v.voter_id = ${readerId})`;
}
