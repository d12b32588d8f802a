import type { Fragment, Sql } from "../../../db/open-database.ts";
import type { Written } from "./group-waves.ts";

interface WrittenRow {
  readonly id: string;
  readonly author_id: string;
  readonly content: string;
  readonly created_at: Date;
  readonly is_young: boolean;
  /**
   * False of what nobody sees, and of bots and those with a role, who are ours: a wave is decided
   * by any moderator (roles.2).
   */
  readonly is_counted: boolean;
}

/** A page of all posts or comments, the latest first, by their primary key. */
export function selectWritten(
  sql: Sql,
  kind: Written["kind"],
  { joinedAfter, below, limit, adminEmails }: {
    readonly joinedAfter: Date;
    readonly below: string | null;
    readonly limit: number;
    /** In lower case. */
    readonly adminEmails: readonly string[];
  },
): Promise<WrittenRow[]> {
  return sql<WrittenRow[]>`
    with page as materialized (
      ${kind === "post" ? postsOf(sql) : commentsOf(sql)}
      ${below === null ? sql`` : sql`where e.id < ${below}`}
      order by e.id desc
      limit ${limit}
    )
    select
      page.id, page.author_id, page.content, page.created_at,
      m.created_at > ${joinedAfter} as is_young,
      page.is_there and not m.is_bot and not m.is_moderator and not is_appointed(m, ${[
    ...adminEmails,
  ]}::text[])
        and m.suspended_at is null and m.left_at is null as is_counted
    from page
    join members m on m.id = page.author_id
    order by page.id desc`;
}

function postsOf(sql: Sql): Fragment {
  return sql`
      select
        e.id, e.author_id, e.content, e.created_at,
        e.repost_of_id is null and e.content <> '' and e.removed_at is null as is_there
      from posts e`;
}

function commentsOf(sql: Sql): Fragment {
  return sql`
      select
        e.id, e.author_id, e.content, e.created_at, e.deleted_at is null and e.removed_at is null as is_there
      from comments e`;
}

export interface KnownWave {
  readonly case_id: string;
  readonly subject_id: string;
  readonly is_open: boolean;
  /** A moderator found nothing wrong with it. */
  readonly is_harmless: boolean;
  readonly content_ids: readonly string[];
}

/** The waves that are open, and those that were closed since, by `cases_closed_by_kind`. */
export function selectKnownWaves(sql: Sql, since: Date): Promise<KnownWave[]> {
  return sql<KnownWave[]>`
    select
      c.id as case_id, c.subject_id, c.closed_at is null as is_open,
      c.closed_at is not null and coalesce(
        (
          select d.decision
          from decisions d
          where d.case_id = c.id and d.undone_at is null
          order by d.decided_at desc
          limit 1
        ) = 'no_violation',
        false
      ) as is_harmless,
      array(select w.content_id from wave_contents w where w.case_id = c.id) as content_ids
    from (
      select * from cases where kind = 'wave' and closed_at is null
      union all
      select * from cases where kind = 'wave' and closed_at > ${since}
    ) as c`;
}

export interface WaveToSave {
  /** The id of the case, when none is open about it. */
  readonly id: string;
  readonly subjectId: string;
  readonly snapshot: Readonly<Record<string, unknown>>;
  /** As of reports, in thousandths: an account counts as one. */
  readonly weight: number;
  readonly at: Date;
  readonly contents: readonly Pick<Written, "kind" | "id" | "authorId">[];
}

/** Opens the case of a wave, or adds to the one that is open. Returns its id. */
export async function saveWave(sql: Sql, wave: WaveToSave): Promise<string | null> {
  const given = wave.contents.map(({ kind, id, authorId }) => ({
    kind,
    content_id: id,
    member_id: authorId,
  }));
  const [row] = await sql<{ id: string }[]>`
    with opened as (
      insert into cases (id, kind, subject_id, sources, reasons, weight, snapshot, opened_at)
      values (
        ${wave.id}, 'wave', ${wave.subjectId}, '{spam_wave}', '{spam}', ${wave.weight},
        ${sql.json(wave.snapshot as never)}, ${wave.at}
      )
      on conflict (kind, subject_id) where closed_at is null
      do update set weight = greatest(cases.weight, excluded.weight)
      returning id
    ), added as (
      insert into wave_contents (case_id, kind, content_id, member_id)
      select opened.id, given.kind, given.content_id, m.id
      from opened
      cross join jsonb_to_recordset(${sql.json(given)}::jsonb)
        as given (kind text, content_id uuid, member_id uuid)
      join members m on m.id = given.member_id
      order by m.id, given.content_id
      on conflict do nothing
    )
    select id
    from opened`;
  return row?.id ?? null;
}
