import { msg } from "@lingui/core/runtime-macro";
import { createHash } from "node:crypto";
import { uuidv7 } from "uuidv7";
import { makeDecisionFilter } from "#shared/cases/find-decision-errors.ts";
import { mostTogether, type Together } from "#shared/cases/decide-contract.ts";
import type { SessionCtx } from "../../../context.ts";
import { AppError, Conflict } from "../../../errors.ts";
import { writeText } from "../../../language/write-text.ts";
import { clearClaim, updateClaim } from "../desk/claim-queries.ts";
import { refuseClaim } from "../desk/work-on-case.ts";
import { getReader, isAbout } from "../desk/case-fragments.ts";
import { makeRefusal, startAct } from "./act.ts";
import { actOf, makeDecision } from "./make-decision.ts";
import { publishEffects } from "./record-decision.ts";
import { takeBack } from "./undo-decision.ts";
import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { ReportReason } from "#shared/reports/report-reason.ts";
import type { Sql } from "../../../db/open-database.ts";

/**
 * Decides of each of these cases that there is no violation, as `decideCase` does: each with its
 * audit rows, once for each key, and only what nobody else holds and the moderator may decide
 * (cases.10). One that is refused stays, and the others are closed.
 */
export async function closeCases(
  ctx: SessionCtx,
  { caseIds, reason }: { readonly caseIds: readonly string[]; readonly reason: string },
): Promise<Together> {
  const found = new Map((await selectChosen(ctx.sql, ctx.actor.id, caseIds)).map((row) => [row.id, row]));
  return await together(ctx, caseIds, (caseId, id) => closeOne(ctx, { row: found.get(caseId), id, reason }));
}

/** The same of the open cases that one member alone reported, a hundred at a time. */
export async function setReportsAside(
  ctx: SessionCtx,
  { reporterId, reason }: { readonly reporterId: string; readonly reason: string },
): Promise<Together> {
  const rows = await selectReportedBy(ctx.sql, {
    readerId: ctx.actor.id,
    reporterId,
    most: mostTogether + 1,
  });
  const found = new Map(rows.slice(0, mostTogether).map((row) => [row.id, row]));
  const done = await together(
    ctx,
    [...found.keys()],
    (caseId, id) => closeOne(ctx, { row: found.get(caseId), id, reason }),
  );
  return { ...done, hasMore: rows.length > mostTogether };
}

/** Takes the latest decision of each of these cases back, and gives the cases back (cases.4). */
export async function openAgainTogether(ctx: SessionCtx, caseIds: readonly string[]): Promise<Together> {
  return await together(ctx, caseIds, async (caseId, id) => {
    const act = startAct(ctx, caseId, id);
    const done = await ctx.db.transaction(async (tx) => {
      const undone = await takeBack(tx, act);
      if (undone.refusal) throw makeRefusal(undone.refusal);
      await clearClaim(tx, getReader(ctx), caseId);
      return undone;
    });
    publishEffects(ctx, caseId, done);
  });
}

interface Closing {
  /** Absent when there is no such case. */
  readonly row: ChosenRow | undefined;
  readonly id: string;
  readonly reason: string;
}

async function closeOne(ctx: SessionCtx, { row, id, reason }: Closing): Promise<void> {
  if (!row) throw makeRefusal("absent");
  if (row.has_others) {
    throw new Conflict("conflict", msg`Others reported this, too, or something else led to it.`);
  }
  if (!makeDecisionFilter(row.kind)("no_violation")) {
    throw new Conflict("conflict", msg`An appeal is answered separately.`);
  }
  const act = actOf(ctx, row, { decision: "no_violation", rule: row.reasons[0] ?? "other", reason }, id);
  const reader = getReader(ctx);
  const effects = await ctx.db.transaction(async (tx) => {
    // Where it is refused, so is the decision, which says why.
    await updateClaim(tx, reader, row.id);
    const done = await makeDecision(tx, act);
    if (done.refusal === "held") await refuseClaim(tx, reader, row.id);
    if (done.refusal) throw makeRefusal(done.refusal);
    return done.effects;
  });
  publishEffects(ctx, row.id, { decision: "no_violation", effects });
}

/**
 * Acts on cases one after the other, each once for each key. Returns those that were refused apart.
 */
async function together(
  ctx: SessionCtx,
  caseIds: readonly string[],
  act: (caseId: string, id: string) => Promise<void>,
): Promise<Together> {
  const key = ctx.createdId ?? uuidv7();
  const done: string[] = [];
  const left: { caseId: string; why: string }[] = [];
  for (const caseId of new Set(caseIds)) {
    try {
      await act(caseId, idOfAct(key, caseId));
      done.push(caseId);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      left.push({ caseId, why: writeText(error.text, ctx.language) });
    }
  }
  return { done, left, hasMore: false };
}

/** The same for each attempt of a call: a UUID of version 8. */
function idOfAct(key: string, caseId: string): string {
  const hex = createHash("sha256").update(`${key} ${caseId}`).digest("hex");
  return hex.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}

/** A case that is to be closed with others. */
interface ChosenRow {
  readonly id: string;
  readonly kind: CaseKind;
  readonly reasons: readonly ReportReason[];
  /** Whether something besides the one member's report brought it. */
  readonly has_others: boolean;
}

/** The cases with these ids but those about the reader. */
function selectChosen(sql: Sql, readerId: string, ids: readonly string[]): Promise<ChosenRow[]> {
  return sql<ChosenRow[]>`
    select c.id, c.kind, c.reasons, false as has_others
    from cases c
    where c.id = any(${[...ids]}::uuid[])
      and not ${isAbout(sql, readerId)}`;
}

/** Open cases with a report of a member: first those that they alone reported, the oldest first. */
function selectReportedBy(
  sql: Sql,
  { readerId, reporterId, most }: { readerId: string; reporterId: string; most: number },
): Promise<ChosenRow[]> {
  return sql<ChosenRow[]>`
    select c.id, c.kind, c.reasons, c.reports_count > 1 or c.sources <> '{report}' as has_others
    from reports r
    join cases c on c.id = r.case_id
    where r.reporter_id = ${reporterId}
      and c.closed_at is null
      and not ${isAbout(sql, readerId)}
    order by has_others, r.created_at, r.id
    limit ${most}`;
}
