import { t } from "@lingui/core/macro";
import type { CaseDecision } from "#shared/cases/case-shapes.ts";
import { useAtEachTick } from "../../../lib/clock/use-at-each-tick.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { Undo2 } from "../../../ui/icons/undo-2.ts";
import { CaseMember } from "../case/CaseMember.tsx";
import { OutcomeCard } from "../case/OutcomeCard.tsx";
import type { CaseWork } from "../case/use-case-work.ts";
import { describeDecision, describeWhoHeard } from "../case-words.ts";
import { countUndoMinutes, describeUndoSpan } from "./last-decided.ts";

interface DecisionHistoryProps {
  readonly decisions: readonly CaseDecision[];
  readonly work: CaseWork;
  readonly onNext: (() => void) | undefined;
}

/** Lists the decisions of a case, with Undo while nobody has heard of the latest (cases.4). */
export function DecisionHistory({ decisions, work, onNext }: DecisionHistoryProps) {
  if (decisions.length === 0) return null;
  return (
    <OutcomeCard
      labelledBy="case-decided"
      className="space-y-3 p-4 outline-none"
      takesFocus={work.decide.isSuccess}
      onNext={onNext}
    >
      <h3 id="case-decided" className="font-semibold">{t`Decided`}</h3>
      <ul className="space-y-3">
        {decisions.map((one) => (
          <li key={one.id}>
            <Decision decision={one} />
            {one.id === work.undoableId && <UndoOffer decision={one} work={work} />}
          </li>
        ))}
      </ul>
    </OutcomeCard>
  );
}

/** What was decided, by whom and when, and why. */
export function Decision({ decision }: { readonly decision: CaseDecision }) {
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

function UndoOffer({ decision, work }: { readonly decision: CaseDecision; readonly work: CaseWork }) {
  const minutes = useAtEachTick((now) => countUndoMinutes(decision.noticeAt, now));
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3 text-meta text-quiet">
      <Button
        size="sm"
        variant="secondary"
        icon={<Undo2 size={16} aria-hidden="true" />}
        isLoading={work.isUndoing}
        onClick={work.takeBack}
      >
        {t`Undo`}
      </Button>
      <span>{`${describeUndoSpan(minutes)} ${describeWhoHeard(decision.decision)}`}</span>
    </div>
  );
}
