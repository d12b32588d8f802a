import { cacheByKey } from "../../../db/cache/cache-by-key.ts";
import { nextVersion } from "../../../db/cache/next-version.ts";
import { hideLength } from "../../../db/hide-length.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { markBits } from "../hydrate/mark-fragments.ts";
import { clockSkewMs } from "./kept-readers.ts";

const mostBytes = 6_000_000;
const keptForMs = 60_000;
/** The marks of each kind; a reader with more has them looked up on older posts. */
const mostMarks = 300;

/** A reader's latest marks. */
export class Marks {
  readonly version: number = nextVersion();
  readonly #liked: ReadonlySet<string>;
  readonly #bookmarked: ReadonlySet<string>;
  readonly #reposted: ReadonlySet<string>;
  readonly #votes: ReadonlyMap<string, number>;
  readonly #likedComments: ReadonlySet<string>;
  readonly #knownSince: number;
  readonly #commentsKnownSince: number;

  constructor(
    { liked, bookmarked, reposted, votes, liked_comments, ...row }: Omit<MarksRow, "id"> = nothing,
  ) {
    this.#liked = new Set(liked);
    this.#bookmarked = new Set(bookmarked);
    this.#reposted = new Set(reposted);
    this.#votes = new Map(Object.entries(votes ?? {}));
    this.#likedComments = new Set(liked_comments);
    this.#knownSince = sinceOf(row.known_since);
    this.#commentsKnownSince = sinceOf(row.comments_known_since);
  }

  get size(): number {
    return this.#liked.size + this.#bookmarked.size + this.#reposted.size + this.#votes.size +
      this.#likedComments.size;
  }

  /** Whether all marks on a post of this moment are among them: none is older than its post. */
  knows(createdAt: Date): boolean {
    return createdAt.getTime() >= this.#knownSince;
  }

  /** The same for likes of a comment. */
  knowsComments(since: Date): boolean {
    return since.getTime() >= this.#commentsKnownSince;
  }

  likesComment(commentId: string): boolean {
    return this.#likedComments.has(commentId);
  }

  /** The marks on a post, as `markBits`. */
  on(postId: string): number {
    return (this.#liked.has(postId) ? markBits.liked : 0) +
      (this.#bookmarked.has(postId) ? markBits.bookmarked : 0) +
      (this.#reposted.has(postId) ? markBits.reposted : 0) +
      (this.#votes.get(postId) ?? 0) * markBits.firstAnswer;
  }
}

function sinceOf(knownSince: number | null): number {
  return knownSince === null ? -Infinity : knownSince + clockSkewMs;
}

const marksById = cacheByKey(
  async (sql: Sql, ids): Promise<ReadonlyMap<string, Marks>> =>
    new Map((await selectMarks(sql, ids)).map((row) => [row.id, new Marks(row)])),
  {
    mostBytes,
    bytesOf: ({ size }) => 800 + 85 * size,
    topicsOf: (_, id) => [`marks:${id}`],
    keptForMs,
  },
);

/** A reader's marks, as they were after the last write that changed them. */
export async function readMarks(sql: Sql, readerId: string): Promise<Marks> {
  return marksById.peek(sql, readerId) ?? (await marksById(sql, [readerId])).get(readerId) as Marks;
}

interface MarksRow {
  readonly id: string;
  /** Ids; null for none. */
  readonly liked: string[] | null;
  readonly bookmarked: string[] | null;
  readonly reposted: string[] | null;
  /** What they voted for, by the posts of the polls. */
  readonly votes: Readonly<Record<string, number>> | null;
  /** In ms: of the kinds of which there are more, the oldest one read; null where all were. */
  readonly known_since: number | null;
  readonly liked_comments: string[] | null;
  readonly comments_known_since: number | null;
}

const nothing = {
  liked: null,
  bookmarked: null,
  reposted: null,
  votes: null,
  known_since: null,
  liked_comments: null,
  comments_known_since: null,
};

function selectMarks(sql: Sql, readerIds: readonly string[]): Promise<MarksRow[]> {
  return sql<MarksRow[]>`
    select
      given.id,
      liked.ids as liked,
      bookmarked.ids as bookmarked,
      reposted.ids as reposted,
      votes.choices as votes,
      greatest(liked.known_since, bookmarked.known_since, reposted.known_since, votes.known_since) as known_since,
      liked_comments.ids as liked_comments,
      liked_comments.known_since as comments_known_since
    from unnest(${hideLength(sql, readerIds)}) as given (id)
    cross join lateral (${
    latestOf(
      sql,
      sql`
        select l.post_id as id, l.created_at
        from post_likes l
        where l.member_id = given.id
        order by l.created_at desc, l.post_id desc`,
    )
  }) as liked
    cross join lateral (${
    latestOf(
      sql,
      sql`
        select b.post_id as id, b.created_at
        from post_bookmarks b
        where b.member_id = given.id
        order by b.created_at desc, b.post_id desc`,
    )
  }) as bookmarked
    cross join lateral (${
    latestOf(
      sql,
      // Among all that the reader posted, by posts_by_author: reposts have no index of their own.
      sql`
        select case when r.removed_at is null then r.repost_of_id end as id, r.created_at
        from posts r
        where r.author_id = given.id
        order by r.id desc`,
    )
  }) as reposted
    cross join lateral (
      select json_object_agg(latest.post_id, latest.choice) as choices, ${knownSince(sql)}
      from (
        select v.post_id, v.choice, v.created_at
        from poll_votes v
        where v.voter_id = given.id
        order by v.created_at desc, v.post_id desc
        limit ${mostMarks}
      ) as latest
    ) as votes
    cross join lateral (${
    latestOf(
      sql,
      sql`
        select l.comment_id as id, l.created_at
        from comment_likes l
        where l.member_id = given.id
        order by l.created_at desc`,
    )
  }) as liked_comments`;
}

/** The first marks of a list, which has the latest first. */
function latestOf(sql: Sql, marks: Fragment): Fragment {
  return sql`
      select
        json_agg(latest.id) filter (where latest.id is not null) as ids,
        ${knownSince(sql)}
      from (${marks}
        limit ${mostMarks}
      ) as latest`;
}

/** The time of the oldest of the marks `latest`, where there may be more. */
function knownSince(sql: Sql): Fragment {
  return sql`
        case when count(*) = ${mostMarks} then extract(epoch from min(latest.created_at))::float8 * 1000 end
          as known_since`;
}
