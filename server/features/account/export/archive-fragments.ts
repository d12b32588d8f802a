import { pollLimits } from "#shared/polls/poll-limits.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { type ContentKind, contentTables } from "../../moderation/verdict-fragments.ts";

/** The name of an image within the archive. */
export function imageName(sql: Sql, imageId: Fragment): Fragment {
  return sql`'images/' || ${imageId} || '.webp'`;
}

/** The pictures of a post, comment or message as JSON, by the arguments of `pictures_of`. */
export function picturesInArchive(sql: Sql, content: Fragment): Fragment {
  return listPictures(sql, sql`pictures_of(${content})`);
}

/** The pictures of a draft as JSON. */
export function picturesOfDraft(sql: Sql, draftId: Fragment): Fragment {
  return listPictures(sql, sql`(select * from draft_pictures where draft_id = ${draftId})`);
}

/**
 * What a post, comment or message of the member said before it was edited, as JSON, the latest
 * first, by `revisions_of_posts`, `_comments` and `_messages`.
 */
export function earlierVersions(sql: Sql, kind: ContentKind, id: Fragment): Fragment {
  return sql`(
        select coalesce(
          json_agg(
            json_build_object(
              'number', r.number, 'content', r.content, 'language', r.language, 'pictures', ${
    listPictures(sql, sql`(select * from revision_pictures where revision_id = r.id)`)
  },
              'moderationLevel', r.moderation_level, 'writtenAt', r.written_at, 'replacedAt', r.replaced_at,
              'removedAt', r.removed_at, 'coverWords', r.cover_words, 'coverTopics', r.cover_topics,
              'foundTopics', r.found_topics
            )
            order by r.number desc
          ),
          '[]'
        )
        from revisions r
        where r.${sql(contentTables[kind].column)} = ${id}
      )`;
}

function listPictures(sql: Sql, shown: Fragment): Fragment {
  return sql`(
        select coalesce(
          json_agg(
            json_build_object('image', ${
    imageName(sql, sql`image.id`)
  }, 'imageAlt', shown.alt, 'madeWithAi', image.made_with_ai)
            order by shown.place
          ),
          '[]'
        )
        from ${shown} as shown
        join images image on image.id = shown.image_id
      )`;
}

/** The expression of the poll of a member's own post `p`, with results where they see them. */
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
