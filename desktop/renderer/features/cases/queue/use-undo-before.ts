import { useEffect, useState } from "react";
import { useLastDecided } from "../decide/last-decided.ts";
import { useUndo } from "../decide/use-decide.ts";

/** Undo of what was decided before the open case was opened; it opens that case again. */
export function useUndoBefore(caseId: string | undefined, open: (caseId: string) => void) {
  const { decision } = useLastDecided();
  const undo = useUndo(decision?.caseId ?? "");
  const [undoneId, setUndoneId] = useState<string>();
  const before = decision && decision.caseId !== caseId ? decision : null;
  // The opened case has taken the focus by then: effects of children run first.
  useEffect(() => {
    if (undoneId && caseId === undoneId) setUndoneId(undefined);
  }, [caseId, undoneId]);
  return {
    before,
    isUndoing: undo.isPending,
    /** The case that Undo opens: the focus follows to it. */
    undoneId,
    takeBack: () => {
      if (!before || undo.isPending) return;
      undo.mutate(undefined, {
        onSuccess: () => {
          setUndoneId(before.caseId);
          open(before.caseId);
        },
      });
    },
  };
}
