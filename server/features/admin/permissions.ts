import type { MemberActor } from "../../context.ts";

type Actor = Pick<MemberActor, "isAdmin">;

/** The traits that decide whether an administrator may act on a member. */
export interface Target {
  readonly isAdmin: boolean;
  readonly isBot: boolean;
  readonly isSuspended: boolean;
}

/** Administrators may give XP to themselves too; the audit shows it (admin.2). */
export function canGiveXp(actor: Actor, { isBot, isSuspended }: Target): boolean {
  return actor.isAdmin && !isBot && !isSuspended;
}

/** No administrator can be suspended, so none can suspend themselves (admin.3). */
export function canSuspend(actor: Actor, { isAdmin, isBot, isSuspended }: Target): boolean {
  return actor.isAdmin && !isAdmin && !isBot && !isSuspended;
}

export function canRestore(actor: Actor, { isSuspended }: Target): boolean {
  return actor.isAdmin && isSuspended;
}

/** Whoever wrote it, including the administrator (admin.4). */
export function canRemoveContent(actor: Actor): boolean {
  return actor.isAdmin;
}
