import type { Role } from "./role.ts";

/** Whether a member opens the desk (roles.1). A server of an earlier release names no role. */
export function isModerator({ role, isAdmin }: { readonly role?: Role; readonly isAdmin: boolean }): boolean {
  return isAdmin || role === "moderator" || role === "administrator";
}
