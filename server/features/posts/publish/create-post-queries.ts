import type { LimitedAudience } from "#shared/posts/audience-refusals.ts";
import type { PostAudience } from "#shared/posts/post-audience.ts";
import type { Cover } from "#shared/moderation/decide-cover.ts";
import { listVisibleLevels } from "#shared/moderation/content-filter.ts";
import type { TextViewer } from "../../../db/visibility/viewer.ts";
import { batchWrites } from "../../../db/batch-statements.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { authorOfGiven, type AuthorRow } from "../../members/author-and-card-fragments.ts";
import { insertAttached } from "../../media/attached/attached-fragments.ts";
import { insertMentions } from "../../members/mention-fragments.ts";
import { type Classified, isOnlyDistress } from "../../moderation/classify-before-publishing.ts";
import { toCoverColumns } from "../../moderation/covers/cover-fragments.ts";
import { insertGivenVerdicts, toGivenVerdict } from "../../moderation/verdict-fragments.ts";
import { insertPolls, type NewPollRow, toGivenPoll } from "../../polls/poll-fragments.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { askLisa } from "../../../jobs/ask-lisa-queries.ts";
import { recordActivity, type Recorded } from "../../xp/activity/record-activity-fragments.ts";
import { payOf } from "../../xp/pay-and-charge-fragments.ts";
import { isInAudience } from "../../../db/visibility/post-audience.ts";
import { lockPost } from "../../../db/visibility/post-visibility.ts";
import { foldHashtag } from "../hashtag/hashtag-form.ts";
import { searchColumns } from "../search/search-columns.ts";
import { noticesOf } from "./notices-of-post-fragments.ts";

/** The row of a scheduled post as it was read: another one is not published (posts.27). */
export interface ScheduledPost {
  readonly id: string;
  readonly revision: number;
}

export interface NewPostRow {
  readonly id: string;
  readonly author: TextViewer;
  readonly content: string;
  /** Null where none is known. */
  readonly language: string | null;
  readonly images: readonly { readonly id: string; readonly alt: string }[];
  /** Null: its author covers nothing. */
  readonly cover: Cover | null;
  readonly quotedPostId: string | null;
  readonly poll: NewPollRow | null;
  readonly commentsFrom: PostAudience;
  readonly quotesFrom: PostAudience;
  /** As stated by the author; whether a model made the image is known of the image. */
  readonly madeWithAi: boolean;
  /** Folded. */
  readonly hashtags: readonly string[];
  /** `findPossibleMentions` the content. */
  readonly mentions: readonly string[];
  readonly classified: Classified;
  /** Nobody may see one of its pictures (media.11): it has no level, and is its author's alone. */
  readonly isHeld: boolean;
  /** What it is published from, and takes the place of; null: its author publishes it now. */
  readonly scheduled: ScheduledPost | null;
  readonly createdAt: Date;
}

/** The refused reference, if any; then nothing was written. With the author as others see them. */
export interface InsertedPost extends AuthorRow {
  readonly is_created: boolean;
  /** Also false when none was requested. */
  readonly has_image: boolean;
  readonly has_quoted: boolean;
  /** Whom the quoted post lets quote it, where that leaves the author out; else null. */
  readonly refused_by: { readonly audience: LimitedAudience; readonly name: string } | null;
  readonly recorded: Recorded | null;
  /** The usernames that exist; null when nothing was written. */
  readonly mentions: readonly string[] | null;
}

/** The lock on each author is held for the duration of the whole statement. */
const mostTogether = 25;
const insertTogether = batchWrites(insertPosts, { mostTogether });

/**
 * Inserts the post with its hashtags and mentions, counts it and pays for it, unless the image is
 * not the author's, the author cannot see the quoted post or may not quote it, what was scheduled
 * is another by now, or the id is taken: then it was written before. Quoting a repost quotes its
 * original. Concurrent posts share a statement; one that refers to another post, an image or a
 * scheduled post waits for its lock alone.
 */
export async function insertPost(sql: Sql, post: NewPostRow): Promise<InsertedPost> {
  if (post.images.length === 0 && !post.quotedPostId && !post.scheduled) {
    return await insertTogether(sql, post);
  }
  const [inserted] = await insertPosts(sql, [post]);
  return inserted as InsertedPost;
}

async function insertPosts(sql: Sql, posts: readonly NewPostRow[]): Promise<InsertedPost[]> {
  const recorded = recordActivity(sql, {
    kind: "post",
    actorId: sql`created.author_id`,
    target: sql`created.id`,
    ownerId: null,
    pays: { amount: sql`given.amount`, bonus: sql`given.bonus` },
    at: sql`given.at`,
  }, noticesOf(sql));
  const rows = await sql<(InsertedPost & { readonly id: string })[]>`
    with ${createdPosts(sql, posts)}, ${contentsOfCreated(sql)}, counted as materialized (
      -- All of them, before the first is paid.
      select count_new_posts(array_agg(created.author_id))
      from created
    )
    select
      given.id,
      given.id in (select created.id from created) as is_created,
      given.id in (select image.id from image) as has_image,
      given.id in (select quoted.quoted_in from quoted) as has_quoted,
      (
        select json_build_object('audience', quoted.quotes_from, 'name', author.display_name)
        from quoted
        join members author on author.id = quoted.author_id
        where quoted.quoted_in = given.id and not quoted.is_open
      ) as refused_by,
      (select ${recorded} from counted cross join created where created.id = given.id) as recorded,
      (select created.mentions from created where created.id = given.id) as mentions,
      ${
    askLisa(sql, {
      kind: "post",
      id: sql`given.id`,
      authorId: sql`given.author`,
      mentionedIn: sql`mentioned.post_id`,
    })
  } as lisa_job,
      (
        select ${enqueue(sql, "ring_bells", { postId: sql`given.id::text` })}
        from created
        where created.id = given.id
          and exists (select from follows f where f.followed_id = created.author_id and f.has_bell)
      ) as bells_job,
      by.*
    from given
    ${authorOfGiven(sql)}`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return posts.map(({ id }) => byId.get(id) as InsertedPost);
}

/** `given`, and `created` of those that may be published. */
function createdPosts(sql: Sql, posts: readonly NewPostRow[]): Fragment {
  const author = { id: sql`given.author`, levels: sql`given.levels` };
  return sql`given as materialized (
      select *
      from jsonb_to_recordset(${sql.json(posts.map(givenRow))}::jsonb) as given (
        id uuid, author uuid, levels text[], content text, language text, search_text text, search_tokens tsvector, images uuid[], image_alt text, attached jsonb, quoted uuid, made_with_ai boolean,
        hashtags text[], hashtag_forms text[], mentions text[], level text, only_distress boolean, elements jsonb, decided_by text, amount integer,
        bonus integer, scheduled uuid, scheduled_revision integer, cover_words text, cover_topics text[],
        found_topics text[], poll jsonb, comments_from text, quotes_from text, at timestamptz
      )
    ), image as materialized (
      select given.id
      from given
      where given.images <> '{}'
        and claim_public_images(given.images, given.author)
    ), quoted as materialized (
      select
        given.id as quoted_in, post.id, post.author_id, post.quotes_from,
        ${
    isInAudience(sql, sql`given.author`, { row: sql`post`, audience: sql`post.quotes_from` })
  } as is_open
      from given
      cross join lateral ${lockPost(sql, { postId: sql`given.quoted`, member: author })} as post
      where given.quoted is not null
    ), fitting as materialized (
      select given.id
      from given
      where (given.images = '{}' or given.id in (select image.id from image))
        and (given.quoted is null or given.id in (select quoted.quoted_in from quoted where quoted.is_open))
    ), taken as materialized (
      -- After the quoted post is locked, since it locks the author, and not without it.
      select given.id
      from given
      where case
        when given.scheduled is not null and given.id in (select fitting.id from fitting)
          then take_scheduled_post(given.scheduled, given.scheduled_revision, given.author)
        else false
      end
    ), created as (
      insert into posts (
        id, author_id, content, language, search_text, search_tokens, image_id, image_alt, quoted_post_id, moderation_level,
        only_distress, made_with_ai, created_at, mentions, cover_words, cover_topics, found_topics, has_poll,
        comments_from, quotes_from
      )
      select
        given.id, given.author, given.content, given.language, given.search_text, given.search_tokens, given.images[1],
        given.image_alt,
        (select quoted.id from quoted where quoted.quoted_in = given.id), given.level,
        given.only_distress, given.made_with_ai, given.at, existing_names(given.mentions, given.author, given.at),
        given.cover_words, given.cover_topics, given.found_topics, given.poll is not null, given.comments_from,
        given.quotes_from
      from given
      where given.id in (select fitting.id from fitting)
        and (given.scheduled is null or given.id in (select taken.id from taken))
      on conflict (id) do nothing
      returning id, author_id, mentions
    )`;
}

/** The rows of other tables; `mentioned` are the members to notify. */
function contentsOfCreated(sql: Sql): Fragment {
  return sql`polled as (${insertPolls(sql)}
    ), judged as (${insertGivenVerdicts(sql, "post", sql`created`)}
    ), tagged as (
      insert into post_hashtags (tag, search_form, post_id)
      select tag, search_form, created.id
      from created
      join given on given.id = created.id
      cross join unnest(given.hashtags, given.hashtag_forms) as tagged (tag, search_form)
    ), attached as (${
    insertAttached(sql, "post_id", sql`(select * from given where id in (select created.id from created))`, 1)
  }
    ), mentioned as (${insertMentions(sql, "post", sql`created`)}
    )`;
}

function givenRow(post: NewPostRow) {
  return {
    id: post.id,
    author: post.author.id,
    levels: listVisibleLevels(post.author.filter),
    content: post.content,
    language: post.language,
    ...searchColumns({ ...post, answers: post.poll?.answers }),
    images: post.images.map(({ id }) => id),
    image_alt: post.images[0]?.alt ?? "",
    attached: post.images.slice(1).map(({ id, alt }) => ({ id, alt })),
    quoted: post.quotedPostId,
    poll: toGivenPoll(post.poll),
    comments_from: post.commentsFrom,
    quotes_from: post.quotesFrom,
    made_with_ai: post.madeWithAi,
    ...toCoverColumns(post.cover, post.classified),
    hashtags: post.hashtags,
    hashtag_forms: post.hashtags.map(foldHashtag),
    mentions: post.mentions,
    ...toGivenVerdict(post.classified),
    only_distress: isOnlyDistress(post.classified),
    ...(post.isHeld && { level: null }),
    ...payOf("post", post.classified.level),
    scheduled: post.scheduled?.id ?? null,
    scheduled_revision: post.scheduled?.revision ?? null,
    at: post.createdAt.toISOString(),
  };
}
