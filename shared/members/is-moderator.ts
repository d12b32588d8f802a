import type { Role } from "./role.ts";

/** Whether a member opens the desk (roles.1). */
export function isModerator({ role }: { readonly role: Role }): boolean {
  return role === "moderator" || role === "administrator";
}
