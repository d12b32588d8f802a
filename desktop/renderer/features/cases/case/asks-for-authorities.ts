import type { CaseDetail } from "#shared/cases/case-shapes.ts";

const threatening = ["violence", "self_harm"];

/**
 * Whether the desk asks if authorities were told: what was decided may tell of a threat to
 * somebody's life or safety (Article 18), and nobody has written down that they were.
 */
export function asksForAuthorities(
  { authorities, decisions, reasons }: Pick<CaseDetail, "authorities" | "decisions" | "reasons">,
): boolean {
  if (authorities.length > 0) return false;
  const standing = decisions.filter(({ undoneAt }) => undoneAt === null);
  const latest = standing[0];
  if (!latest || latest.decision === "no_violation" || latest.decision === "undecidable") return false;
  return threatening.some((rule) => latest.rule === rule || reasons.some((reason) => reason === rule));
}
