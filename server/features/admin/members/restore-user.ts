import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import type { AdminUser } from "#shared/admin/contract.ts";
import type { SessionCtx } from "../../../context.ts";
import { Conflict } from "../../../errors.ts";
import { enqueueMail } from "../../../jobs/enqueue-mail.ts";
import { isRecorded } from "../audit/audit-queries.ts";
import { canActOnMembers } from "../permissions.ts";
import { getUser, loadUser } from "./list-users.ts";
import { restoreMember } from "./suspension-queries.ts";

/**
 * Lets a suspended member sign in again, and mails them. Throws `NotFound`, or `Conflict` for a
 * member who is not suspended.
 */
export async function restoreUser(
  ctx: SessionCtx,
  { id: memberId, reason }: { readonly id: string; readonly reason: string },
): Promise<AdminUser> {
  const user = await loadUser(ctx, memberId);
  const id = ctx.createdId ?? uuidv7();
  const mail = enqueueMail(ctx, "restored", { memberId, to: user.email, actId: id });
  const about = { id, actor: ctx.actor, at: ctx.clock.now(), memberId, reason, mail };
  const act = { ...about, action: "restore_user" as const };
  const isDone = canActOnMembers(ctx.actor) && await restoreMember(ctx.sql, act);
  if (!isDone && !await isRecorded(ctx.sql, id)) {
    throw new Conflict("conflict", msg`This member is not suspended.`);
  }
  ctx.jobs.added();
  return await getUser(ctx, memberId);
}
