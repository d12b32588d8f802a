import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import type { AdminUser } from "#shared/admin/contract.ts";
import type { Appointment } from "#shared/admin/role-contract.ts";
import type { Text } from "#shared/language/text.ts";
import type { SessionCtx } from "../../context.ts";
import { Conflict } from "../../errors.ts";
import { confirmPassword } from "../auth/sign-in/confirm-password.ts";
import { publishNotified } from "../notifications/publish-notified.ts";
import { getUser, loadUser } from "./members/list-users.ts";
import { tellOfClaims } from "./members/tell-of-claims.ts";
import { lockCandidate, type UserRow } from "./members/user-queries.ts";
import { canAppointModerators, refuseAppointment } from "./permissions.ts";
import type { Sql, Tx } from "../../db/open-database.ts";
import { type Notified, notifyFromProduct } from "../notifications/notify-fragments.ts";
import type { Act } from "./audit/audit-fragments.ts";
import { recordAct } from "./audit/record-act.ts";

interface NewRole {
  readonly id: string;
  readonly role: Appointment;
  readonly password: string;
  readonly reason: string;
  /** The device's tokens, which decide which limits a wrong password counts against. */
  readonly deviceTokens: readonly string[];
}

/**
 * Makes a member a moderator, or dismisses them: they are told why, and their open screens and
 * sockets follow at once (roles.1). The role they have already changes nothing. Throws `NotFound`,
 * `Conflict` for administrators, bots and who is suspended,
 * `Unauthenticated("invalid_credentials")`, `RateLimited`.
 */
export async function changeRole(ctx: SessionCtx, input: NewRole): Promise<AdminUser> {
  const { id, role, reason } = input;
  await confirmPassword(ctx, input);
  const user = await loadUser(ctx, id);
  const act = {
    id: uuidv7(),
    action: role === "moderator" ? "name_moderator" as const : "dismiss_moderator" as const,
    actor: ctx.actor,
    at: ctx.clock.now(),
    memberId: id,
    role,
    reason,
  };
  const { adminEmails } = ctx.config;
  const changed = canAppointModerators(ctx.actor)
    ? await ctx.db.transaction((tx) => updateRole(tx, act, adminEmails))
    : null;
  if (!changed) {
    const now = await loadUser(ctx, id);
    if (now.is_moderator !== (role === "moderator")) throw new Conflict("conflict", whyNot(user));
    return await getUser(ctx, id);
  }
  ctx.actors.forgetMember(id);
  publishNotified(ctx, [changed.notified]);
  // The offers of the member's open screens depend on it.
  ctx.publish({ type: "resync", memberId: id });
  if (role === "member") await tellOfClaims(ctx, id);
  return await getUser(ctx, id);
}

function whyNot({ is_administrator: isAdministrator, is_bot: isBot }: UserRow): Text {
  if (isAdministrator) return msg`Administrators can do what moderators do.`;
  if (isBot) return msg`Bots cannot be moderators.`;
  return msg`This member is suspended. Restore them first.`;
}

interface ChangeOfRole extends Act {
  readonly memberId: string;
  readonly role: Appointment;
  readonly reason: string;
}

interface ChangedRole {
  readonly notified: Notified | null;
}

/**
 * Makes a member a moderator or dismisses them, records it and notifies them (roles.1). Returns
 * null when nothing was changed: see `refuseAppointment`.
 */
async function updateRole(
  tx: Tx,
  act: ChangeOfRole,
  adminEmails: readonly string[],
): Promise<ChangedRole | null> {
  const { memberId, role } = act;
  const member = await lockCandidate(tx, memberId, adminEmails);
  if (!member || refuseAppointment(member, role)) return null;
  await tx`update members set is_moderator = ${role === "moderator"} where id = ${memberId}`;
  await recordAct(tx, act, { targetId: memberId, targetUsername: member.username });
  return { notified: await notifyOfRole(tx, act) };
}

async function notifyOfRole(
  sql: Sql,
  { id, memberId, role, reason, at }: ChangeOfRole,
): Promise<Notified | null> {
  const [row] = await sql<ChangedRole[]>`
    select ${
    notifyFromProduct(sql, {
      type: "moderation",
      receiverId: sql`${memberId}::uuid`,
      group: sql`${`role:${id}`}`,
      postId: null,
      at,
      words: role === "moderator"
        ? msg`You are a moderator now: ${{ reason }}`
        : msg`You are no longer a moderator: ${{ reason }}`,
    })
  } as notified`;
  return row?.notified ?? null;
}
