import { hideLength } from "../../db/hide-length.ts";
import { batchReads } from "../../db/batch-statements.ts";
import type { Sql, Tx } from "../../db/open-database.ts";
import { accountColumns, type AccountRow } from "./account-fragments.ts";

/**
 * Null when there is no such member. Concurrent look-ups share a statement: after an outage, all
 * clients ask at once.
 */
export const findAccount: (sql: Sql, id: string) => Promise<AccountRow | null> = batchReads(
  async (sql, ids) => {
    const rows = await sql<AccountRow[]>`
      select ${accountColumns(sql)}
      from members
      where id = any(${hideLength(sql, ids)})`;
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  },
);

/**
 * By `members_by_email`, in any case. Bots have no account: their addresses count as unknown
 * (bots.1).
 */
export async function findAccountByEmail(sql: Sql, email: string): Promise<AccountRow | null> {
  const [row] = await sql<AccountRow[]>`
    select ${accountColumns(sql)}
    from members
    where lower(email) = lower(${email})
      and not is_bot`;
  return row ?? null;
}

/** See proveEmail. Nothing where the account has another address by now. */
export async function updateProvenEmail(
  sql: Sql,
  { id, email }: Pick<AccountRow, "id" | "email">,
): Promise<void> {
  await sql`
    update members
    set proven_email = lower(email)
    where id = ${id}
      and email = ${email}
      and proven_email is distinct from lower(email)`;
}

interface PasswordChange {
  readonly memberId: string;
  /** The address the link went to. */
  readonly email: string;
  /** The hash the link was bound to: only one of several uses, or of several links, succeeds. */
  readonly from: string;
  readonly to: string;
  /** The session to keep, if any. */
  readonly keptSessionId: string | null;
}

/**
 * Sets a password in place of the one with this hash (auth.5), and voids what it started. Returns
 * false, with nothing done, when it is another one by now, or the address that the link went to is.
 */
export async function replacePassword(tx: Tx, change: PasswordChange): Promise<boolean> {
  const { memberId, email, from, to, keptSessionId } = change;
  const replaced = await tx`
    update members
    set password_hash = ${to}, proven_email = lower(email)
    where id = ${memberId}
      and password_hash = ${from}
      and email = ${email}`;
  if (replaced.count === 0) return false;
  await tx`select void_grants(${memberId}, ${keptSessionId})`;
  return true;
}
