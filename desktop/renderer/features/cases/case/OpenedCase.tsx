import { useRef, useState } from "react";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import type { DecisionKind } from "#shared/cases/decision-kinds.ts";
import { useAtEachTick } from "../../../lib/clock/use-at-each-tick.ts";
import { useShortcuts } from "../../../lib/keyboard/shortcuts.ts";
import { useSession } from "../../../lib/session/session.ts";
import { DecisionForm } from "../decide/DecisionForm.tsx";
import { DecisionHistory } from "../decide/DecisionHistory.tsx";
import { decisionsFor } from "../decide/decisions-for.ts";
import { lastUndoable } from "../decide/last-undoable.ts";
import { useDecide, useUndo } from "../decide/use-decide.ts";
import { caseStanding } from "../queue/case-standing.ts";
import { AuthorHistory } from "./AuthorHistory.tsx";
import { CaseHeader } from "./CaseHeader.tsx";
import { CaseNotes } from "./CaseNotes.tsx";
import { CaseReports } from "./CaseReports.tsx";
import { KeptTexts } from "./KeptTexts.tsx";
import { useClaim, useRelease } from "./use-claim.ts";
import { Verdicts } from "./Verdicts.tsx";
import { WaveContents } from "./WaveContents.tsx";

interface OpenedCaseProps {
  readonly detail: CaseDetail;
  readonly onNext: (() => void) | undefined;
}

/** A case with all that helps to decide it, and its keys (cases.2, cases.7). */
export function OpenedCase({ detail, onNext }: OpenedCaseProps) {
  const { user } = useSession();
  const standing = useAtEachTick((now) => caseStanding(detail, user?.id, now));
  const undoable = useAtEachTick((now) => lastUndoable(detail.decisions, now)?.id ?? null);
  const claim = useClaim(detail.id, user);
  const release = useRelease(detail.id);
  const decide = useDecide(detail.id);
  const undo = useUndo(detail.id);
  const [chosen, setChosen] = useState<DecisionKind | null>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const canWork = standing === "free" || standing === "mine";
  const hold = () => {
    if (canWork && !claim.isPending) claim.mutate();
  };
  const choose = (kind: DecisionKind | null) => {
    if (!canWork) return;
    if (standing === "free") hold();
    setChosen(kind);
  };
  const takeBack = () => {
    if (undo.isPending) return;
    setChosen(null);
    undo.mutate(undefined, {
      onSuccess: () => {
        decide.reset();
        heading.current?.focus();
      },
    });
  };
  useShortcuts({
    c: hold,
    n: () => note.current?.focus(),
    // Otherwise the list takes back what was decided before this case.
    ...(undoable && { u: takeBack }),
    ...Object.fromEntries(
      decisionsFor(detail.subject.kind).map(({ key, kind }) => [key, () => choose(kind)]),
    ),
  });
  return (
    <>
      <CaseHeader
        headingRef={heading}
        detail={detail}
        standing={standing}
        onClaim={hold}
        onRelease={() => release.mutate()}
        isBusy={claim.isPending || release.isPending}
      />
      <DecisionHistory
        decisions={detail.decisions}
        undoableId={detail.canDecide ? undoable : null}
        isUndoing={undo.isPending}
        takesFocus={decide.isSuccess}
        onUndo={takeBack}
        onNext={onNext}
      />
      {detail.wave && <WaveContents wave={detail.wave} />}
      <KeptTexts detail={detail} />
      <CaseReports reports={detail.reports} />
      <Verdicts verdicts={detail.verdicts} />
      {detail.author && <AuthorHistory author={detail.author} history={detail.history} />}
      <CaseNotes ref={note} caseId={detail.id} notes={detail.notes} />
      {canWork && (
        <DecisionForm
          detail={detail}
          chosen={chosen}
          isHeld={standing === "mine" && !claim.isPending}
          decide={decide}
          onChoose={choose}
        />
      )}
    </>
  );
}
