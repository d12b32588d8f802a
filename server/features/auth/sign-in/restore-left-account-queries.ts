import type { Sql } from "../../../db/open-database.ts";
import type { SignInProof } from "../sessions/session-queries.ts";

/** See restore_account. */
export async function restoreAccount(
  sql: Sql,
  memberId: string,
  proof: SignInProof,
  now: Date,
): Promise<boolean> {
  const passwordHash = "passwordHash" in proof ? proof.passwordHash : null;
  const linkHash = "linkHash" in proof ? proof.linkHash : null;
  const [row] = await sql<{ is_back: boolean }[]>`
    select restore_account(${memberId}::uuid, ${passwordHash}::text, ${linkHash}::bytea, ${now}::timestamptz) as is_back`;
  return row?.is_back ?? false;
}
