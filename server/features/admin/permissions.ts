import type { MemberActor } from "../../context.ts";

type Actor = Pick<MemberActor, "isAdmin">;

/** What decides whether an administrator may act on a member. */
export interface Target {
  readonly isAdmin: boolean;
  readonly isBot: boolean;
  readonly isSuspended: boolean;
}

/** Administrators may give XP to themselves too: the audit shows it (admin.2). */
export function canGiveXp(actor: Actor, { isBot, isSuspended }: Target): boolean {
  return actor.isAdmin && !isBot && !isSuspended;
}

/** Nobody suspends an administrator, so not themselves either (admin.3). */
export function canSuspend(actor: Actor, { isAdmin, isBot, isSuspended }: Target): boolean {
  return actor.isAdmin && !isAdmin && !isBot && !isSuspended;
}

export function canRestore(actor: Actor, { isSuspended }: Target): boolean {
  return actor.isAdmin && isSuspended;
}

/** Whoever wrote it, the administrator included (admin.4). */
export function canRemoveContent(actor: Actor): boolean {
  return actor.isAdmin;
}
