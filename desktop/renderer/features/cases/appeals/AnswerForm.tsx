import { t } from "@lingui/core/macro";
import { useEffect, useRef, useState } from "react";
import type { CaseAppeal } from "#shared/cases/case-shapes.ts";
import { useShortcuts } from "../../../lib/keyboard/shortcuts.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { TextArea } from "../../../ui/form/TextFields.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { useCaseDrafts } from "../case-drafts.ts";
import { KeyedChoices } from "../decide/KeyedChoices.tsx";
import { describeRestored } from "./appeal-words.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answerAppeal, type NewAnswer } from "#shared/cases/decide-contract.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { useIdempotent } from "../../../lib/form/use-idempotent.ts";
import { refetchCase, showCase } from "../case/use-case.ts";
import type { CaseWork } from "../case/use-case-work.ts";

interface AnswerFormProps {
  readonly caseId: string;
  readonly appealed: CaseAppeal;
  readonly work: CaseWork;
  readonly answering: ReturnType<typeof useAnswer>;
}

const answers = [
  {
    key: "1",
    value: true,
    name: t({ message: "Grant", context: "verb" }),
    effect: t`The decision is taken back at once.`,
  },
  { key: "2", value: false, name: t`Refuse`, effect: t`The decision stands.` },
] as const;

/** Whether the appeal is granted, and the words that the member reads (appeals.2). */
export function AnswerForm(props: AnswerFormProps) {
  const { caseId, work } = props;
  const [{ answer: draft = none }, changeDrafts] = useCaseDrafts(caseId);
  const choose = (grants: boolean) => {
    if (!work.isHeld) work.hold();
    changeDrafts({ answer: { ...draft, grants } });
  };
  useShortcuts(Object.fromEntries(answers.map(({ key, value }) => [key, () => choose(value)])));
  return (
    <Card as="section" aria-labelledby="case-answer" className="space-y-4 p-4">
      <div>
        <h3 id="case-answer" className="font-semibold">{t`Answer`}</h3>
        <p className="text-meta text-quiet">
          {t`It is final: the member hears of it at once, by notification and by email.`}
        </p>
      </div>
      <KeyedChoices legend={t`Answer`} choices={answers} chosen={draft.grants} onChoose={choose} />
      {draft.grants !== null && <ChosenAnswer {...props} grants={draft.grants} />}
    </Card>
  );
}

const none = { grants: null, words: "" };

interface ChosenAnswerProps extends AnswerFormProps {
  readonly grants: boolean;
}

function ChosenAnswer({ caseId, appealed, work, answering, grants }: ChosenAnswerProps) {
  const { isHeld, isClaiming, hold } = work;
  const [{ answer: { words } = none }, changeDrafts] = useCaseDrafts(caseId);
  const [refusals, setRefusals] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const reason = words.trim();
  const isEmpty = reason === "";
  // The claim was given back, ran out or was refused.
  const isLost = !isHeld && !isClaiming;
  useEffect(() => {
    // Its words come next; a click on the choice keeps the focus there.
    if (!document.activeElement?.closest("fieldset")) field.current?.focus();
  }, [grants, refusals]);
  const send = () => {
    setRefusals((count) => count + (isEmpty ? 1 : 0));
    if (!isEmpty && isHeld && !answering.isPending) answering.mutate({ grants, reason });
  };
  return (
    <div className="space-y-4">
      {grants && (
        <ul aria-label={t`What comes back`} className="rounded-control bg-wash px-3 py-2 text-meta">
          {describeRestored(appealed.decision.decision, appealed.restores).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <TextArea
        ref={field}
        label={t`Reason (the member reads it)`}
        hint={appealed.about === "message"
          ? t`Don't repeat anything from the message: mails are read elsewhere too.`
          : undefined}
        error={refusals > 0 && isEmpty ? t`Please write a reason.` : undefined}
        rows={2}
        className="min-h-16"
        required
        maxLength={500}
        value={words}
        onChange={(event) => changeDrafts({ answer: { grants, words: event.target.value } })}
        onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => changeDrafts({ answer: { grants: null, words } })}>
          {t`Cancel`}
        </Button>
        <Button isLoading={answering.isPending || isClaiming} onClick={isLost ? hold : send}>
          {isLost ? t`Claim again` : grants ? t`Grant appeal` : t`Refuse appeal`}
        </Button>
      </div>
    </div>
  );
}

/** Answers an appeal that the moderator holds, once. A failure keeps the form. */
export function useAnswer(caseId: string) {
  const client = useQueryClient();
  const [, changeDrafts] = useCaseDrafts(caseId);
  const send = useIdempotent((body: NewAnswer, options) =>
    call(answerAppeal, { params: { id: caseId }, body }, options)
  );
  return useMutation({
    mutationFn: send,
    onSuccess: (detail, { grants }) => {
      changeDrafts({ answer: undefined });
      showCase(client, detail);
      announceToScreenReaders(grants ? t`The appeal is granted.` : t`The appeal is refused.`);
    },
    onError: (error) => {
      toastFailure(error, t`This could not be answered. Please try again.`);
      refetchCase(client, caseId);
    },
  });
}
