import { randomUUID } from "node:crypto";
import { uuidv7 } from "uuidv7";
import type { AdminUser } from "#shared/admin/contract.ts";
import type { SessionCtx } from "../../../context.ts";
import type { Fragment, Tx } from "../../../db/open-database.ts";
import { Conflict } from "../../../errors.ts";
import { enqueueMail } from "../../../jobs/enqueue-mail.ts";
import { type Act, insertAuditEntry } from "../../admin/audit/audit-fragments.ts";
import { isActRecorded } from "../../admin/audit/is-act-recorded.ts";
import { getUser, loadUser } from "../../admin/members/list-users.ts";
import { tellOfClaims } from "../../admin/members/tell-of-claims.ts";
import { canActOnMembers, type MemberToSuspend, refuseSuspension } from "../../admin/permissions.ts";
import { recordDecision } from "./record-decision.ts";
import type { FormerSuspension } from "../effects/effect.ts";
import { suspendMember } from "../effects/suspend-member.ts";
import { takeSnapshot } from "../../moderation/cases/take-snapshot.ts";
import { openClosedCase } from "./removal-queries.ts";

/**
 * Suspends a member: signs them out everywhere, stops their promotions, and mails them the reason.
 * Their content stays. Throws `NotFound`, or `Conflict` for administrators, bots and suspended
 * members (admin.3).
 */
export async function suspendUser(
  ctx: SessionCtx,
  { id: memberId, reason }: { readonly id: string; readonly reason: string },
): Promise<AdminUser> {
  const user = await loadUser(ctx, memberId);
  const id = ctx.createdId ?? uuidv7();
  const act = {
    id,
    action: "suspend_user",
    actor: ctx.actor,
    at: ctx.clock.now(),
    memberId,
    reason,
  } as const;
  const mail = enqueueMail(ctx, "suspended", { memberId, to: user.email, actId: id });
  const { adminEmails } = ctx.config;
  const isDone = canActOnMembers(ctx.actor) &&
    await ctx.db.transaction((tx) => suspendAsAdministrator(tx, act, { adminEmails, mail }));
  if (!isDone && !await isActRecorded(ctx, id)) throw new Conflict("conflict", reasonNotToSuspend(user));
  ctx.actors.forgetMember(memberId);
  ctx.publish({ type: "sessions_ended", memberId });
  await tellOfClaims(ctx, memberId);
  ctx.jobs.added();
  return await getUser(ctx, memberId);
}

function reasonNotToSuspend(user: MemberToSuspend): string {
  const refusal = refuseSuspension(user);
  if (refusal === "administrator") return "Administrators cannot be suspended.";
  if (refusal === "bot") return "Bots cannot be suspended.";
  return "This member is suspended already.";
}

interface Suspension extends Act {
  readonly memberId: string;
  readonly reason: string;
}

/**
 * Suspends a member until somebody restores them: a decision with a closed case of its own, of
 * which the member is told at once. It is not undone, since they can be restored. Returns false
 * when there is no such member, or they may not be suspended (`refuseSuspension`). `mail`: queued
 * with the act; the demo sends none.
 */
export async function suspendAsAdministrator(
  tx: Tx,
  act: Suspension,
  { adminEmails, mail }: { readonly adminEmails: readonly string[]; readonly mail: Fragment | null },
): Promise<boolean> {
  const { id, memberId, actor, reason, at } = act;
  const snapshot = await takeSnapshot(tx, "member", memberId);
  if (!await maySuspend(tx, memberId, adminEmails)) return false;
  const former = await suspendMember(tx, memberId, { reason, until: null, at });
  if (!former) return false;
  const caseId = randomUUID();
  await openClosedCase(tx, { id: caseId, kind: "member", subjectId: memberId, memberId, snapshot, at });
  const row = {
    id,
    case_id: caseId,
    member_id: memberId,
    decision: "suspend",
    rule: "other",
    reason,
    level: null,
    days: null,
    removes_content: false,
    decided_by: actor.id,
    decided_at: at,
    notice_at: at,
  } as const;
  await recordDecision(tx, row, [{ kind: "member", id: memberId, memberId, isTold: true, former }]);
  await recordAct(tx, act, former, mail);
  return true;
}

async function maySuspend(tx: Tx, memberId: string, adminEmails: readonly string[]): Promise<boolean> {
  const [member] = await tx<MemberToSuspend[]>`
    select m.is_bot, m.suspended_at, is_appointed(m, ${[...adminEmails]}::text[]) as is_appointed
    from members m
    where m.id = ${memberId}`;
  return member !== undefined && refuseSuspension(member) === null;
}

/** The mail tells the member, beside the audit row. */
async function recordAct(
  tx: Tx,
  act: Suspension,
  { username, stoppedPromotions }: FormerSuspension,
  mail: Fragment | null,
): Promise<void> {
  await tx`update decisions set noticed_at = ${act.at} where id = ${act.id}`;
  await tx`
    with suspended as (
      select ${username}::text as username, ${stoppedPromotions}::integer as stopped
    ), recorded as (${
    insertAuditEntry(tx, act, {
      from: tx`suspended`,
      targetId: tx`${act.memberId}::uuid`,
      targetUsername: tx`suspended.username`,
      details: tx`jsonb_build_object('stoppedPromotions', suspended.stopped)`,
    })
  })
    select ${mail ?? tx`null`} as mail
    from suspended`;
}
