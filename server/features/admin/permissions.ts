import type { MemberActor } from "../../context.ts";

type Actor = Pick<MemberActor, "isAdmin">;

/**
 * Whether the actor may suspend members, restore them and give them XP. Whom, the statements
 * decide: `refusal_to_suspend` and `refusal_to_gift` of the database.
 */
export function canActOnMembers(actor: Actor): boolean {
  return actor.isAdmin;
}

/** Whom, `refusal_to_appoint` of the database decides (roles.1). */
export function canAppointModerators(actor: Actor): boolean {
  return actor.isAdmin;
}

/** Whoever wrote it, including the administrator (admin.4). */
export function canRemoveContent(actor: Actor): boolean {
  return actor.isAdmin;
}
