import { uuidv7 } from "uuidv7";
import type { AdminUser } from "#shared/admin/contract.ts";
import type { SessionCtx } from "../../../context.ts";
import { Conflict } from "../../../errors.ts";
import { enqueueMail } from "../../../jobs/enqueue-mail.ts";
import { isRecorded } from "../audit/audit-queries.ts";
import { canActOnMembers } from "../permissions.ts";
import { getUser, loadUser } from "./list-users.ts";
import { restoreMember, suspendMember } from "./suspension-queries.ts";
import { tellOfClaims } from "./tell-of-claims.ts";
import type { UserRow } from "./user-queries.ts";

interface Suspension {
  readonly id: string;
  readonly reason: string;
}

/**
 * Suspends a member: signs them out everywhere, stops their promotions, and mails them the reason.
 * Their content stays. Throws `NotFound`, or `Conflict` for administrators, bots and suspended
 * members (admin.3).
 */
export async function suspendUser(ctx: SessionCtx, { id, reason }: Suspension): Promise<AdminUser> {
  const user = await loadUser(ctx, id);
  const act = { ...actOf(ctx, user, reason, "suspended"), action: "suspend_user" as const };
  const isDone = canActOnMembers(ctx.actor) && await suspendMember(ctx.sql, act, ctx.config.adminEmails);
  if (!isDone && !await isRecorded(ctx.sql, act.id)) throw new Conflict("conflict", reasonNotToSuspend(user));
  ctx.actors.forgetMember(id);
  ctx.publish({ type: "sessions_ended", memberId: id });
  await tellOfClaims(ctx, id);
  ctx.jobs.added();
  return await getUser(ctx, id);
}

/**
 * Lets a suspended member sign in again, and mails them. Throws `NotFound`, or `Conflict` for a
 * member who is not suspended.
 */
export async function restoreUser(ctx: SessionCtx, { id, reason }: Suspension): Promise<AdminUser> {
  const user = await loadUser(ctx, id);
  const act = { ...actOf(ctx, user, reason, "restored"), action: "restore_user" as const };
  const isDone = canActOnMembers(ctx.actor) && await restoreMember(ctx.sql, act);
  if (!isDone && !await isRecorded(ctx.sql, act.id)) {
    throw new Conflict("conflict", "This member is not suspended.");
  }
  ctx.jobs.added();
  return await getUser(ctx, id);
}

function actOf(ctx: SessionCtx, user: UserRow, reason: string, template: "suspended" | "restored") {
  const id = ctx.createdId ?? uuidv7();
  const mail = enqueueMail(ctx, template, { memberId: user.id, to: user.email, actId: id });
  return { id, actor: ctx.actor, at: ctx.clock.now(), memberId: user.id, reason, mail };
}

function reasonNotToSuspend({ suspend_refusal: refusal }: UserRow): string {
  if (refusal === "administrator") return "Administrators cannot be suspended.";
  if (refusal === "bot") return "Bots cannot be suspended.";
  return "This member is suspended already.";
}
