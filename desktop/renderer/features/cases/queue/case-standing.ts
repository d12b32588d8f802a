import type { CaseRow } from "#shared/cases/case-shapes.ts";

/** Who may work on a case: `refused` is nobody's fault, another moderator decides it (roles.2). */
export type CaseStanding = "free" | "mine" | "elsewhere" | "refused" | "closed";

/** How a case stands for a moderator. A claim that is over holds nothing. `now` in ms. */
export function getCaseStanding(
  { closedAt, claim, canDecide }: Pick<CaseRow, "closedAt" | "claim" | "canDecide">,
  moderatorId: string | undefined,
  now: number,
): CaseStanding {
  if (closedAt !== null) return "closed";
  if (!canDecide) return "refused";
  if (!claim || Date.parse(claim.until) <= now) return "free";
  return claim.by.id === moderatorId ? "mine" : "elsewhere";
}
