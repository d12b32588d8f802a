import { t } from "@lingui/core/macro";
import { type FormEvent, useId, useRef } from "react";
import type { Poll } from "#shared/polls/poll-shapes.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { getRadioCardClass, radioClass } from "../../../ui/form/RadioCard.tsx";
import { AnswerText } from "../AnswerText.tsx";
import { answerClass, footClass } from "../poll-look.ts";
import { PollEnd } from "./PollEnd.tsx";
import { choose } from "./shown-poll.ts";
import { type FocusHandOver, useHandedFocus } from "./use-handed-focus.ts";

interface PollFormProps {
  readonly poll: Poll;
  readonly language: string | null;
  readonly focus: FocusHandOver;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
  readonly onVote: () => void;
  /** Of somebody who voted already. */
  readonly onCancel: (() => void) | undefined;
}

/** The answers to choose from. */
export function PollForm(
  { poll, language, focus, chosen, onChoose, onVote, onCancel }: PollFormProps,
) {
  const { answers, isMultiple, endsAt } = poll;
  const name = useId();
  const form = useRef<HTMLFormElement>(null);
  useHandedFocus(
    form,
    focus,
    (box) => box.querySelector<HTMLElement>("input:checked") ?? box.querySelector("input"),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length > 0) onVote();
  };
  return (
    <form ref={form} onSubmit={send}>
      <fieldset>
        <legend className="sr-only">
          {isMultiple ? t`Poll: choose one or more answers` : t`Poll: choose an answer`}
        </legend>
        <div className="space-y-1.5">
          {answers.map(({ id, content }) => (
            <label key={id} className={getRadioCardClass(answerClass)}>
              <input
                type={isMultiple ? "checkbox" : "radio"}
                name={name}
                checked={chosen.includes(id)}
                onChange={() => onChoose(choose(chosen, id, isMultiple))}
                className={isMultiple
                  ? "size-4.5 shrink-0 cursor-[inherit] accent-brand outline-none"
                  : radioClass}
              />
              <AnswerText text={content} language={language} />
            </label>
          ))}
        </div>
      </fieldset>
      <div className={footClass}>
        <Button type="submit" size="sm" disabled={chosen.length === 0}>
          {t({ message: "Vote", context: "verb" })}
        </Button>
        {onCancel && <Button variant="quiet" size="sm" onClick={onCancel}>{t`Cancel`}</Button>}
        <p className="text-meta text-quiet">
          {isMultiple && (
            <>
              <span>{t`Choose one or more`}</span>
              <span aria-hidden="true">{" · "}</span>
            </>
          )}
          <PollEnd at={endsAt} />
        </p>
      </div>
    </form>
  );
}
