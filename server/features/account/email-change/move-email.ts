import { lockAdministrators } from "../administrator-lock-fragments.ts";
import type { Tx } from "../../../db/open-database.ts";
import { givesUpAdministration } from "./email-change-queries.ts";

interface EmailMoved {
  readonly id: string;
  readonly username: string;
  readonly oldEmail: string;
  readonly newEmail: string;
}

/**
 * Moves a member to the new address of the change with this hash (members.8), and voids the
 * registrations that wait for it. Nothing is done when the only administrator would lose the right
 * with it; null when there is no such change. Rejects with `members_by_email` where an account has
 * taken the address. Locks administrators, then the registrations, as confirming one of them does,
 * then the member, as all that voids a change does, and looks at the change last: whatever came
 * before has voided it (auth.21).
 */
export async function moveEmail(
  tx: Tx,
  { hash, adminEmails, at }: {
    readonly hash: Buffer;
    /** In lower case. */
    readonly adminEmails: readonly string[];
    readonly at: Date;
  },
): Promise<EmailMoved | "last_administrator" | null> {
  const email = await selectNewEmail(tx, hash, at);
  // Nobody waits for a link that was never sent.
  if (email === null) return null;
  const change = await lockChange(tx, { hash, email, at });
  if (!change?.isOpen) return null;
  const { isOpen: _, ...moved } = change;
  if (await givesUpAdministration(tx, { memberId: moved.id, email: moved.newEmail, adminEmails })) {
    return "last_administrator";
  }
  await updateEmail(tx, moved, at);
  return moved;
}

async function selectNewEmail(tx: Tx, hash: Buffer, at: Date): Promise<string | null> {
  const [row] = await tx<{ email: string }[]>`
    select new_email as email from email_changes where confirm_hash = ${hash} and expires_at > ${at}`;
  return row?.email ?? null;
}

/** `isOpen`: the member may use their account. Null when there is no change with this hash. */
async function lockChange(
  tx: Tx,
  { hash, email, at }: { readonly hash: Buffer; readonly email: string; readonly at: Date },
): Promise<EmailMoved & { readonly isOpen: boolean } | null> {
  await lockAdministrators(tx);
  await tx`select from pending_registrations where lower(email) = lower(${email}) order by id for update`;
  const [member] = await tx<(Omit<EmailMoved, "newEmail"> & { readonly isOpen: boolean })[]>`
    select id, username, email as "oldEmail", account_is_open(members) as "isOpen"
    from members
    where id = (select member_id from email_changes where confirm_hash = ${hash})
    for no key update`;
  const [change] = await tx<Pick<EmailMoved, "newEmail">[]>`
    select new_email as "newEmail"
    from email_changes
    where confirm_hash = ${hash}
      and expires_at > ${at}
    for update`;
  return member && change ? { ...member, ...change } : null;
}

async function updateEmail(tx: Tx, { id, newEmail }: EmailMoved, at: Date): Promise<void> {
  await tx`delete from email_changes where member_id = ${id}`;
  await tx`update members set email = ${newEmail}, email_verified_at = ${at} where id = ${id}`;
  await tx`delete from pending_registrations where lower(email) = lower(${newEmail})`;
  // They were mailed to the old address.
  await tx`delete from sign_in_links where member_id = ${id}`;
}

/**
 * Withdraws the change that a mailed 'It wasn't me' link refuses (members.8), and voids what else
 * was started. Returns the member's id; null when no change has the hash. Locks the member first,
 * as all that voids a change does.
 */
export async function refuseChange(tx: Tx, hash: Buffer, at: Date): Promise<string | null> {
  const memberId = await deleteRefused(tx, hash, at);
  if (memberId !== null) await voidGrants(tx, memberId);
  return memberId;
}

async function deleteRefused(tx: Tx, hash: Buffer, at: Date): Promise<string | null> {
  await tx`
    select from members
    where id = (select member_id from email_changes where refuse_hash = ${hash})
    for no key update`;
  const [refused] = await tx<{ memberId: string }[]>`
    delete from email_changes
    where refuse_hash = ${hash}
      and expires_at > ${at}
    returning member_id as "memberId"`;
  return refused?.memberId ?? null;
}

async function voidGrants(tx: Tx, memberId: string): Promise<void> {
  await tx`select void_grants(${memberId})`;
}
