import { useRef } from "react";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import { AnswerForm } from "../appeals/AnswerForm.tsx";
import { AppealedDecision } from "../appeals/AppealedDecision.tsx";
import { useAnswer } from "../appeals/use-answer.ts";
import { asksForAuthorities } from "../authorities/asks-for-authorities.ts";
import { CaseAuthorities } from "../authorities/CaseAuthorities.tsx";
import { useSession } from "../../../lib/session/session.ts";
import { DecisionForm } from "../decide/DecisionForm.tsx";
import { DecisionHistory } from "../decide/DecisionHistory.tsx";
import { CaseEvidence } from "../evidence/CaseEvidence.tsx";
import { AuthorHistory } from "./AuthorHistory.tsx";
import { CaseHeader } from "./CaseHeader.tsx";
import { CaseNotes } from "./CaseNotes.tsx";
import { CaseReports } from "./CaseReports.tsx";
import { KeptTexts } from "./KeptTexts.tsx";
import { KnownImages } from "./KnownImages.tsx";
import { useCaseWork } from "./use-case-work.ts";
import { Verdicts } from "./Verdicts.tsx";
import { WaveContents } from "./WaveContents.tsx";

interface OpenedCaseProps {
  readonly detail: CaseDetail;
  /** Claims the case whose row has the focus instead; false when there is none. */
  readonly claimFocused: () => boolean;
  readonly onNext: (() => void) | undefined;
}

/** A case with all that helps to decide it (cases.2). */
export function OpenedCase({ detail, claimFocused, onNext }: OpenedCaseProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const { user } = useSession();
  const work = useCaseWork(detail, { heading, note, claimFocused });
  const answering = useAnswer(detail.id);
  const { appealed } = detail;
  // It stands first where the desk asks, also once that is answered.
  const isAboutLife = asksForAuthorities({ ...detail, authorities: [] });
  return (
    <>
      <CaseHeader
        headingRef={heading}
        detail={detail}
        standing={work.standing}
        isBusy={work.isClaiming}
        onClaim={work.hold}
        onRelease={work.giveBack}
      />
      {appealed && <AppealedDecision appealed={appealed} takesFocus={answering.isSuccess} onNext={onNext} />}
      <DecisionHistory
        decisions={detail.decisions}
        undoableId={work.undoableId}
        isUndoing={work.isUndoing}
        takesFocus={work.decide.isSuccess}
        onUndo={work.takeBack}
        onNext={onNext}
      />
      {isAboutLife && <CaseAuthorities detail={detail} />}
      <KnownImages knownImages={detail.knownImages} />
      {detail.wave && <WaveContents wave={detail.wave} />}
      <KeptTexts detail={detail} />
      <CaseReports reports={detail.reports} />
      <Verdicts verdicts={detail.verdicts} />
      {detail.author && (
        <AuthorHistory
          author={detail.author}
          kind={appealed?.about ?? detail.subject.kind}
          history={detail.history}
        />
      )}
      {user?.isAdmin && <CaseEvidence caseId={detail.id} />}
      <CaseNotes ref={note} caseId={detail.id} notes={detail.notes} />
      {!isAboutLife && <CaseAuthorities detail={detail} />}
      {work.canWork && appealed && (
        <AnswerForm
          caseId={detail.id}
          appealed={appealed}
          isHeld={work.isHeld}
          isClaiming={work.isClaiming}
          answering={answering}
          onClaim={work.hold}
        />
      )}
      {work.canWork && !appealed && (
        <DecisionForm
          detail={detail}
          chosen={work.chosen}
          isPicked={work.isPicked}
          isHeld={work.isHeld}
          isClaiming={work.isClaiming}
          onClaim={work.hold}
          decide={work.decide}
          onChoose={work.choose}
        />
      )}
    </>
  );
}
