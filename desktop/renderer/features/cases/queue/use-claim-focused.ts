import type { CaseRow } from "#shared/cases/case-shapes.ts";
import { serverNow } from "../../../lib/clock/server-time.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useClaim } from "../case/use-claim.ts";
import { caseStanding } from "./case-standing.ts";
import { focusedCase } from "./focus-case-rows.ts";

/**
 * Opens and claims the case whose row has the focus, when it is not the open one. Returns whether
 * there is such a row.
 */
export function useClaimFocused(
  rows: readonly CaseRow[],
  openedId: string | undefined,
  open: (caseId: string) => void,
): () => boolean {
  const { user } = useSession();
  const claim = useClaim(user);
  return () => {
    const id = focusedCase();
    const row = rows.find((one) => one.id === id);
    if (!row || row.id === openedId) return false;
    open(row.id);
    const canClaim = ["free", "mine"].includes(caseStanding(row, user?.id, serverNow()));
    if (canClaim && !claim.isPending) claim.mutate(row.id);
    return true;
  };
}
