import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { ReportReason } from "#shared/reports/report-reason.ts";
import type { Ctx } from "../../../context.ts";
import type { Tx } from "../../../db/open-database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";

/**
 * Closes the open cases that nobody can decide here (roles.2): about an administrator, where there
 * is no other. Their appeals lapse; a job tells them.
 */
export async function closeUndecidable(
  ctx: Pick<Ctx, "db" | "clock" | "config">,
  reason: string,
): Promise<void> {
  const { adminEmails } = ctx.config;
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const admins = await selectAdministrators(tx, adminEmails);
    const [only] = admins;
    if (!only || admins.length > 1) return;
    const open = await lockOpenCases(tx, only);
    if (open.length === 0) return;
    await lapseAppeals(tx, open, at);
    const others = open.filter(({ kind }) => kind !== "appeal");
    await insertUndecidable(tx, others, { memberId: only, reason, at });
    await closeCases(tx, open, at);
  });
}

/** Two at most. */
async function selectAdministrators(tx: Tx, adminEmails: readonly string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select m.id
    from members m
    where is_administrator(m, ${[...adminEmails]}::text[])
    limit 2`;
  return rows.map(({ id }) => id);
}

interface OpenCase {
  readonly id: string;
  readonly kind: CaseKind;
  readonly reasons: readonly ReportReason[];
}

/** By `cases_about_member`, not all that wait. */
function lockOpenCases(tx: Tx, memberId: string): Promise<OpenCase[]> {
  return tx<OpenCase[]>`
    select id, kind, reasons
    from cases
    where member_id = ${memberId} and closed_at is null
    order by id
    for no key update skip locked`;
}

async function lapseAppeals(tx: Tx, cases: readonly OpenCase[], at: Date): Promise<void> {
  await tx`
    with lapsed as (
      update appeals
      set answered_at = ${at}
      where case_id = any(${idsOf(cases)}::uuid[])
      returning id
    )
    select ${enqueue(tx, "tell_appeal_answer", { appealId: tx`lapsed.id` })} as job
    from lapsed`;
}

async function insertUndecidable(
  tx: Tx,
  cases: readonly OpenCase[],
  { memberId, reason, at }: { readonly memberId: string; readonly reason: string; readonly at: Date },
): Promise<void> {
  const rules = cases.map(({ reasons }) => reasons[0] ?? "other");
  await tx`
    insert into decisions (id, case_id, member_id, decision, rule, reason, decided_at, notice_at, former)
    select
      gen_random_uuid(), closed.id, ${memberId}::uuid, 'undecidable', closed.rule, ${reason}::text,
      ${at}::timestamptz, ${at}::timestamptz, '{"effects": []}'::jsonb
    from unnest(${idsOf(cases)}::uuid[], ${rules}::text[]) as closed (id, rule)`;
}

async function closeCases(tx: Tx, cases: readonly OpenCase[], at: Date): Promise<void> {
  await tx`
    update cases
    set closed_at = ${at}, claimed_by = null, claimed_until = null
    where id = any(${idsOf(cases)}::uuid[])`;
}

function idsOf(cases: readonly OpenCase[]): string[] {
  return cases.map(({ id }) => id);
}
