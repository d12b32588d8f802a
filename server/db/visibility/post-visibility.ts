import type { Viewer } from "./viewer.ts";
import type { Fragment, Sql } from "../open-database.ts";
import {
  isContentListedFor,
  isContentShownTo,
  type OwnRules,
  type ViewerColumns,
} from "./content-visibility.ts";
import { orIsOutOfReach } from "./visibility.ts";

/**
 * Where a post is read. `close`: Following, profiles and the post's own page, where a post of
 * distress stays for those close to its author (moderation.13).
 */
export type PlaceOfPosts = "anywhere" | "close";

/**
 * `isContentShownTo` of a post, without what it reposts: besides, the posts of a limited member
 * reach their followers only (cases.4). The row has `id` and `only_distress` too.
 */
export function isPostShownTo(
  sql: Sql,
  viewer: Viewer | ViewerColumns,
  row: Fragment,
  place: PlaceOfPosts = "anywhere",
): Fragment {
  return isContentShownTo(sql, viewer, row, postRules(sql, viewer, row, place));
}

function postRules(
  sql: Sql,
  viewer: Viewer | ViewerColumns,
  row: Fragment,
  place: PlaceOfPosts,
): OwnRules {
  const orHidden = orIsOutOfReach(sql, sql`${viewer.id}`, sql`${row}.author_id`);
  if (place === "anywhere") return { orHidden };
  const author = sql`${row}.author_id`;
  const orShown = sql`or (${staysWithClose(sql, row)} and ${
    isCloseTo(sql, sql`${viewer.id}::uuid`, author)
  })`;
  return { orShown, orHidden };
}

/**
 * True where a post below the filter stays for those close to its author (moderation.13): its
 * author's grave feelings are all that was found, and no person decided otherwise.
 */
export function staysWithClose(sql: Sql, row: Fragment): Fragment {
  return sql`(
    ${row}.only_distress
    and ${row}.moderation_level is not null
    and not exists (
      select from element_moderations e
      where e.post_id = ${row}.id
        and (e.decided_by = 'person' or e.type = 'image' and e.level <> 'top')
    )
  )`;
}

/** True where the viewer follows the author, or each has written to the other (moderation.13). */
export function isCloseTo(sql: Sql, viewer: Fragment, author: Fragment): Fragment {
  return sql`(
    exists (select from follows f where f.follower_id = ${viewer} and f.followed_id = ${author})
    or (
      select count(*)
      from conversation_members side
      where side.received_position > 0
        and (
          side.member_id = ${viewer} and side.other_id = ${author}
          or side.member_id = ${author} and side.other_id = ${viewer}
        )
    ) = 2
  )`;
}

/**
 * True where the viewer may see the post `p`, and what it reposts. Every read and write of a post
 * includes it, so this is the one place for all rules that hide posts: blocks both ways (blocks.1),
 * the level of moderation (moderation.2, moderation.13), removal (cases.5), and whom a limited
 * member's posts reach (cases.4).
 */
export function isPostVisibleTo(
  sql: Sql,
  viewer: Viewer | ViewerColumns,
  place: PlaceOfPosts = "anywhere",
): Fragment {
  return withOriginal(sql, place, (row, at) => isPostShownTo(sql, viewer, row, at));
}

/**
 * `isPostVisibleTo` for feeds and search, which leave out muted members, what they repost, and
 * reposts of them (mutes.1), and the reposts and quotes of those of whom the viewer muted only
 * these (mutes.2). The row has `repost_of_id` and `quoted_post_id` too.
 */
export function isPostListedFor(
  sql: Sql,
  viewer: Viewer | ViewerColumns,
  place: PlaceOfPosts = "anywhere",
): Fragment {
  return withOriginal(
    sql,
    place,
    (row, at) =>
      sql`(
    ${isContentListedFor(sql, viewer, row, postRules(sql, viewer, row, at))}
    and ${isNoMutedPart(sql, viewer, row)}
  )`,
  );
}

/** True where a post is no repost or quote of a member whose reposts or quotes the viewer muted. */
function isNoMutedPart(sql: Sql, viewer: Viewer | ViewerColumns, row: Fragment): Fragment {
  // Most posts are neither, so that nothing is looked up for them.
  return sql`(
      not (
        (${row}.repost_of_id is not null or ${row}.quoted_post_id is not null)
        and exists (
          select from partial_mutes muted
          where muted.muter_id = ${viewer.id}::uuid
            and muted.muted_id = ${row}.author_id
            and muted.part = case when ${row}.repost_of_id is null then 'quotes' else 'reposts' end
            and partial_mute_lasts(muted, now())
        )
      )
    )`;
}

/**
 * `isPostListedFor` for lists in which posts come without being chosen: All Posts, hashtags and
 * promoted posts. Leaves out what others wrote in languages that the viewer does not read (feed.7).
 */
export function isPostOfferedTo(sql: Sql, viewer: Viewer | ViewerColumns): Fragment {
  // The languages are a value that is asked for once; null for a member who reads all.
  return sql`(
    ${isPostListedFor(sql, viewer)}
    and (
      p.language is null
      or p.author_id = ${viewer.id}::uuid
      or coalesce(
        p.language = any((
          select nullif(reading.read_languages, '{}')
          from members reading
          where reading.id = ${viewer.id}::uuid
        )::text[]),
        true
      )
    )
  )`;
}

/** True where a condition holds for the post `p`, and for what it reposts, as it is anywhere. */
function withOriginal(
  sql: Sql,
  place: PlaceOfPosts,
  holds: (row: Fragment, place: PlaceOfPosts) => Fragment,
): Fragment {
  // A value, not an `exists`: as a join it would make the planner expect almost no visible rows and
  // read everything before sorting; as a hash it would hold all posts.
  return sql`(
    ${holds(sql`p`, place)}
    and (
      p.repost_of_id is null
      or (
        select ${holds(sql`original`, "anywhere")}
        from posts original
        where original.id = p.repost_of_id
      )
    )
  )`;
}

/** The expression of the name of a post's author; null when the viewer may not see the post. */
export function selectAuthorOfVisiblePost(sql: Sql, viewer: Viewer | ViewerColumns, id: Fragment): Fragment {
  return sql`(
    select author.display_name
    from posts p
    join members author on author.id = p.author_id
    where p.id = ${id}
      and ${isPostVisibleTo(sql, viewer)}
  )`;
}

/**
 * The expression of a post's id, or of its original's when the id is a repost's, since acts on a
 * repost count for the original.
 */
export function selectOriginal(sql: Sql, id: string | Fragment | null): Fragment {
  return sql`coalesce((select r.repost_of_id from posts r where r.id = ${id}::uuid), ${id}::uuid)`;
}

/**
 * The post a member acts on, if they may see it; for a repost the original. A statement begins with
 * it, `post as ${lockPost(…)}`: taking the strongest lock first keeps later counts and foreign
 * key checks from deadlocking with a deletion.
 */
export function lockPost(
  sql: Sql,
  by: { postId: string | Fragment | null; member: Viewer | ViewerColumns },
  place?: PlaceOfPosts,
): Fragment {
  return sql`(
    select
      p.id, p.author_id, p.moderation_level, p.only_distress, p.removed_at, p.likes_count, p.shares_count,
      p.reposts_count, p.mentions, p.quotes_from
    from posts p
    where p.id = ${selectOriginal(sql, by.postId)}
      and ${isPostVisibleTo(sql, by.member, place)}
    for no key update of p
  )`;
}

/**
 * `lockPost` for several members. Each must see it (`isPostShownTo`: no repost is locked): the CTE
 * `locked`, whose row is that post.
 */
export function lockPostForSeveral(sql: Sql, postId: string | null): Fragment {
  return sql`locked as (
      select
        p.id, p.author_id, p.moderation_level, p.only_distress, p.removed_at, p.likes_count, p.shares_count, p.mentions,
        p.comments_from
      from posts p
      where p.id = ${selectOriginal(sql, postId)}
      for no key update of p
    )`;
}

/**
 * The same of several posts, none of them a repost, whose ids `ids` selects: in the order of their
 * ids. With `skipsHeld` without those that another statement holds.
 */
export function lockPosts(sql: Sql, ids: Fragment, skipsHeld: boolean): Fragment {
  return sql`locked as (
      select p.id, p.author_id, p.moderation_level, p.only_distress, p.removed_at, p.likes_count, p.shares_count
      from posts p
      where p.id = any(array(${ids}))
      order by p.id
      for no key update of p ${skipsHeld ? sql`skip locked` : sql``}
    )`;
}
