import { msg } from "@lingui/core/runtime-macro";
import type { ReportReason } from "#shared/reports/report-reason.ts";
import { isReason } from "#shared/rules/first-rules.ts";
import type { Ctx } from "../../context.ts";
import { Invalid } from "../../errors.ts";
import { selectWasRule } from "./rule-queries.ts";

type SqlCtx = Pick<Ctx, "sql">;

/**
 * Throws `Invalid` when no version of the rules has the key. One of an earlier version is right:
 * whoever names it read that version.
 */
export async function requireRule({ sql }: SqlCtx, key: string, field: "rule" | "ruleId"): Promise<void> {
  if (isReason(key) || await selectWasRule(sql, key)) return;
  throw new Invalid(msg`This is not one of the house rules.`, {
    [field]: msg`Please choose one of the rules.`,
  });
}

/** The rule that a report is about: the one it names, else its reason's (rules.1). */
export async function findRuleOfReport(
  ctx: SqlCtx,
  { reason, ruleId }: { readonly reason: ReportReason; readonly ruleId?: string | undefined },
): Promise<string> {
  if (ruleId === undefined) return reason;
  await requireRule(ctx, ruleId, "ruleId");
  return ruleId;
}
