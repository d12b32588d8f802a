import type { z } from "zod";
import type { newBirthDate } from "#shared/account/age-contract.ts";
import { findAgeProblem, getAgeToKeep, type KeptAge } from "#shared/auth/age-rule.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { Conflict, Invalid } from "../../errors.ts";
import { getCurrentUser } from "../auth/get-current-user.ts";
import type { Sql } from "../../db/open-database.ts";

/**
 * Stores whether the actor is of age by their date of birth, and of the date no more than
 * `getAgeToKeep` (auth.22). Throws `Invalid` for a date that may not join or lacks a guardian's
 * consent, which changes nothing, and `Conflict` when a date was given before.
 */
export async function giveBirthDate(
  ctx: MemberCtx,
  given: z.output<typeof newBirthDate>,
): Promise<CurrentUser> {
  const now = ctx.clock.now();
  const problem = findAgeProblem(given, now);
  if (problem) throw new Invalid(problem.message, { [problem.field]: problem.message });
  if (!await storeAgeOnce(ctx.sql, ctx.actor.id, getAgeToKeep(given, now), now)) {
    throw new Conflict("conflict", "You have already given your date of birth, which is possible only once.");
  }
  return await getCurrentUser(ctx);
}

/** See store_age_once. Returns false when a date was given before. */
async function storeAgeOnce(
  sql: Sql,
  memberId: string,
  { ofAgeFrom, hasGuardianConsent }: Pick<KeptAge, "ofAgeFrom" | "hasGuardianConsent">,
  now: Date,
): Promise<boolean> {
  const kept = { of_age_from: ofAgeFrom?.toISOString() ?? null, has_guardian_consent: hasGuardianConsent };
  const [row] = await sql<{ is_stored: boolean }[]>`
    select store_age_once(${memberId}::uuid, ${sql.json(kept)}::jsonb, ${now}::timestamptz) as is_stored`;
  return row?.is_stored ?? false;
}
