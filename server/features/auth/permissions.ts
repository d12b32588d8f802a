/** Only its member may see and end a session, not even an administrator. */
export function canEndSession(
  actor: { readonly id: string },
  session: { readonly member_id: string },
): boolean {
  return actor.id === session.member_id;
}
