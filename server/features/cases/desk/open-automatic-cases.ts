import { uuidv7 } from "uuidv7";
import type { CaseSource } from "#shared/cases/case-shapes.ts";
import type { Ctx } from "../../../context.ts";
import { belowAllIds } from "../../../db/id-cursor.ts";
import { fillInBatches, getLastOfFullBatch } from "../../../db/cleanup/fill-in-batches.ts";
import type { Fragment, Sql, Tx } from "../../../db/open-database.ts";
import { openCaseOf } from "../../moderation/cases/open-case-of.ts";

const [minuteMs, dayMs] = [60_000, 24 * 60 * 60_000];

/**
 * Opens cases that nobody reported (cases.2): texts that no list reads, pictures that nobody looked
 * at, verdicts of the fallback that stay, members who act like machines. Closes those whose subject
 * a service has judged meanwhile.
 */
export async function openAutomaticCases(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const at = ctx.clock.now();
  for (const watch of [unjudged, ofFallback]) {
    await fillInBatches(true, async () => {
      const opened = await ctx.db.transaction((tx) => openCasesOfVerdicts(tx, watch, at));
      publishChanged(ctx, opened ?? []);
      return opened && true;
    }, signal);
  }
  const { adminEmails } = ctx.config;
  publishChanged(
    ctx,
    await ctx.db.transaction(async (tx) => await openEach(tx, await selectDetected(tx, adminEmails), at)),
  );
  await fillInBatches(belowAllIds, async (after) => {
    const rows = await closeSettled(ctx.sql, after, at);
    publishChanged(ctx, rows.flatMap(({ id, isClosed }) => isClosed ? id : []));
    return getLastOfFullBatch(rows);
  }, signal);
}

function publishChanged(ctx: Ctx, caseIds: readonly string[]): void {
  for (const caseId of new Set(caseIds)) ctx.publish({ type: "case_changed", caseId });
}

/** Verdicts that nobody can have given well, and how far a job has looked at them. */
interface Watch {
  /** Its row in `case_watches`. */
  readonly name: "unjudged" | "fallback_verdict";
  readonly heldBackMs: number;
  /** Which rows of `element_moderations`. */
  readonly isWatched: (sql: Sql) => Fragment;
  readonly subjectOf: (verdict: VerdictRow) => Pick<Subject, "kind" | "source">;
}

interface Subject {
  readonly kind: "post" | "comment" | "picture" | "member";
  readonly id: string;
  readonly source: CaseSource;
}

/** Texts that no list could read, and pictures that nobody looked at. */
const unjudged: Watch = {
  name: "unjudged",
  // A verdict may be stored a little after the time it says.
  heldBackMs: minuteMs,
  isWatched: (sql) =>
    sql`message_id is null and (not was_read or type = 'image' and decided_by = 'local' and reason <> '')`,
  subjectOf: ({ isOnComment, wasRead }) => ({
    kind: isOnComment ? "comment" : wasRead ? "picture" : "post",
    source: wasRead ? "unseen_picture" : "unread_text",
  }),
};

/** What the fallback decided, and no service has reviewed. */
const ofFallback: Watch = {
  name: "fallback_verdict",
  // The review has had time to ask the service again (moderation.4).
  heldBackMs: 10 * minuteMs,
  isWatched: (sql) => sql`decided_by = 'local-fallback'`,
  subjectOf: ({ isOnComment }) => ({ kind: isOnComment ? "comment" : "post", source: "fallback_verdict" }),
};

/**
 * Opens the cases of the next batch of verdicts (cases.2), each unless the same source has opened
 * one before. Returns the cases' ids; null at the end, and while another process does it. A batch
 * ends with all verdicts of one moment: the next begins after it.
 */
async function openCasesOfVerdicts(tx: Tx, watch: Watch, at: Date): Promise<string[] | null> {
  const [seen] = await lockWatch(tx, watch);
  if (!seen) return null;
  const until = new Date(at.getTime() - watch.heldBackMs);
  const after = seen.seen_until ?? new Date(until.getTime() - dayMs);
  const verdicts = await selectVerdicts(tx, watch, { after, until });
  const [first] = verdicts;
  if (!first) return null;
  await noteSeen(tx, watch, first.latest);
  const subjects = verdicts.flatMap((verdict) => {
    const { id, memberId, mayOpen } = verdict;
    return mayOpen && memberId !== null ? { id, memberId, ...watch.subjectOf(verdict) } : [];
  });
  return await openEach(tx, await selectUnopened(tx, subjects), at);
}

/** Returns the ids of the cases. */
async function openEach(tx: Tx, subjects: readonly Subject[], at: Date): Promise<string[]> {
  const opened: string[] = [];
  for (const { kind, id: subjectId, source } of subjects) {
    const id = await openCaseOf(tx, { id: uuidv7(), kind, subjectId, source, at });
    if (id !== null) opened.push(id);
  }
  return opened;
}

/** None while another process holds it. */
function lockWatch(tx: Tx, { name }: Watch): Promise<{ seen_until: Date | null }[]> {
  return tx<{ seen_until: Date | null }[]>`
    select seen_until
    from case_watches
    where source = ${name}
    for update skip locked`;
}

async function noteSeen(tx: Tx, { name }: Watch, latest: string): Promise<void> {
  await tx`update case_watches set seen_until = ${latest}::text::timestamptz where source = ${name}`;
}

interface VerdictRow {
  /** Of the post or comment. */
  readonly id: string;
  readonly memberId: string | null;
  readonly isOnComment: boolean;
  readonly wasRead: boolean;
  /** False of what is gone, and of what bots and members wrote who left. */
  readonly mayOpen: boolean;
  /** The time of the last verdict of all. */
  readonly latest: string;
}

function selectVerdicts(
  tx: Tx,
  { isWatched }: Watch,
  { after, until }: { readonly after: Date; readonly until: Date },
): Promise<VerdictRow[]> {
  return tx<VerdictRow[]>`
    with verdicts as (
      select post_id, comment_id, was_read, decided_at
      from element_moderations
      where ${isWatched(tx)} and decided_at > ${after} and decided_at <= ${until}
      order by decided_at
      fetch first 200 rows with ties
    )
    select
      coalesce(v.post_id, v.comment_id) as id, a.id as "memberId",
      v.comment_id is not null as "isOnComment", v.was_read as "wasRead",
      coalesce(not a.is_bot and a.left_at is null and coalesce(p.removed_at, c.deleted_at) is null, false) as "mayOpen",
      (max(v.decided_at) over ())::text as latest
    from verdicts v
    left join posts p on p.id = v.post_id
    left join comments c on c.id = v.comment_id
    left join members a on a.id = coalesce(p.author_id, c.author_id)`;
}

/** Those of which the source has opened no case before, in the order in which cases are locked. */
function selectUnopened(
  tx: Tx,
  subjects: readonly (Subject & { readonly memberId: string })[],
): Promise<Subject[]> {
  return tx<Subject[]>`
    select distinct s.kind, s.id, s.source
    from jsonb_to_recordset(${JSON.stringify(subjects)}::text::jsonb)
      as s (kind text, id uuid, "memberId" uuid, source text)
    where not exists (
      select
      from cases c
      where c.member_id = s."memberId" and c.subject_id = s.id and s.source = any(c.sources)
    )
    order by s.id, s.kind, s.source`;
}

/**
 * Members who act like machines, found since the last case about it (bots.5). Administrators stay
 * out of it, as in their list.
 */
function selectDetected(tx: Tx, adminEmails: readonly string[]): Promise<Subject[]> {
  return tx<Subject[]>`
    select 'member' as kind, found.member_id as id, 'detected_bot' as source
    from (
      select d.member_id, max(d.found_at) as found_at
      from detected_bots d
      where d.cleared_at is null
      group by d.member_id
      union
      select m.id, m.email_verified_at
      from members m
      where lower(m.email) like '%@bots.glimmer.app'
        and not m.is_bot
        and not exists (select from detected_bots d where d.member_id = m.id and d.reason = 'address')
    ) as found
    join members m on m.id = found.member_id
    where account_is_open(m)
      and not m.is_bot
      and not is_appointed(m, ${[...adminEmails]}::text[])
      and not exists (
        select
        from cases c
        where c.member_id = m.id
          and c.kind = 'member'
          and 'detected_bot' = any(c.sources)
          and (c.closed_at is null or c.opened_at >= found.found_at)
      )
    group by found.member_id
    order by found.member_id
    limit 200`;
}

/**
 * Closes cases that only the fallback's verdict opened, once a service has judged their subjects or
 * these are gone: nobody decided them. Returns those that it looked at after one, by
 * `cases_of_fallback`; those that somebody holds stay.
 */
function closeSettled(sql: Sql, after: string, at: Date): Promise<{ id: string; isClosed: boolean }[]> {
  return sql<{ id: string; isClosed: boolean }[]>`
    with page as materialized (
      select c.id, c.subject_id, c.kind, (c.claimed_by is not null and c.claimed_until > ${at}) as is_held
      from cases c
      where c.closed_at is null
        and c.reports_count = 0
        and c.sources = '{fallback_verdict}'
        and c.id > ${after}
      order by c.id
      limit 200
      for no key update skip locked
    ), closed as (
      update cases c
      set closed_at = ${at}
      from page
      where c.id = page.id
        and not page.is_held
        and not exists (
          select
          from element_moderations e
          where e.decided_by = 'local-fallback'
            and (
              page.kind = 'post' and e.post_id = page.subject_id
              or page.kind = 'comment' and e.comment_id = page.subject_id
            )
        )
      returning c.id
    )
    select page.id, closed.id is not null as "isClosed"
    from page
    left join closed on closed.id = page.id
    order by page.id`;
}
