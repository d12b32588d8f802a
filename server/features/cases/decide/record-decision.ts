import type { CaseOutcome, DecisionKind } from "#shared/cases/decision-kinds.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { randomUUID } from "node:crypto";
import type { Tx } from "../../../db/open-database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import type { SessionCtx } from "../../../context.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import { publishUnsent } from "../../messages/publish-unsent.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import type { Effect, Former } from "../effects/effect.ts";
import { keepRemoved } from "../records/keep-removed.ts";
import type { Act } from "./act.ts";

/** A decision as it is written. */
interface NewDecisionRow {
  readonly id: string;
  readonly case_id: string;
  readonly member_id: string | null;
  readonly decision: DecisionKind;
  readonly rule: string;
  readonly reason: string;
  readonly level: ModerationLevel | null;
  readonly days: number | null;
  readonly removes_content: boolean;
  readonly decided_by: string;
  readonly decided_at: Date;
  readonly notice_at: Date;
}

/**
 * Writes a decision, keeps what it removed as evidence if its rule asks for that, and closes its
 * case. What clients were told of is not kept.
 */
export async function recordDecision(tx: Tx, row: NewDecisionRow, effects: readonly Effect[]): Promise<void> {
  const kept = effects.map(forgetNotified);
  await insertDecision(tx, row, kept);
  await keepRemoved(tx, row.id, kept, row.decided_at);
  await closeCase(tx, row.case_id, row.decided_at);
}

async function insertDecision(tx: Tx, row: NewDecisionRow, effects: readonly Effect[]): Promise<void> {
  await tx`
    insert into decisions (
      id, case_id, member_id, decision, rule, reason, level, days, removes_content, decided_by, decided_at, notice_at, former
    )
    values (
      ${row.id}, ${row.case_id}, ${row.member_id}, ${row.decision}, ${row.rule}, ${row.reason}, ${row.level}, ${row.days},
      ${row.removes_content}, ${row.decided_by}, ${row.decided_at}, ${row.notice_at},
      ${JSON.stringify({ effects })}::text::jsonb
    )`;
}

async function closeCase(tx: Tx, id: string, at: Date): Promise<void> {
  await tx`update cases set closed_at = ${at}, claimed_by = null, claimed_until = null where id = ${id}`;
}

/** Without the rows of members' lists that changed. */
function forgetNotified(effect: Effect): Effect {
  const { former: { notified: _, ...former } } = effect as {
    former: { notified?: unknown; hidden?: object };
  };
  if (!former.hidden) return { ...effect, former } as Effect;
  const { notified: __, ...hidden } = former.hidden as { notified?: unknown };
  return { ...effect, former: { ...former, hidden } } as Effect;
}

/** Adds the job that goes on with what members posted, when a decision or its reverse left some. */
export async function settleLater(tx: Tx, decisionId: string, effects: readonly Effect[]): Promise<void> {
  const hasMore = effects.some(({ former }) => "hidden" in former && former.hidden?.hasMore);
  if (hasMore) await enqueueRest(tx, decisionId);
}

async function enqueueRest(tx: Tx, decisionId: string): Promise<void> {
  await tx`select ${enqueue(tx, "settle_removed_content", { decisionId: tx`${decisionId}::uuid` })} as job`;
}

/** A decision, as the audit names it. */
interface Audited extends Pick<NewDecisionRow, "rule" | "reason" | "level" | "days" | "case_id"> {
  readonly decision: CaseOutcome;
}

/**
 * Writes an audit row for each effect of a decision, or of its reverse; the first has the id of the
 * act.
 */
export async function auditEffects(
  tx: Tx,
  act: Act & { readonly action: "decide_case" | "undo_decision" },
  decided: Audited,
  effects: readonly Effect[],
): Promise<void> {
  const rows = effects.map((effect, place) => ({
    id: place === 0 ? act.id : randomUUID(),
    member_id: effect.memberId,
    subject_id: effect.id,
    details: detailsOf(decided, effect),
  }));
  await insertAuditRows(tx, { ...act, reason: decided.reason }, JSON.stringify(rows));
}

async function insertAuditRows(
  tx: Tx,
  { action, actor, reason, at }: Pick<Act, "actor" | "at"> & {
    readonly action: string;
    readonly reason: string;
  },
  rows: string,
): Promise<void> {
  await tx`
    insert into audit_log (
      id, action, actor_id, actor_username, target_id, target_username, subject_id, reason, details, created_at
    )
    select
      act.id, ${action}::text, ${actor.id}::uuid, ${actor.username}::text, coalesce(m.id, ${actor.id}::uuid),
      coalesce(m.username, ${actor.username}::text), act.subject_id, ${reason}::text,
      jsonb_strip_nulls(act.details), ${at}::timestamptz
    from jsonb_to_recordset(${rows}::text::jsonb)
      as act (id uuid, member_id uuid, subject_id uuid, details jsonb)
    left join members m on m.id = act.member_id`;
}

function detailsOf({ case_id, decision, rule, level, days }: Audited, { kind, former }: Effect) {
  const hidden = "hidden" in former ? former.hidden : undefined;
  return {
    case: case_id,
    kind,
    decision,
    rule,
    level,
    days,
    stoppedPromotions: "stoppedPromotions" in former ? former.stoppedPromotions : undefined,
    removedPosts: hidden?.posts.length,
    removedComments: hidden?.comments.length,
  };
}

interface Committed {
  /** Absent of one that was taken back. */
  readonly decision?: DecisionKind;
  readonly effects: readonly Effect[];
  readonly notified?: readonly (Notified | null)[];
}

/** Tells clients of what a decision, or its reverse, changed. */
export function publishEffects(
  ctx: Pick<SessionCtx, "publish" | "actors">,
  caseId: string,
  { decision, effects, notified = [] }: Committed,
): void {
  publishNotified(ctx, notified);
  for (const { kind, id, memberId, former } of effects) {
    publishNotified(ctx, notifiedOf(former));
    if (kind === "message") publishMessage(ctx, id, former);
    if (kind !== "member" || memberId === null) continue;
    ctx.actors.forgetMember(memberId);
    if (decision === "suspend") ctx.publish({ type: "sessions_ended", memberId });
    // An open page shows much of a limit, or of its end.
    else ctx.publish({ type: "resync", memberId });
  }
  ctx.publish({ type: "case_changed", caseId });
}

/** Rows of members' lists that changed; what a decision keeps has none. */
function notifiedOf(former: Former): readonly (Notified | null)[] {
  const own = "notified" in former ? former.notified : undefined;
  const hidden = "hidden" in former ? former.hidden?.notified : undefined;
  return [...own ?? [], ...hidden ?? []];
}

/** Messages that are gone meanwhile have no members to tell. */
function publishMessage(ctx: Pick<SessionCtx, "publish">, id: string, former: Former): void {
  if (!("senderId" in former) || !former.senderId || !former.receiverId) return;
  const { senderId, receiverId, receiverState = null } = former;
  publishUnsent(ctx, { id, senderId, receiverId, receiverState });
}
