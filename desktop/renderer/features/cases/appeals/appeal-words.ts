import { plural, t } from "@lingui/core/macro";
import type { AppealOutcome, AppealRestores } from "#shared/cases/case-shapes.ts";
import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";
import { formatCounts } from "../case-counts.ts";

/** The outcomes of appeals, in lists. */
export const appealOutcomes: Readonly<Record<AppealOutcome, string>> = {
  waiting: t`Waiting`,
  granted: t`Granted`,
  refused: t`Refused`,
  lapsed: t`Closed unanswered`,
};

const appealed = t({ message: "appealed", comment: "Of a decision, as in 'Removed, appealed'" });

/** The same behind what was decided. */
export const appealSuffixes: Readonly<Record<AppealOutcome, string>> = {
  waiting: appealed,
  granted: t({
    message: "taken back by an appeal",
    comment: "Of a decision, as in 'Removed, taken back by an appeal'",
  }),
  refused: t({ message: "appeal refused", comment: "Of a decision, as in 'Removed, appeal refused'" }),
  lapsed: appealed,
};

/** Says what granting an appeal brings back, one sentence a line. */
export function describeRestored(decision: CaseOutcome, restores: AppealRestores): readonly string[] {
  const { posts, comments, messages, levels, covers, measures, promotions, kept, gone } = restores;
  const things = formatCounts({ posts, comments, messages });
  const lines = [
    measures > 0 && decision === "suspend" ? t`The suspension ends.` : "",
    measures > 0 && decision === "limit" ? t`The limit ends.` : "",
    things !== ""
      ? plural({ count: posts + comments + messages }, {
        one: `${things} comes back.`,
        other: `${things} come back.`,
      })
      : "",
    levels > 0 ? t`The level is what it was before.` : "",
    covers > 0 ? t`The cover is removed.` : "",
    promotions > 0
      ? plural(promotions, {
        one: "# promotion goes on for the hours that were left.",
        other: "# promotions go on for the hours that were left.",
      })
      : "",
    kept > 0 ? t`A later decision about the same stands, and keeps the rest as it is.` : "",
    gone > 0 ? t`What the author has deleted meanwhile stays gone.` : "",
  ].filter(Boolean);
  if (lines.length > 0) return lines;
  return decision === "warn"
    ? [t`The warning no longer counts.`]
    : [t`Nothing comes back: it is over. The decision no longer counts.`];
}
