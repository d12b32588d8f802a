import { msg } from "@lingui/core/runtime-macro";
import type { z } from "zod";
import type { newBirthDate } from "#shared/account/age-contract.ts";
import { findAgeProblem, getAgeToKeep, type KeptAge } from "#shared/auth/age-rule.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { Conflict, Invalid } from "../../errors.ts";
import { getCurrentUser } from "../auth/get-current-user.ts";
import type { Tx } from "../../db/open-database.ts";

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
  if (problem) throw new Invalid(problem.text, { [problem.field]: problem.text });
  const kept = getAgeToKeep(given, now);
  if (!await ctx.db.transaction((tx) => storeAgeOnce(tx, ctx.actor.id, kept, now))) {
    throw new Conflict(
      "conflict",
      msg`You have already given your date of birth, which is possible only once.`,
    );
  }
  return await getCurrentUser(ctx);
}

/**
 * Returns false when a date was given before. Whoever is of age is with AI unnoted: also what a
 * question noted while this waited for the member.
 */
async function storeAgeOnce(
  tx: Tx,
  memberId: string,
  { ofAgeFrom, hasGuardianConsent }: Pick<KeptAge, "ofAgeFrom" | "hasGuardianConsent">,
  now: Date,
): Promise<boolean> {
  const stored = await tx`
    update members
    set has_given_birth_date = true, of_age_from = ${ofAgeFrom}, has_guardian_consent = ${hasGuardianConsent}
    where id = ${memberId}
      and not has_given_birth_date`;
  if (stored.count === 0) return false;
  await tx`
    delete from ai_use
    where member_id = ${memberId}
      and not (select is_under_age(m, ${now}) from members m where m.id = ${memberId})`;
  return true;
}
