/** The traits that decide whether a member is an administrator. */
interface AdministratorFacts {
  readonly email: string;
  readonly is_admin: boolean;
  readonly suspended_at: Date | null;
}

/**
 * Administrators are the founder of a fresh embedded run and the owners of `ADMIN_EMAILS`, unless
 * they are suspended; every member has confirmed their address. The setting is read for each
 * request, so that a restart without an address revokes the right.
 */
export function isAdministrator(member: AdministratorFacts, adminEmails: readonly string[]): boolean {
  if (member.suspended_at) return false;
  return member.is_admin || adminEmails.includes(member.email.toLowerCase());
}

/** Whether the right depends on the address, so that changing the address ends it. */
export function isAdministratorByEmail(member: AdministratorFacts, adminEmails: readonly string[]): boolean {
  return !member.is_admin && isAdministrator(member, adminEmails);
}

/** Only its member may see and end a session, not even an administrator. */
export function canEndSession(
  actor: { readonly id: string },
  session: { readonly member_id: string },
): boolean {
  return actor.id === session.member_id;
}
