import { hideLength } from "../../../db/hide-length.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { isCloseTo } from "../../../db/visibility/post-visibility.ts";
import { selectBlocksBetween, selectMutesBetween } from "../../../db/visibility/visibility.ts";
import { markBitsOf } from "./mark-fragments.ts";
import { ownPromotionColumn } from "./own-promotion-fragments.ts";
import type { ViewerStateSubjects } from "./viewer-state-subjects.ts";
import type { ViewerStateRow } from "./viewer-states-queries.ts";

interface Question {
  readonly readerId: string;
  readonly asked: ViewerStateSubjects;
}

interface PlacedRow extends ViewerStateRow {
  /** The index of the question, from 0. */
  readonly place: number;
}

/**
 * The states of several readers, each for their own posts, by one statement. Marks are looked up
 * one by one (each by the key of its table), since no index scan covers several pairs without also
 * reading other marks.
 */
export function selectViewerStatesByList(sql: Sql, questions: readonly Question[]): Promise<PlacedRow[]> {
  const readerIds = questions.map(({ readerId }) => readerId);
  const authors = joinWithBounds(questions.map(({ asked }) => asked.authorIds));
  const marked = joinWithPlaces(questions.map(({ asked }) => asked.markableIds));
  const commented = joinWithBounds(questions.map(({ asked }) => asked.commentedIds));
  const own = joinWithPlaces(
    questions.map(({ readerId, asked }) =>
      asked.markable.flatMap(({ row }) => row.author_id === readerId ? [row.id] : [])
    ),
  );
  const listeners = joinWithPlaces(questions.map(({ readerId, asked }) => asked.hasAudio ? [readerId] : []));
  const limited = joinWithPlaces(questions.map(({ asked }) => asked.limitedIds));
  const distressed = joinWithPlaces(questions.map(({ asked }) => asked.distressedIds));
  return sql<PlacedRow[]>`
    with asked as materialized (
      select given.reader, given.place::integer - 1 as place,
        (${hideLength(sql, authors.all)})[given.first:given.last] as authors,
        (${hideLength(sql, commented.all)})[given.first_commented:given.last_commented] as commented
      from unnest(
        ${hideLength(sql, readerIds)},
        (select ${authors.firsts}::integer[]), ${authors.lasts as number[]}::integer[],
        (select ${commented.firsts}::integer[]), ${commented.lasts as number[]}::integer[]
      ) with ordinality as given (reader, first, last, first_commented, last_commented, place)
    )
    select asked.place, 'blocked' as kind, between_them.author as subject, null::json as value
    from asked
    cross join lateral ${selectBlocksBetween(sql, sql`asked.reader`, sql`any(asked.authors)`)} as between_them
    union all
    select asked.place, 'muted', between_them.author, null
    from asked
    cross join lateral ${selectMutesBetween(sql, sql`asked.reader`, sql`any(asked.authors)`)} as between_them
    ${followsOf(sql, limited)}
    ${closeTo(sql, distressed)}
    union all
    select place, 'marks', post, to_json(bits)
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
    where bits > 0
    union all
    select asked.place, 'comments', changed.post, changed.changes
    from asked
    cross join lateral comment_changes(array[asked.reader], asked.commented) as changed
    union all
    select given.place, 'promotion', p.id, ${ownPromotionColumn(sql, sql`p.author_id`, sql`p`)}
    from unnest((select ${own.places}::integer[]), ${hideLength(sql, own.all)}) as given (place, post)
    join posts p on p.id = given.post
    union all
    select given.place, 'voice', m.id, to_json(m.tts_voice)
    from unnest((select ${listeners.places}::integer[]), ${listeners
    .all as string[]}::uuid[]) as given (place, reader)
    join members m on m.id = given.reader`;
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

/** Which limited authors each reader follows; usually there is none to ask for. */
function followsOf(sql: Sql, { all, places }: ReturnType<typeof joinWithPlaces>): Fragment {
  if (all.length === 0) return sql``;
  return sql`
    union all
    select asked.place, 'followed', given.author, null
    from unnest((select ${places}::integer[]), ${all as string[]}::uuid[]) as given (place, author)
    join asked using (place)
    join follows f on f.follower_id = asked.reader and f.followed_id = given.author`;
}

/** Lists joined one after another, each with the bounds of its slice, as SQL counts them. */
function joinWithBounds(lists: readonly (readonly string[])[]) {
  const [firsts, lasts]: [number[], number[]] = [[], []];
  let count = 0;
  for (const list of lists) {
    firsts.push(count + 1);
    lasts.push(count += list.length);
  }
  return { all: lists.flat(), firsts, lasts };
}

/** Lists joined, each item with the place of its list. */
function joinWithPlaces(lists: readonly (readonly string[])[]) {
  return { all: lists.flat(), places: lists.flatMap((list, place) => list.map(() => place)) };
}
