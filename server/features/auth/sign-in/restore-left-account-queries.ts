import type { Fragment, Sql } from "../../../db/open-database.ts";
import type { SignInProof } from "../sessions/session-queries.ts";

interface Return {
  readonly proof: SignInProof;
  readonly now: Date;
  /** Queued when the account is restored. */
  readonly mail: Fragment;
}

/** See restore_account. */
export async function restoreAccount(
  sql: Sql,
  memberId: string,
  { proof, now, mail }: Return,
): Promise<boolean> {
  const passwordHash = "passwordHash" in proof ? proof.passwordHash : null;
  const linkHash = "linkHash" in proof ? proof.linkHash : null;
  const [row] = await sql<{ is_back: boolean }[]>`
    with done as materialized (
      select
        restore_account(${memberId}::uuid, ${passwordHash}::text, ${linkHash}::bytea, ${now}::timestamptz) as is_back
    )
    select is_back, case when is_back then ${mail} end as mail
    from done`;
  return row?.is_back ?? false;
}
