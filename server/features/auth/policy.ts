/** What decides whether a member is an administrator. */
export interface AdministratorFacts {
  readonly email: string;
  readonly email_verified_at: Date | null;
  readonly is_admin: boolean;
}

/**
 * Administrators are the founder of a fresh embedded run and the verified owners of `ADMIN_EMAILS` (decision 25). The setting is
 * read at every sign of life, so that taking an address off it takes the right away.
 */
export function isAdministrator(member: AdministratorFacts, adminEmails: readonly string[]): boolean {
  if (!member.email_verified_at) return false;
  return member.is_admin || adminEmails.includes(member.email.toLowerCase());
}

/** A session is its member's alone to see and to end, whoever else is an administrator. */
export function canEndSession(
  actor: { readonly id: string },
  session: { readonly member_id: string },
): boolean {
  return actor.id === session.member_id;
}
