import { hideLength } from "../../db/hide-length.ts";
import { batchReads } from "../../db/batch-statements.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
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
 * See replace_password; `mail` is queued with it. Returns false when the password was changed
 * meanwhile.
 */
export async function replacePassword(sql: Sql, change: PasswordChange, mail: Fragment): Promise<boolean> {
  const [row] = await sql<{ is_replaced: boolean }[]>`
    with done as materialized (
      select replace_password(
        ${change.memberId}::uuid, ${change.email}::text, ${change.from}::text, ${change.to}::text, ${change.keptSessionId}::uuid
      ) as is_replaced
    )
    select is_replaced, case when is_replaced then ${mail} end as mail
    from done`;
  return row?.is_replaced ?? false;
}
