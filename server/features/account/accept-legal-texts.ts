import { msg } from "@lingui/core/runtime-macro";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { product } from "#shared/product.ts";
import type { MemberCtx } from "../../context.ts";
import { Conflict } from "../../errors.ts";
import { getCurrentUser } from "../auth/get-current-user.ts";
import type { Sql } from "../../db/open-database.ts";

/**
 * Stores that the actor accepts the present legal texts (legal.3). Throws
 * `Conflict` for other versions.
 */
export async function acceptLegalTexts(
  ctx: MemberCtx,
  versions: { readonly termsVersion: string; readonly privacyVersion: string },
): Promise<CurrentUser> {
  const { termsVersion, privacyVersion } = product;
  if (versions.termsVersion !== termsVersion || versions.privacyVersion !== privacyVersion) {
    throw new Conflict(
      "conflict",
      msg`These texts have changed. Please reload the page to read the present ones.`,
    );
  }
  await updateAcceptedVersions(ctx.sql, ctx.actor.id, versions);
  return await getCurrentUser(ctx);
}

/** Stores which versions of the legal texts a member has accepted. */
async function updateAcceptedVersions(
  sql: Sql,
  memberId: string,
  { termsVersion, privacyVersion }: { readonly termsVersion: string; readonly privacyVersion: string },
): Promise<void> {
  await sql`
    update members
    set terms_version = ${termsVersion}, privacy_version = ${privacyVersion}
    where id = ${memberId}`;
}
