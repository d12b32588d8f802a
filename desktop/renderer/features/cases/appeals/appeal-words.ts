import { t } from "@lingui/core/macro";
import type { AppealOutcome, AppealRestores } from "#shared/cases/case-shapes.ts";
import { formatCount, formatList } from "#shared/cases/format-counts.ts";
import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";

/** The outcomes of appeals, in lists. */
export const appealOutcomes: Readonly<Record<AppealOutcome, string>> = {
  waiting: t`Waiting`,
  granted: t`Granted`,
  refused: t`Refused`,
  lapsed: t`Closed unanswered`,
};

/** The same behind what was decided. */
export const appealSuffixes: Readonly<Record<AppealOutcome, string>> = {
  waiting: "appealed",
  granted: "taken back by an appeal",
  refused: "appeal refused",
  lapsed: "appealed",
};

/** Says what granting an appeal brings back, one sentence a line. */
export function describeRestored(decision: CaseOutcome, restores: AppealRestores): readonly string[] {
  const { posts, comments, messages, levels, covers, measures, promotions, kept, gone } = restores;
  const back = [
    formatCount(posts, "post"),
    formatCount(comments, "comment"),
    formatCount(messages, "message"),
  ]
    .filter(Boolean);
  const lines = [
    measures > 0 && decision === "suspend" ? t`The suspension ends.` : "",
    measures > 0 && decision === "limit" ? t`The limit ends.` : "",
    back.length > 0
      ? `${formatList(back)} ${posts + comments + messages === 1 ? "comes" : "come"} back.`
      : "",
    levels > 0 ? t`The level is what it was before.` : "",
    covers > 0 ? t`The cover is removed.` : "",
    promotions > 0
      ? `${formatCount(promotions, "promotion")} ${
        promotions === 1 ? "goes" : "go"
      } on for the hours that were left.`
      : "",
    kept > 0 ? t`A later decision about the same stands, and keeps the rest as it is.` : "",
    gone > 0 ? t`What the author has deleted meanwhile stays gone.` : "",
  ].filter(Boolean);
  if (lines.length > 0) return lines;
  return decision === "warn"
    ? [t`The warning no longer counts.`]
    : [t`Nothing comes back: it is over. The decision no longer counts.`];
}
