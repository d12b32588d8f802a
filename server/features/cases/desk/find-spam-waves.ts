import { createHash } from "node:crypto";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../../../context.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { groupWaves, type Wave, type Written } from "./group-waves.ts";

const page = 1_000;
/** The most pages of posts, and of comments, that a minute's job reads. */
const mostPages = 20;
/** How long a wave that a moderator found harmless is not opened again. */
const harmlessMs = 7 * 86_400_000;
/** Texts that a case shows. */
const mostShown = 5;

/**
 * Opens a case for each wave of spam among the latest posts and comments, and adds what comes to
 * the waves that are open (cases.6). May run twice: a wave has one open case, and each text is in
 * it once.
 */
export async function findSpamWaves(ctx: Ctx, signal: AbortSignal): Promise<void> {
  const { sql, clock, config } = ctx;
  const { windowMs, accounts, youngMs } = config.spamWaves;
  if (accounts === 0) return;
  const now = clock.now();
  const known = await selectKnownWaves(sql, new Date(now.getTime() - harmlessMs));
  const joinedAfter = new Date(now.getTime() - youngMs);
  const since = new Date(now.getTime() - windowMs);
  const skipped = new Set(known.filter((one) => !one.is_open).flatMap((one) => one.content_ids));
  const written: Written[] = [];
  for (const kind of ["post", "comment"] as const) {
    written.push(...await readWritten(ctx, kind, { joinedAfter, since }, signal));
  }
  const open = new Map(known.filter((one) => one.is_open).map((one) => [one.subject_id, one]));
  const harmless = new Set(known.filter((one) => one.is_harmless).map((one) => one.subject_id));
  const waves = groupWaves(written.filter(({ id }) => !skipped.has(id)), {
    accounts,
    ownHost: new URL(config.publicUrl).hostname,
    isOpen: (key) => open.has(subjectIdOf(key)),
  });
  for (const wave of waves) {
    const subjectId = subjectIdOf(wave.shared.key);
    if (harmless.has(subjectId) && !open.has(subjectId)) continue;
    signal.throwIfAborted();
    await save(ctx, wave, open.get(subjectId), joinedAfter);
  }
}

async function save(
  { sql, clock, changed, publish }: Ctx,
  { shared, contents, accounts }: Wave,
  open: KnownWave | undefined,
  youngSince: Date,
): Promise<void> {
  const known = new Set(open?.content_ids);
  const added = contents.filter(({ id }) => !known.has(id));
  if (added.length === 0) return;
  const caseId = await saveWave(sql, {
    id: uuidv7(),
    subjectId: subjectIdOf(shared.key),
    snapshot: {
      excerpt: shared.words.slice(0, 140),
      shared: shared.words,
      // Links of accounts that joined later are shown as text while the case is open.
      youngSince: youngSince.toISOString(),
      texts: contents.slice(0, mostShown).map((one) => ({
        memberId: one.authorId,
        words: one.content,
        pictures: [],
        createdAt: one.createdAt,
        isSubject: true,
      })),
      verdicts: [],
    },
    weight: accounts * 1_000,
    at: clock.now(),
    contents: added,
  });
  if (!caseId) return;
  changed("everything");
  publish({ type: "case_changed", caseId });
}

/** The texts written since, the latest first. */
async function readWritten(
  { sql, config: { adminEmails } }: Ctx,
  kind: Written["kind"],
  { joinedAfter, since }: { readonly joinedAfter: Date; readonly since: Date },
  signal: AbortSignal,
): Promise<Written[]> {
  const written: Written[] = [];
  let below: string | null = null;
  for (let pages = 0; pages < mostPages; pages++) {
    signal.throwIfAborted();
    const rows = await selectWritten(sql, kind, { joinedAfter, below, limit: page, adminEmails });
    for (const row of rows) {
      if (!row.isCounted || row.createdAt <= since) continue;
      written.push({ ...row, kind, createdAt: row.createdAt.toISOString() });
    }
    const last = rows.at(-1);
    if (rows.length < page || !last || last.createdAt <= since) break;
    below = last.id;
  }
  return written;
}

/** One case is open about what a wave shares, so that its subject follows from that. */
function subjectIdOf(key: string): string {
  const hex = createHash("sha256").update(key).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}

interface WrittenRow extends Omit<Written, "kind" | "createdAt"> {
  readonly createdAt: Date;
  /**
   * False of what nobody sees, and of bots and those with a role, who are ours: a wave is decided
   * by any moderator (roles.2).
   */
  readonly isCounted: boolean;
}

/** A page of all posts or comments, the latest first, by their primary key. */
function selectWritten(
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
      page.id, page.author_id as "authorId", page.content, page.created_at as "createdAt",
      m.created_at > ${joinedAfter} as "isYoung",
      page.is_there and not m.is_bot and not m.is_moderator and not is_appointed(m, ${[
    ...adminEmails,
  ]}::text[])
        and m.suspended_at is null and m.left_at is null as "isCounted"
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

interface KnownWave {
  readonly case_id: string;
  readonly subject_id: string;
  readonly is_open: boolean;
  /** A moderator found nothing wrong with it. */
  readonly is_harmless: boolean;
  readonly content_ids: readonly string[];
}

/** The waves that are open, and those that were closed since, by `cases_closed_by_kind`. */
function selectKnownWaves(sql: Sql, since: Date): Promise<KnownWave[]> {
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

interface WaveToSave {
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
async function saveWave(sql: Sql, wave: WaveToSave): Promise<string | null> {
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
