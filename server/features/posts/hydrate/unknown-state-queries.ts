import { hideLength } from "../../../db/hide-length.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { isFollowedByAuthor, isMentionedIn } from "../../../db/visibility/post-audience.ts";
import { isCloseTo } from "../../../db/visibility/post-visibility.ts";
import { markBitsOf } from "./mark-fragments.ts";
import { ownPromotionColumn } from "./own-promotion-fragments.ts";

/** What is not known of a reader, for some posts. */
export interface UnknownSubjects {
  readonly readerId: string;
  /** The reader's own posts, which may be promoted. */
  readonly ownIds: readonly string[];
  /** The posts that may have older marks than those that are kept. */
  readonly markedIds: readonly string[];
  /** The authors of posts of distress. */
  readonly distressedIds: readonly string[];
  /** The posts whose authors let those comment or quote whom they follow or mention (posts.29). */
  readonly limitedIds: readonly string[];
}

/** One part of a reader's state. */
export interface UnknownStateRow {
  /**
   * `marks`: as `markBits`; `close`: the reader is close to the author; `followed`, `mentioned`: by
   * the author of the post, in its words.
   */
  readonly kind: "marks" | "promotion" | "close" | "followed" | "mentioned";
  /** The post, or the author. */
  readonly subject: string;
  readonly value: unknown;
}

interface PlacedRow extends UnknownStateRow {
  /** The index of the question, from 0. */
  readonly place: number;
}

/**
 * The states of several readers, each for their own posts, by one statement. Marks are looked up
 * one by one, each by the key of its table, since no index scan covers several pairs without also
 * reading other marks.
 */
export function selectUnknownStates(sql: Sql, questions: readonly UnknownSubjects[]): Promise<PlacedRow[]> {
  const readerIds = questions.map(({ readerId }) => readerId);
  const marked = joinWithPlaces(questions.map(({ markedIds }) => markedIds));
  const own = joinWithPlaces(questions.map(({ ownIds }) => ownIds));
  const distressed = joinWithPlaces(questions.map(({ distressedIds }) => distressedIds));
  const limited = joinWithPlaces(questions.map(({ limitedIds }) => limitedIds));
  return sql<PlacedRow[]>`
    with asked as materialized (
      select given.reader, given.place::integer - 1 as place
      from unnest(${hideLength(sql, readerIds)}) with ordinality as given (reader, place)
    )
    select place, 'marks' as kind, post as subject, to_json(bits) as value
    from (
      select
        given.place,
        given.post,
        ${markBitsOf(sql, sql`given.post`, sql`asked.reader`)} as bits
      from unnest((select ${marked.places}::integer[]), ${marked
    .all as string[]}::uuid[]) as given (place, post)
      join asked using (place)
      offset 0
    ) as marks
    union all
    select given.place, 'promotion', p.id, ${ownPromotionColumn(sql, sql`p.author_id`, sql`p`)}
    from unnest((select ${own.places}::integer[]), ${hideLength(sql, own.all)}) as given (place, post)
    join posts p on p.id = given.post
    ${closeTo(sql, distressed)}
    ${namedBy(sql, limited)}`;
}

/** To which authors of posts of distress each reader is close; usually there is none. */
function closeTo(sql: Sql, { all, places }: ReturnType<typeof joinWithPlaces>): Fragment {
  if (all.length === 0) return sql``;
  return sql`
    union all
    select asked.place, 'close', given.author, null
    from unnest((select ${places}::integer[]), ${all as string[]}::uuid[]) as given (place, author)
    join asked using (place)
    where ${isCloseTo(sql, sql`asked.reader`, sql`given.author`)}`;
}

/** By the authors of which posts each reader is followed or mentioned; usually none is asked. */
function namedBy(sql: Sql, { all, places }: ReturnType<typeof joinWithPlaces>): Fragment {
  if (all.length === 0) return sql``;
  const reader = sql`asked.reader`;
  return sql`
    union all
    select asked.place, named.kind, p.id, null
    from unnest((select ${places}::integer[]), ${hideLength(sql, all)}) as given (place, post)
    join asked using (place)
    join posts p on p.id = given.post
    cross join lateral (
      select 'followed' as kind
      where ${isFollowedByAuthor(sql, reader, sql`p`)}
      union all
      select 'mentioned'
      where ${isMentionedIn(sql, reader, sql`p`)}
    ) as named`;
}

/** Lists joined, each item with the place of its list. */
function joinWithPlaces(lists: readonly (readonly string[])[]) {
  return { all: lists.flat(), places: lists.flatMap((list, place) => list.map(() => place)) };
}
