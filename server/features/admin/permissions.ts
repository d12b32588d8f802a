import type { Appointment } from "#shared/admin/role-contract.ts";
import type { MemberActor } from "../../context.ts";

type Actor = Pick<MemberActor, "isAdmin">;

/**
 * Whether the actor may suspend members, restore them and give them XP. Whom, `refuseSuspension`
 * and `refuseGift` say.
 */
export function canActOnMembers(actor: Actor): boolean {
  return actor.isAdmin;
}

/** Whom, `refuseAppointment` says (roles.1). */
export function canAppointModerators(actor: Actor): boolean {
  return actor.isAdmin;
}

/** Whoever wrote it, including the administrator (admin.4). */
export function canRemoveContent(actor: Actor): boolean {
  return actor.isAdmin;
}

interface GiftedMember {
  readonly is_bot: boolean;
  readonly suspended_at: Date | null;
}

/**
 * Why an administrator may not give a member XP; null when they may, themselves too: the audit
 * shows it (admin.2).
 */
export function refuseGift({ is_bot, suspended_at }: GiftedMember): "bot" | "suspended" | null {
  if (is_bot) return "bot";
  return suspended_at ? "suspended" : null;
}

export interface MemberToSuspend extends GiftedMember {
  /** Whether the right of administrators is theirs (`is_appointed`). */
  readonly is_appointed: boolean;
}

/**
 * Why an administrator may not suspend a member (admin.3): administrators cannot be suspended, so
 * none can suspend themselves. Null when they may.
 */
export function refuseSuspension(member: MemberToSuspend): "bot" | "suspended" | "administrator" | null {
  return refuseGift(member) ?? (member.is_appointed ? "administrator" : null);
}

interface AppointedMember extends MemberToSuspend {
  readonly is_moderator: boolean;
}

/**
 * Why an administrator may not give a member this role (roles.1): a moderator can always be
 * dismissed. `same` when they have it. Null when they may.
 */
export function refuseAppointment(
  member: AppointedMember,
  role: Appointment,
): "same" | "bot" | "suspended" | "administrator" | null {
  if (member.is_moderator === (role === "moderator")) return "same";
  if (role === "member") return null;
  return refuseSuspension(member);
}
