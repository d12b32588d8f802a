import { cacheByKey } from "../../../db/cache/cache-by-key.ts";
import { nextVersion } from "../../../db/cache/next-version.ts";
import { hideLength } from "../../../db/hide-length.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";

/** About 3,000 ordinary readers, or twenty who follow and block thousands. */
const mostBytes = 16_000_000;
/** A reader who looks again within this time is not read again unless something changed. */
const keptForMs = 60_000;
/** Of a reader with more comments, those on older posts are asked for post by post. */
const mostComments = 500;

/** The clocks of two processes may differ: an act may seem older than the post it is on. */
export const clockSkewMs = 60_000;

/** What decides which posts and comments a member sees, apart from the filter of their account. */
export interface Reader {
  readonly version: number;
  /** The members whom they follow. */
  readonly follows: ReadonlySet<string>;
  /** The members across a block, either way (blocks.1). */
  readonly blocked: ReadonlySet<string>;
  readonly muted: Mutes;
  /** The members of whom they muted the reposts alone, or the quotes (mutes.2). */
  readonly mutedReposts: Mutes;
  readonly mutedQuotes: Mutes;
  /** The voice in which they hear posts. */
  readonly voice: string;
  /** The languages they read; null: all (feed.7). */
  readonly languages: ReadonlySet<string> | null;
  /** The posts on which they have a comment that not every filter shows. */
  readonly lowlyCommented: ReadonlySet<string>;
  /** On posts of then and later all of these are known, in ms. */
  readonly commentsKnownSince: number;
}

/** The members whom a reader has muted, each until the mute ends (mutes.1). */
class Mutes {
  readonly #endsAt: ReadonlyMap<string, number>;

  /** `endsAt`: in ms; Infinity for a mute that lasts. */
  constructor(endsAt: ReadonlyMap<string, number> = new Map()) {
    this.#endsAt = endsAt;
  }

  get size(): number {
    return this.#endsAt.size;
  }

  /** Whether time alone changes whom they have. */
  get mayEnd(): boolean {
    return [...this.#endsAt.values()].some((endsAt) => endsAt !== Infinity);
  }

  has(memberId: string): boolean {
    const endsAt = this.#endsAt.get(memberId);
    return endsAt !== undefined && endsAt > Date.now();
  }

  keys(): Iterable<string> {
    return this.#endsAt.keys();
  }
}

const readersById = cacheByKey(
  async (sql: Sql, ids): Promise<ReadonlyMap<string, Reader>> =>
    new Map((await selectReaders(sql, ids)).map((row) => [row.id, makeReader(row)])),
  {
    mostBytes,
    bytesOf: ({ follows, blocked, muted, mutedReposts, mutedQuotes, languages, lowlyCommented }) =>
      [follows, blocked, muted, mutedReposts, mutedQuotes, lowlyCommented]
        .reduce((sum, { size }) => sum + 85 * size, 1_000 + 85 * (languages?.size ?? 0)),
    topicsOf: (_, id) => [`reader:${id}`],
    keptForMs,
  },
);

/** A reader, as they were after the last write that changed them. */
export async function readReader(sql: Sql, id: string): Promise<Reader> {
  return readersById.peek(sql, id) ?? (await readersById(sql, [id])).get(id) ?? nobody;
}

/** A member who was removed while their call ran. */
const nobody: Reader = {
  version: nextVersion(),
  follows: new Set(),
  blocked: new Set(),
  muted: new Mutes(),
  mutedReposts: new Mutes(),
  mutedQuotes: new Mutes(),
  voice: "",
  languages: null,
  lowlyCommented: new Set(),
  commentsKnownSince: -Infinity,
};

interface ReaderRow {
  readonly id: string;
  readonly voice: string;
  /** Null for all. */
  readonly languages: string[] | null;
  /** Ids, here and below; null for none. */
  readonly follows: string[] | null;
  readonly blocked: string[] | null;
  /** After one another, each with the end in ms, which is empty where there is none. */
  readonly muted: string | null;
  readonly muted_reposts: string | null;
  readonly muted_quotes: string | null;
  readonly lowly: string[] | null;
  /** In ms; null where all comments were read. */
  readonly known_since: number | null;
}

function makeReader(row: ReaderRow): Reader {
  return {
    version: nextVersion(),
    follows: new Set(row.follows),
    blocked: new Set(row.blocked),
    muted: parseMutes(row.muted),
    mutedReposts: parseMutes(row.muted_reposts),
    mutedQuotes: parseMutes(row.muted_quotes),
    voice: row.voice,
    languages: row.languages && new Set(row.languages),
    lowlyCommented: new Set(row.lowly),
    commentsKnownSince: row.known_since === null ? -Infinity : row.known_since + clockSkewMs,
  };
}

function parseMutes(listed: string | null): Mutes {
  return new Mutes(
    new Map((listed?.split(",") ?? []).map((mute) => {
      const [id = "", end] = mute.split(" ");
      return [id, end ? Number(end) : Infinity];
    })),
  );
}

/** Each list is one value: the driver reads it in a tenth of the time of as many rows. */
function selectReaders(sql: Sql, ids: readonly string[]): Promise<ReaderRow[]> {
  return sql<ReaderRow[]>`
    select
      m.id,
      m.tts_voice as voice,
      nullif(m.read_languages, '{}') as languages,
      (select json_agg(f.followed_id) from follows f where f.follower_id = m.id) as follows,
      (
        select json_agg(hidden.id)
        from (
          select b.blocked_id as id from blocks b where b.blocker_id = m.id
          union
          select b.blocker_id from blocks b where b.blocked_id = m.id
        ) as hidden
      ) as blocked,
      (select ${listMutes(sql)} from mutes u where u.muter_id = m.id and mute_lasts(u, now())) as muted,
      parts.muted_reposts,
      parts.muted_quotes,
      commented.lowly,
      commented.known_since
    from members m
    cross join lateral (
      select
        ${listMutes(sql)} filter (where u.part = 'reposts') as muted_reposts,
        ${listMutes(sql)} filter (where u.part = 'quotes') as muted_quotes
      from partial_mutes u
      where u.muter_id = m.id and partial_mute_lasts(u, now())
    ) as parts
    cross join lateral (
      select
        json_agg(distinct c.post_id)
          filter (where c.deleted_at is null and c.moderation_level is distinct from 'top') as lowly,
        case when count(*) = ${mostComments} then extract(epoch from min(c.created_at))::float8 * 1000 end as known_since
      from (
        select w.post_id, w.deleted_at, w.moderation_level, w.created_at
        from comments w
        where w.author_id = m.id
        order by w.id desc
        limit ${mostComments}
      ) as c
    ) as commented
    where m.id = any(${hideLength(sql, ids)})`;
}

function listMutes(sql: Sql): Fragment {
  return sql`string_agg(concat(u.muted_id, ' ', (extract(epoch from u.ends_at) * 1000)::bigint), ',')`;
}
