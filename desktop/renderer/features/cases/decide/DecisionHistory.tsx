import { useEffect, useRef } from "react";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import { useAtEachTick } from "../../../lib/clock/use-at-each-tick.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { Undo2 } from "../../../ui/icons/undo-2.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { CaseMember } from "../case/CaseMember.tsx";
import { describeDecision, describeWhoHeard } from "../case-words.ts";
import { undoSpan } from "./find-last-undoable.ts";

interface DecisionHistoryProps {
  readonly decisions: CaseDetail["decisions"];
  /** The decision that Undo takes back. */
  readonly undoableId: string | null;
  readonly isUndoing: boolean;
  /** True right after this page has decided, when the form that had the focus is gone. */
  readonly takesFocus: boolean;
  readonly onUndo: () => void;
  readonly onNext: (() => void) | undefined;
}

/** Lists the decisions of a case, with Undo while nobody has heard of the latest (cases.4). */
export function DecisionHistory(
  { decisions, undoableId, isUndoing, takesFocus, onUndo, onNext }: DecisionHistoryProps,
) {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    section.current?.scrollIntoView({ block: "nearest" });
    (section.current?.querySelector<HTMLElement>("[data-next]") ?? section.current)?.focus();
  }, [takesFocus]);
  if (decisions.length === 0) return null;
  return (
    <Card
      ref={section}
      as="section"
      tabIndex={-1}
      aria-labelledby="case-decided"
      className="space-y-3 p-4 outline-none"
    >
      <h3 id="case-decided" className="font-semibold">Decided</h3>
      <ul className="space-y-3">
        {decisions.map((one) => (
          <li key={one.id}>
            <Decision decision={one} />
            {one.id === undoableId && <UndoOffer decision={one} isUndoing={isUndoing} onUndo={onUndo} />}
          </li>
        ))}
      </ul>
      {takesFocus && onNext && <Button data-next size="sm" onClick={onNext}>Next case</Button>}
    </Card>
  );
}

function Decision({ decision }: { readonly decision: CaseDetail["decisions"][number] }) {
  const { reason, by, decidedAt } = decision;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta">
        <span className="font-medium">{describeDecision(decision)}</span>
        <CaseMember member={by} />
        <RelativeTime at={decidedAt} className="text-quiet" />
      </div>
      <p {...getLangAndDir(reason)} className="mt-1 wrap-anywhere">{reason}</p>
    </>
  );
}

interface UndoOfferProps {
  readonly decision: CaseDetail["decisions"][number];
  readonly isUndoing: boolean;
  readonly onUndo: () => void;
}

function UndoOffer({ decision, isUndoing, onUndo }: UndoOfferProps) {
  const span = useAtEachTick((now) => undoSpan(decision.noticeAt, now));
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3 text-meta text-quiet">
      <Button
        size="sm"
        variant="secondary"
        icon={<Undo2 size={16} aria-hidden="true" />}
        isLoading={isUndoing}
        onClick={onUndo}
      >
        Undo
      </Button>
      <span>{`You can undo it ${span}. ${describeWhoHeard(decision.decision)}`}</span>
    </div>
  );
}
