import type { Sql } from "../../db/open-database.ts";
import { type Batch, deleteBatch, readBatch } from "../../db/cleanup/remove-in-batches.ts";

/** Stores which versions of the legal texts a member has accepted. */
export async function updateAcceptedVersions(
  sql: Sql,
  memberId: string,
  { termsVersion, privacyVersion }: { readonly termsVersion: string; readonly privacyVersion: string },
): Promise<void> {
  await sql`
    update members
    set terms_version = ${termsVersion}, privacy_version = ${privacyVersion}
    where id = ${memberId}`;
}

/** By `former_usernames_by_end`. */
export async function deleteLapsedUsernames(sql: Sql, now: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "former_usernames", { by: "kept_until", after, until: now })}`,
  );
}
