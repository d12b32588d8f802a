import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import { useAtEachTick } from "../../../lib/clock/use-at-each-tick.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { describeOutcome } from "../case-words.ts";
import { undoSpan } from "./find-last-undoable.ts";

interface UndoLineProps {
  readonly decision: CaseDetail["decisions"][number];
  readonly isUndoing: boolean;
  readonly onUndo: () => void;
}

/** The decision before, which can still be undone while another case is open. */
export function UndoLine({ decision, isUndoing, onUndo }: UndoLineProps) {
  const span = useAtEachTick((now) =>
    Date.parse(decision.noticeAt) > now ? undoSpan(decision.noticeAt, now) : null
  );
  if (span === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 rounded-control bg-wash py-1 pr-1 pl-3 text-meta">
      <span className="min-w-0 flex-1">
        {`${describeOutcome(decision.decision)}. You can undo it ${span}.`}
      </span>
      <Button size="sm" variant="quiet" isLoading={isUndoing} onClick={onUndo}>Undo</Button>
    </p>
  );
}
