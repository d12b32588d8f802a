import { msg } from "@lingui/core/runtime-macro";
import { randomUUID } from "node:crypto";
import { uuidv7 } from "uuidv7";
import type { AdminUser } from "#shared/admin/contract.ts";
import type { Text } from "#shared/language/text.ts";
import type { SessionCtx } from "../../../context.ts";
import type { Tx } from "../../../db/open-database.ts";
import { Conflict } from "../../../errors.ts";
import { insertMail } from "../../../jobs/mail-queries.ts";
import type { Act } from "../../admin/audit/audit-fragments.ts";
import { isActRecorded } from "../../admin/audit/is-act-recorded.ts";
import { getUser, loadUser } from "../../admin/members/list-users.ts";
import { tellOfClaims } from "../../admin/members/tell-of-claims.ts";
import { canActOnMembers, type MemberToSuspend, refuseSuspension } from "../../admin/permissions.ts";
import { takeSnapshot } from "../../moderation/cases/take-snapshot.ts";
import { suspendMember } from "../effects/suspend-member.ts";
import { openClosedCase } from "./decided-queries.ts";
import { auditAct, recordDecision } from "./record-decision.ts";

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
  const at = ctx.clock.now();
  const act = { id, action: "suspend_user", actor: ctx.actor, at, memberId, reason } as const;
  const mail = { memberId, to: user.email, actId: id };
  const isDone = canActOnMembers(ctx.actor) && await ctx.db.transaction(async (tx) => {
    if (!await suspendAsAdministrator(tx, act, ctx.config.adminEmails)) return false;
    await insertMail({ sql: tx, clock: ctx.clock }, "suspended", mail);
    return true;
  });
  if (!isDone && !await isActRecorded(ctx, id)) throw new Conflict("conflict", reasonNotToSuspend(user));
  ctx.actors.forgetMember(memberId);
  ctx.publish({ type: "sessions_ended", memberId });
  await tellOfClaims(ctx, memberId);
  ctx.jobs.added();
  return await getUser(ctx, memberId);
}

function reasonNotToSuspend(user: MemberToSuspend): Text {
  const refusal = refuseSuspension(user);
  if (refusal === "administrator") return msg`Administrators cannot be suspended.`;
  if (refusal === "bot") return msg`Bots cannot be suspended.`;
  return msg`This member is suspended already.`;
}

interface Suspension extends Act {
  readonly memberId: string;
  readonly reason: string;
}

/**
 * Suspends a member until somebody restores them: a decision with a closed case of its own and its
 * audit row. The member is told at once, by the caller's mail. It is not undone, since they can be
 * restored. Returns false when there is no such member, or they may not be suspended
 * (`refuseSuspension`).
 */
export async function suspendAsAdministrator(
  tx: Tx,
  act: Suspension,
  adminEmails: readonly string[],
): Promise<boolean> {
  const { id, memberId, reason, at } = act;
  const snapshot = await takeSnapshot(tx, "member", memberId);
  if (!await maySuspend(tx, memberId, adminEmails)) return false;
  const former = await suspendMember(tx, memberId, { reason, until: null, at });
  if (!former) return false;
  const about = { id: randomUUID(), kind: "member", subject_id: memberId, member_id: memberId } as const;
  await openClosedCase(tx, about, snapshot, at);
  const decision = { kind: "suspend", days: null, until: null, removesContent: false } as const;
  const effect = { kind: "member", id: memberId, memberId, isTold: true, former } as const;
  await recordDecision(tx, { ...act, decision, rule: "other", toldAt: at }, about, [effect]);
  const details = { stoppedPromotions: former.stoppedPromotions };
  await auditAct(tx, act, [{ id, member_id: memberId, subject_id: null, details }]);
  return true;
}

async function maySuspend(tx: Tx, memberId: string, adminEmails: readonly string[]): Promise<boolean> {
  const [member] = await tx<MemberToSuspend[]>`
    select m.is_bot, m.suspended_at, is_appointed(m, ${[...adminEmails]}::text[]) as is_appointed
    from members m
    where m.id = ${memberId}`;
  return member !== undefined && refuseSuspension(member) === null;
}
