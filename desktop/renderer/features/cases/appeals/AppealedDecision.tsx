import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { CaseAppeal } from "#shared/cases/case-shapes.ts";
import { getRuleTitle } from "#shared/rules/first-rules.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { CaseMember } from "../case/CaseMember.tsx";
import { OutcomeCard } from "../case/OutcomeCard.tsx";
import { useHouseRules } from "../decide/use-rules.ts";
import { describeDecision } from "../case-words.ts";
import { appealOutcomes, describeRestored } from "./appeal-words.ts";

interface AppealedDecisionProps {
  readonly appealed: CaseAppeal;
  /** True right after this page has answered. */
  readonly takesFocus: boolean;
  readonly onNext: (() => void) | undefined;
}

/** Shows the member's words, what they contest, and the answer (appeals.2). */
export function AppealedDecision({ appealed, takesFocus, onNext }: AppealedDecisionProps) {
  const { words, createdAt, answer } = appealed;
  return (
    <OutcomeCard
      labelledBy="case-appeal"
      className="space-y-4 p-4 outline-none"
      takesFocus={takesFocus}
      onNext={onNext}
    >
      <div>
        <h3 id="case-appeal" className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{t`The appeal`}</span>
          <RelativeTime at={createdAt} className="text-meta text-quiet" />
        </h3>
        {words === null
          ? <p className="mt-1 text-quiet">{t`Its words are no longer kept.`}</p>
          : <p {...getLangAndDir(words)} className="mt-1 whitespace-pre-wrap wrap-anywhere">{words}</p>}
      </div>
      <Contested appealed={appealed} />
      {answer && <Answer appealed={appealed} answer={answer} />}
    </OutcomeCard>
  );
}

function Contested({ appealed: { decision } }: Pick<AppealedDecisionProps, "appealed">) {
  const rule = showText(getRuleTitle(useHouseRules(), decision.rule));
  return (
    <div className="border-s-2 border-hairline ps-3">
      <h4 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta">
        <span className="font-medium">{describeDecision({ ...decision, appeal: null })}</span>
        <CaseMember member={decision.by} />
        <RelativeTime at={decision.decidedAt} className="text-quiet" />
      </h4>
      <p className="text-meta text-quiet">{t`The rule: ${rule}`}</p>
      <p {...getLangAndDir(decision.reason)} className="mt-1 wrap-anywhere">{decision.reason}</p>
      <Link
        to="/moderation"
        search={{ case: decision.caseId }}
        className="inline-flex min-h-6 items-center text-meta text-brand underline underline-offset-2 pointer-coarse:min-h-11"
      >
        {t`Open the case that was decided`}
      </Link>
    </div>
  );
}

interface AnswerProps extends Pick<AppealedDecisionProps, "appealed"> {
  readonly answer: NonNullable<CaseAppeal["answer"]>;
}

function Answer({ appealed: { decision, restores }, answer: { grants, reason, by, at } }: AnswerProps) {
  return (
    <div>
      <h4 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta">
        <span className="font-medium">{appealOutcomes[grants ? "granted" : "refused"]}</span>
        <CaseMember member={by} />
        <RelativeTime at={at} className="text-quiet" />
      </h4>
      {reason !== null && <p {...getLangAndDir(reason)} className="mt-1 wrap-anywhere">{reason}</p>}
      {grants && (
        <ul className="mt-1 text-meta text-quiet">
          {describeRestored(decision.decision, restores).map((line) => <li key={line}>{line}</li>)}
        </ul>
      )}
    </div>
  );
}
