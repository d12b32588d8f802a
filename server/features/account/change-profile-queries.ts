import { getUsernameChangeCutoff } from "#shared/account/username-change.ts";
import { getRetentionEnd } from "#shared/retention.ts";
import type { Sql } from "../../db/open-database.ts";
import type { SearchOfNames } from "../members/name-search.ts";
import { type Batch, deleteBatch, readBatch } from "../../db/cleanup/remove-in-batches.ts";

/** Undefined fields stay unchanged. */
export interface ProfileChanges {
  readonly username?: string | undefined;
  readonly displayName?: string | undefined;
  readonly bio?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly website?: string | null | undefined;
  /** Null removes the picture. */
  readonly imageId?: string | null | undefined;
  /** For the names that the member gets. */
  readonly search?: SearchOfNames;
}

type ProfileChanged =
  /** `isSeen`: name, username or picture changed. */
  | { readonly outcome: "changed"; readonly isSeen: boolean }
  | { readonly outcome: "username_too_new"; readonly changedAt: string }
  | { readonly outcome: "username_taken" | "foreign_image" };

/** Changes all given fields or none; see change_profile. */
export async function updateProfile(
  sql: Sql,
  memberId: string,
  changes: ProfileChanges,
  at: Date,
): Promise<ProfileChanged> {
  const given = sql.json(
    Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
  );
  const [row] = await sql<{ changed: ProfileChanged }[]>`
    select change_profile(
      ${memberId},
      ${given}::jsonb,
      ${at},
      ${getUsernameChangeCutoff(at)},
      ${getRetentionEnd("formerUsernames", at)}
    ) as changed`;
  if (!row) throw new Error("change_profile returned nothing");
  return row.changed;
}

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
