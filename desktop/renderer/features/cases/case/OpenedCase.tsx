import { plural, t } from "@lingui/core/macro";
import { useRef } from "react";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import { knownImageSteps } from "#shared/media/known-image-words.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { AnswerForm, useAnswer } from "../appeals/AnswerForm.tsx";
import { AppealedDecision } from "../appeals/AppealedDecision.tsx";
import { asksForAuthorities, CaseAuthorities } from "./CaseAuthorities.tsx";
import { useSession } from "../../../lib/session/session.ts";
import { DecisionForm } from "../decide/DecisionForm.tsx";
import { DecisionHistory } from "../decide/DecisionHistory.tsx";
import { CaseEvidence } from "../evidence/CaseEvidence.tsx";
import { AuthorHistory } from "./AuthorHistory.tsx";
import { CaseHeader } from "./CaseHeader.tsx";
import { CaseNotes } from "./CaseNotes.tsx";
import { CaseReports } from "./CaseReports.tsx";
import { KeptTexts } from "./KeptTexts.tsx";
import { useCaseWork } from "./use-case-work.ts";
import { Card, UnavailableCard } from "../../../ui/layout/Card.tsx";
import { ErrorBoundary } from "../../../ui/status/ErrorBoundary.tsx";
import { DeskPane, type DeskPaneProps } from "../desk/DeskPane.tsx";
import { useCase } from "./use-case.ts";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { CaseMember } from "./CaseMember.tsx";
import { describeReason } from "../../moderation/describe-reason.ts";
import { describeLevel } from "../../moderation/level-words.ts";
import { joinWithCommas } from "../../../lib/text/join-words.ts";

interface CasePaneProps extends Pick<DeskPaneProps, "takesFocus" | "onBack"> {
  readonly caseId: string;
  /** Claims the case whose row has the focus instead; false when there is none. */
  readonly claimFocused: () => boolean;
  /** Opens the case to go on with; absent when there is none. */
  readonly onNext: (() => void) | undefined;
}

const paneTexts = {
  label: t`Case`,
  back: t`All cases`,
  loading: t`Loading the case`,
  failure: t`The case could not be loaded`,
};

export function CasePane({ caseId, claimFocused, onNext, ...pane }: CasePaneProps) {
  const opened = useCase(caseId);
  return (
    <DeskPane {...pane} texts={paneTexts} opened={opened} skeletons={["h-20", "h-60", "h-40"]}>
      {(detail) => (
        <ErrorBoundary resetKey={detail} fallback={<UnavailableCard />}>
          <OpenedCase detail={detail} claimFocused={claimFocused} onNext={onNext} />
        </ErrorBoundary>
      )}
    </DeskPane>
  );
}

interface OpenedCaseProps extends Pick<CasePaneProps, "claimFocused" | "onNext"> {
  readonly detail: CaseDetail;
}

/** A case with all that helps to decide it (cases.2). */
function OpenedCase({ detail, claimFocused, onNext }: OpenedCaseProps) {
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
      <CaseHeader headingRef={heading} detail={detail} work={work} />
      {appealed && <AppealedDecision appealed={appealed} takesFocus={answering.isSuccess} onNext={onNext} />}
      <DecisionHistory decisions={detail.decisions} work={work} onNext={onNext} />
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
        <AnswerForm caseId={detail.id} appealed={appealed} work={work} answering={answering} />
      )}
      {work.canWork && !appealed && <DecisionForm detail={detail} work={work} />}
    </>
  );
}

type Verdict = CaseDetail["verdicts"][number];

const deciders: Readonly<Record<Verdict["decidedBy"], string>> = {
  openai: t`by the moderation service`,
  local: t`by the built-in classifier`,
  "local-fallback": t`by the built-in classifier, while the service was away`,
  person: t`by a moderator`,
};

function Verdicts({ verdicts }: Pick<CaseDetail, "verdicts">) {
  if (verdicts.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="case-verdicts" className="p-4">
      <h3 id="case-verdicts" className="font-semibold">{t`What classifiers said`}</h3>
      <ul className="mt-2 space-y-1 text-meta">
        {verdicts.map((verdict, place) => <li key={place}>{verdictText(verdict)}</li>)}
      </ul>
    </Card>
  );
}

function verdictText({ type, level, decidedBy, wasRead, ...why }: Verdict): string {
  const levelText = describeLevel(level);
  if (!wasRead) {
    return type === "text"
      ? t`Text: nobody could read it; ${levelText}.`
      : t`Picture: nobody could read it; ${levelText}.`;
  }
  const findings = joinWithCommas([levelText, describeReason(why), deciders[decidedBy]].filter(Boolean));
  return type === "text" ? t`Text: ${findings}.` : t`Picture: ${findings}.`;
}

/**
 * Says how to handle pictures that match known images of abuse, and what a report of them needs.
 * Nobody is shown the pictures (media.12).
 */
function KnownImages({ knownImages }: Pick<CaseDetail, "knownImages">) {
  const count = knownImages.length;
  if (count === 0) return null;
  return (
    <Card as="section" aria-labelledby="case-known-images" className="border-danger p-4">
      <h3 id="case-known-images" className="font-semibold text-danger">
        {plural(count, {
          one: "A picture matches a known image of abuse",
          other: `${count} pictures match known images of abuse`,
        })}
      </h3>
      <ol className="mt-2 list-decimal space-y-1.5 ps-5">
        {knownImageSteps.map((step) => showText(step)).map((step) => <li key={step}>{step}</li>)}
      </ol>
      <h4 className="mt-4 text-meta font-semibold">{t`For your report`}</h4>
      <ul className="mt-1 divide-y divide-hairline">
        {knownImages.map(({ id, sha256, reference, matchedAt }) => (
          <li key={id} className="py-2 text-meta">
            <RelativeTime at={matchedAt} className="text-quiet" />
            <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
              <dt className="text-quiet">{"SHA-256"}</dt>
              <dd className="font-mono wrap-anywhere select-all">{sha256}</dd>
              {reference && (
                <>
                  <dt className="text-quiet">{t`Reference`}</dt>
                  <dd className="font-mono wrap-anywhere select-all">{reference}</dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Shows what many young accounts wrote alike, and who they are (cases.6). */
function WaveContents({ wave }: { readonly wave: NonNullable<CaseDetail["wave"]> }) {
  const { accounts, contents, shared, members, first } = wave;
  const others = accounts - members.length;
  return (
    <Card as="section" aria-labelledby="case-wave" className="space-y-2 p-4">
      <h3 id="case-wave" className="font-semibold">
        {t`${plural(accounts, { one: "# young account", other: "# young accounts" })}, ${
          plural(contents, { one: "# post or comment", other: "# posts and comments" })
        }`}
      </h3>
      <p className="text-meta text-quiet">
        <span>
          {first
            ? t`One decision holds for all of them, for who wrote it first only if you choose them too.`
            : t`One decision holds for all of them.`}
        </span>{" "}
        <span>{t`Their links can't be opened by a click meanwhile.`}</span>
      </p>
      <p className="text-meta text-quiet">{t`What they have in common:`}</p>
      <p {...getLangAndDir(shared)} className="rounded-control bg-wash px-3 py-2 wrap-anywhere">{shared}</p>
      {first && (
        <p className="flex flex-wrap items-center gap-x-2 text-meta">
          <span className="text-quiet">{t`First posted by:`}</span>
          <CaseMember member={first} />
        </p>
      )}
      <ul aria-label={t`Accounts`} className="flex flex-wrap gap-x-4 gap-y-1 text-meta">
        {members.filter(({ id }) => id !== first?.id).map((member) => (
          <li key={member.id} className="min-w-0">
            <CaseMember member={member} />
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className="text-meta text-quiet">
          {t({ message: plural(others, { one: "and # more", other: "and # more" }), comment: "Of accounts" })}
        </p>
      )}
    </Card>
  );
}
