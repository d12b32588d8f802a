import type { Fragment, Sql } from "../../../db/open-database.ts";
import type { ContentKind } from "../verdict-fragments.ts";

/** Content without a final level. */
export interface WaitingRow {
  readonly kind: ContentKind;
  readonly id: string;
  readonly revision: number;
  readonly content: string;
  /** Of a post's poll. */
  readonly answers: readonly string[];
  /** Its author's line over it. */
  readonly cover_words: string | null;
  readonly pictures: readonly { readonly id: string; readonly alt: string }[];
  readonly commented_post_id: string | null;
  readonly author_id: string;
}

/**
 * Content without a level, then content that the fallback classifier decided before a moment,
 * longest waiting first; without what waits for one of its pictures (media.11).
 */
export function selectWaiting(
  sql: Sql,
  { decidedBefore, limit }: { decidedBefore: Date; limit: number },
): Promise<WaitingRow[]> {
  const contentOfVerdict = sql`coalesce(e.post_id, e.comment_id, e.message_id)`;
  const firstOfVerdict = sql`coalesce(
            (select p.image_id from posts p where p.id = e.post_id),
            (select m.image_id from messages m where m.id = e.message_id)
          )`;
  return sql<WaitingRow[]>`
    with waiting as (
      (
        select p.id as post_id, null::uuid as comment_id, null::uuid as message_id, '-infinity'::timestamptz as since
        from posts p
        where p.moderation_level is null and p.repost_of_id is null and not ${
    showsHeld(sql, sql`p.id, p.image_id`)
  }
        limit ${limit}
      )
      union all
      (
        select null, c.id, null, '-infinity'
        from comments c
        where c.moderation_level is null and c.deleted_at is null and not ${showsHeld(sql, sql`c.id, null`)}
        limit ${limit}
      )
      union all
      (
        select null, null, m.id, '-infinity'
        from messages m
        where m.moderation_level is null and not ${showsHeld(sql, sql`m.id, m.image_id`)}
        limit ${limit}
      )
      union all
      (
        select e.post_id, e.comment_id, e.message_id, min(e.decided_at)
        from element_moderations e
        where e.decided_by = 'local-fallback'
          and e.decided_at < ${decidedBefore}
          and not ${showsHeld(sql, sql`${contentOfVerdict}, ${firstOfVerdict}`)}
        group by e.post_id, e.comment_id, e.message_id
        order by min(e.decided_at)
        limit ${limit}
      )
    )
    select
      case when p.id is not null then 'post' when c.id is not null then 'comment' else 'message' end as kind,
      coalesce(p.id, c.id, m.id) as id,
      coalesce(p.revision, c.revision, m.revision) as revision,
      coalesce(p.content, c.content, m.content) as content,
      coalesce((select poll.answers from polls poll where poll.post_id = p.id), '{}') as answers,
      coalesce(p.cover_words, c.cover_words, m.cover_words) as cover_words,
      c.post_id as commented_post_id, coalesce(p.author_id, c.author_id, m.sender_id) as author_id,
      (
        select coalesce(json_agg(json_build_object('id', shown.image_id, 'alt', shown.alt) order by shown.place), '[]')
        from pictures_of(
          coalesce(p.id, c.id, m.id), coalesce(p.image_id, m.image_id), coalesce(p.image_alt, m.image_alt)
        ) as shown
      ) as pictures
    from waiting
    left join posts p on p.id = waiting.post_id
    left join comments c on c.id = waiting.comment_id
    left join messages m on m.id = waiting.message_id
    order by waiting.since
    limit ${limit}`;
}

/** Whether content, by its id and first picture, shows one that is held. */
function showsHeld(sql: Sql, content: Fragment): Fragment {
  return sql`exists (
          select
          from pictures_of(${content}, null) as shown
          join image_holds h on h.image_id = shown.image_id
        )`;
}
