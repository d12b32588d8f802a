import type { MemberActor } from "../../../context.ts";

/** Email addresses, purchases and devices are for administrators alone (cases.8). */
export function canSeeAccount(actor: Pick<MemberActor, "isAdmin">): boolean {
  return actor.isAdmin;
}
