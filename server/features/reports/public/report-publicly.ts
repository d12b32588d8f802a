import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import type { Text } from "#shared/language/text.ts";
import { isUrgentReason } from "#shared/reports/contract.ts";
import type { NewPublicReport, Proof } from "#shared/reports/public-contract.ts";
import type { Ctx } from "../../../context.ts";
import { AppError } from "../../../errors.ts";
import { consumeLimit, isWithinLimit } from "../../../http/limits/consume-limit.ts";
import { readToken } from "../../auth/grants/signed-tokens.ts";
import { findRuleOfReport } from "../../rules/require-rule.ts";
import { hashNumber, hashSource } from "./issue-challenge.ts";
import { insertPublicReport } from "./public-report-queries.ts";
import { requireAddress } from "./require-address.ts";

export interface Receipt {
  readonly id: string;
  readonly receivedAt: string;
}

/**
 * Takes a report of somebody without an account. A job looks for what is at the address, so that
 * neither the response nor its time tells whether anything is. Throws `Invalid` for an address that
 * is none of this server by its form, `invalid_token` for a puzzle that is unsolved, too old, from
 * elsewhere or used, and `RateLimited`.
 */
export async function reportPublicly(ctx: Ctx, given: NewPublicReport): Promise<Receipt> {
  const address = requireAddress(ctx, given.address);
  const challenge = await solvedChallenge(ctx, given.proof);
  await consumeLimit(ctx, "public_report_source", ctx.source);
  const report = {
    id: uuidv7(),
    challenge,
    ...address,
    reason: given.reason,
    rule: await findRuleOfReport(ctx, given),
    words: given.words,
    name: given.name || null,
    email: given.email ?? null,
    language: ctx.language,
    mayBeUrgent: !isUrgentReason(given.reason) ||
      await isWithinLimit(ctx, "urgent_report_source", ctx.source),
    at: ctx.clock.now(),
  };
  const receipt = await insertPublicReport(ctx.sql, report);
  if (!receipt) throw unsolved(msg`This puzzle was used for another report. Please send the report again.`);
  return { id: receipt.id, receivedAt: receipt.received_at.toISOString() };
}

/** The digest of a challenge that was solved for this source. */
async function solvedChallenge(ctx: Ctx, { token, salt, number }: Proof): Promise<string> {
  const known = await readToken(ctx, "report-challenge", token, ["jti", "to"]);
  if (!known || known.to !== hashSource(ctx.source) || known.jti !== hashNumber(salt, number)) {
    throw unsolved(msg`The check of your browser is too old. Please send the report again.`);
  }
  return known.jti;
}

function unsolved(text: Text): AppError {
  return new AppError("invalid_token", text);
}
