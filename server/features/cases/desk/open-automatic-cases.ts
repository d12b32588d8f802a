import { uuidv7 } from "uuidv7";
import type { Ctx } from "../../../context.ts";
import { belowAllIds, fillInBatches, getLastOfFullBatch } from "../../../db/cleanup/fill-in-batches.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";
import { openCaseOf } from "../../moderation/cases/open-case-of.ts";
import { ofFallback, openCasesOfVerdicts, unjudged, type Watch } from "./open-cases-of-verdicts.ts";

const minuteMs = 60_000;
/** A verdict may be stored a little after the time it says. */
const storedWithinMs = minuteMs;
/** The review has had time to ask the service again (moderation.4). */
const reviewedWithinMs = 10 * minuteMs;

/**
 * Opens cases that nobody reported (cases.2): texts that no list reads, pictures that nobody looked
 * at, verdicts of the fallback that stay, members who act like machines. Closes those whose subject
 * a service has judged meanwhile.
 */
export async function openAutomaticCases(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const at = ctx.clock.now();
  await openAllOf(ctx, unjudged, { heldBackMs: storedWithinMs, at }, signal);
  await openAllOf(ctx, ofFallback, { heldBackMs: reviewedWithinMs, at }, signal);
  publishChanged(
    ctx,
    await ctx.db.transaction(async (tx) => await openCasesOfDetected(tx, ctx.config.adminEmails, at)),
  );
  await fillInBatches(belowAllIds, async (after) => {
    const rows = await closeSettledCases(ctx.sql, after, at);
    publishChanged(ctx, rows.filter(({ is_closed }) => is_closed).map(({ id }) => id));
    return getLastOfFullBatch(rows);
  }, signal);
}

async function openAllOf(
  ctx: Ctx,
  watch: Watch,
  { heldBackMs, at }: { readonly heldBackMs: number; readonly at: Date },
  signal?: AbortSignal,
): Promise<void> {
  const until = new Date(at.getTime() - heldBackMs);
  await fillInBatches(true, async () => {
    const opened = await ctx.db.transaction(async (tx) =>
      await openCasesOfVerdicts(tx, watch, { until, at })
    );
    publishChanged(ctx, opened ?? []);
    return opened && true;
  }, signal);
}

function publishChanged(ctx: Ctx, caseIds: readonly string[]): void {
  for (const caseId of new Set(caseIds)) ctx.publish({ type: "case_changed", caseId });
}

/** Opens the cases of members who were found to act like machines. */
async function openCasesOfDetected(tx: Tx, adminEmails: readonly string[], at: Date): Promise<string[]> {
  const opened: string[] = [];
  for (const { member_id: subjectId } of await selectDetected(tx, adminEmails)) {
    const id = await openCaseOf(tx, { id: uuidv7(), kind: "member", subjectId, source: "detected_bot", at });
    if (id !== null) opened.push(id);
  }
  return opened;
}

/**
 * Members who act like machines, found since the last case about it (bots.5). Administrators stay
 * out of it, as in their list.
 */
function selectDetected(tx: Tx, adminEmails: readonly string[]): Promise<{ member_id: string }[]> {
  return tx<{ member_id: string }[]>`
    select found.member_id
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
function closeSettledCases(
  sql: Sql,
  after: string,
  at: Date,
): Promise<{ id: string; is_closed: boolean }[]> {
  return sql<{ id: string; is_closed: boolean }[]>`
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
    select page.id, closed.id is not null as is_closed
    from page
    left join closed on closed.id = page.id
    order by page.id`;
}
