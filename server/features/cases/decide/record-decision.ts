import type { DecisionKind } from "#shared/cases/decision-kinds.ts";
import { randomUUID } from "node:crypto";
import type { Tx } from "../../../db/open-database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import type { SessionCtx } from "../../../context.ts";
import { type Act as AuditedAct, insertAuditEntry } from "../../admin/audit/audit-fragments.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import { publishUnsent } from "../../messages/publish-unsent.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import type { Effect, Former } from "../effects/effect.ts";
import { keepRemoved } from "../records/keep-removed.ts";
import { type Act, type DecideAct, noticeTimeOf, removesContent } from "./act.ts";
import { type CaseSubject, markClosed } from "./case-queries.ts";
import type { DecidedRow } from "./decided-queries.ts";

/** A decision that is made. */
type Made = Pick<DecideAct, "id" | "actor" | "at" | "decision" | "rule" | "reason"> & {
  /** When all whom it concerns were told at once; otherwise they are told after ten minutes. */
  readonly toldAt?: Date;
};

/** A decision, as the audit names it. */
type Audited = Pick<DecidedRow, "id" | "case_id" | "decision" | "rule" | "reason" | "level" | "days">;

/**
 * Writes a decision, keeps what it removes as evidence if its rule asks for that, and closes its
 * case. What clients were told of is not kept.
 */
export async function recordDecision(
  tx: Tx,
  made: Made,
  about: Pick<CaseSubject, "id" | "member_id">,
  effects: readonly Effect[],
): Promise<Audited> {
  const { id, decision, rule, reason, at } = made;
  const level = decision.kind === "level" ? decision.level : null;
  const days = "days" in decision ? decision.days : null;
  const row = { id, case_id: about.id, decision: decision.kind, rule, reason, level, days };
  const kept = effects.map(forgetNotified);
  await insertDecision(tx, made, { ...row, member_id: about.member_id }, kept);
  await keepRemoved(tx, row, kept, at);
  await markClosed(tx, [about.id], at);
  return row;
}

async function insertDecision(
  tx: Tx,
  { actor, decision, at, toldAt }: Made,
  row: Audited & Pick<CaseSubject, "member_id">,
  effects: readonly Effect[],
): Promise<void> {
  await tx`
    insert into decisions (
      id, case_id, member_id, decision, rule, reason, level, days, removes_content, decided_by, decided_at, notice_at,
      noticed_at, former
    )
    values (
      ${row.id}, ${row.case_id}, ${row.member_id}, ${row.decision}, ${row.rule}, ${row.reason}, ${row.level}, ${row.days},
      ${removesContent(decision)}, ${actor.id}, ${at}, ${toldAt ?? noticeTimeOf(at)}, ${toldAt ?? null},
      ${JSON.stringify({ effects })}::text::jsonb
    )`;
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
  await auditAct(tx, { ...act, reason: decided.reason }, rows);
}

/** An audit row about a member, or about who acts when there is none. */
interface AuditRow {
  readonly id: string;
  readonly member_id: string | null;
  readonly subject_id: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Writes the audit rows of an act on cases, with usernames as they are now. */
export async function auditAct(
  tx: Tx,
  act: Omit<AuditedAct, "id">,
  rows: readonly AuditRow[],
): Promise<void> {
  const { actor } = act;
  await tx`${
    insertAuditEntry(tx, { ...act, id: tx`given.id` }, {
      from: tx`
        jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
          as given (id uuid, member_id uuid, subject_id uuid, details jsonb)
        left join members m on m.id = given.member_id`,
      targetId: tx`coalesce(m.id, ${actor.id}::uuid)`,
      targetUsername: tx`coalesce(m.username, ${actor.username}::text)`,
      subjectId: tx`given.subject_id`,
      details: tx`jsonb_strip_nulls(given.details)`,
    })
  }`;
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
