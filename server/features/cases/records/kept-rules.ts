import type { ReportReason } from "#shared/reports/report-reason.ts";

/** The rules of which what was removed is kept (evidence.1). */
export const keptRules: readonly string[] = [
  "violence",
  "self_harm",
  "sexual",
  "hate",
] satisfies ReportReason[];

/** The one of several reasons that decides whether content is kept. */
export function findGravestReason(reasons: readonly string[]): string {
  return reasons.find((reason) => keptRules.includes(reason)) ?? reasons[0] ?? "other";
}
