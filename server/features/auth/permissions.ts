/** What decides whether a member is an administrator. */
interface AdministratorFacts {
  readonly email: string;
  readonly is_admin: boolean;
}

/**
 * Administrators are the founder of a fresh embedded run and the owners of `ADMIN_EMAILS`; every member has confirmed their
 * address. The setting is read for each request, so that taking an address off it takes the right away.
 */
export function isAdministrator(member: AdministratorFacts, adminEmails: readonly string[]): boolean {
  return member.is_admin || adminEmails.includes(member.email.toLowerCase());
}

/** A session is its member's alone to see and to end, whoever else is an administrator. */
export function canEndSession(
  actor: { readonly id: string },
  session: { readonly member_id: string },
): boolean {
  return actor.id === session.member_id;
}
