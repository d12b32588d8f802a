import { t } from "@lingui/core/macro";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from "react";
import { pollLimits } from "#shared/polls/poll-limits.ts";
import { countCodePoints } from "#shared/visible-text.ts";
import { sendsAnywhere } from "../../lib/keyboard/enter-key.ts";
import { Button } from "../../ui/button/Button.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { getFieldClass } from "../../ui/form/Field.tsx";
import { limitTo } from "../../ui/form/limit-to.ts";
import { Plus } from "../../ui/icons/plus.ts";
import { X } from "../../ui/icons/x.ts";
import type { PollProblems } from "./poll-draft.ts";
import { pollFieldMark } from "./poll-marks.ts";

const { fewestAnswers, mostAnswers, answerLength } = pollLimits;

interface AnswerFieldsProps {
  readonly answers: readonly string[];
  readonly isDisabled: boolean;
  readonly problems: PollProblems | null;
  /** Whether the first one gets the focus when it shows. */
  readonly takesFocus?: boolean;
  readonly onChange: (answers: string[]) => void;
  /** Called on Ctrl+Enter or Cmd+Enter. */
  readonly onSubmit: () => void;
}

/** The answers of a poll to write. Enter leads to the next one, and behind the last adds one. */
export function AnswerFields(
  { answers, isDisabled, problems, takesFocus = false, onChange, onSubmit }: AnswerFieldsProps,
) {
  const { list, focusAt, focusLater } = useFieldFocus(answers.length, takesFocus, problems);
  const add = () => {
    focusLater(answers.length);
    onChange([...answers, ""]);
  };
  const remove = (at: number, next: number) => {
    focusLater(next);
    onChange(answers.filter((_, other) => other !== at));
  };
  const pressKey = (event: KeyboardEvent, at: number) => {
    const isErased = event.key === "Backspace" && answers[at] === "" && answers.length > fewestAnswers;
    if (event.key !== "Enter" && !isErased) return;
    event.preventDefault();
    // A held key erases words, but takes no answers away.
    if (isErased && event.repeat) return;
    if (isErased) remove(at, Math.max(0, at - 1));
    else if (sendsAnywhere(event)) onSubmit();
    else if (at + 1 < answers.length) focusAt(at + 1);
    else if (answers.length < mostAnswers && answers[at] !== "") add();
  };
  return (
    <>
      <div ref={list} className="space-y-2">
        {answers.map((answer, at) => (
          <AnswerField
            key={at}
            answer={answer}
            number={at + 1}
            isDisabled={isDisabled}
            problem={problems?.answers.get(at)}
            onWrite={(written) => onChange(answers.with(at, written))}
            onKey={(event) => pressKey(event, at)}
            onRemove={answers.length > fewestAnswers
              ? () => remove(at, Math.min(at, answers.length - 2))
              : undefined}
          />
        ))}
      </div>
      {problems?.whole && (
        <p role="alert" className="mt-1.5 text-meta font-medium text-danger">{problems.whole}</p>
      )}
      {answers.length < mostAnswers && (
        <Button
          variant="quiet"
          size="sm"
          icon={<Plus size={16} aria-hidden="true" />}
          disabled={isDisabled}
          className="-ms-1 mt-1 px-2.5"
          onClick={add}
        >
          {t`Add answer`}
        </Button>
      )}
    </>
  );
}

interface AnswerFieldProps {
  readonly answer: string;
  readonly number: number;
  readonly isDisabled: boolean;
  readonly problem: string | undefined;
  readonly onWrite: (answer: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onRemove: (() => void) | undefined;
}

function AnswerField(
  { answer, number, isDisabled, problem, onWrite, onKey, onRemove }: AnswerFieldProps,
) {
  const id = useId();
  const length = countCodePoints(answer);
  const isLong = length > answerLength / 2;
  const name = t`Answer ${number}`;
  return (
    <div>
      <div className="flex items-center gap-1">
        <div className="relative min-w-0 flex-1">
          <input
            type="text"
            aria-label={name}
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? `${id}-count` : `${id}-count ${id}-problem`}
            {...{ [pollFieldMark]: "" }}
            placeholder={name}
            value={answer}
            readOnly={isDisabled}
            autoComplete="off"
            enterKeyHint="next"
            {...limitTo(answerLength)}
            onChange={(event) => onWrite(event.target.value)}
            onKeyDown={onKey}
            className={getFieldClass(problem !== undefined, isLong ? "pe-16! narrow:pe-3.5!" : "")}
          />
          <span
            id={`${id}-count`}
            className={isLong
              ? "tabular pointer-events-none absolute inset-e-3 top-1/2 -translate-y-1/2 text-meta text-quiet narrow:static narrow:mt-1 narrow:block narrow:translate-y-0"
              : "sr-only"}
          >
            {`${length}/${answerLength}`}
          </span>
        </div>
        {onRemove && (
          <IconButton
            label={t`Remove answer ${number}`}
            icon={<X size={18} aria-hidden="true" />}
            disabled={isDisabled}
            className="-me-1"
            onClick={onRemove}
          />
        )}
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-meta font-medium text-danger">{problem}</p>
      )}
    </div>
  );
}

/** Where the focus goes when answers come and go, and when something is wrong with one. */
function useFieldFocus(count: number, takesFocus: boolean, problems: PollProblems | null) {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef(takesFocus ? 0 : null);
  const focusAt = (at: number) => list.current?.querySelectorAll("input")[at]?.focus();
  useLayoutEffect(() => {
    if (wanted.current !== null) list.current?.querySelectorAll("input")[wanted.current]?.focus();
    wanted.current = null;
  }, [count]);
  useEffect(() => {
    if (problems) list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return {
    list,
    focusAt,
    /** Once as many answers are there as there will be. */
    focusLater: (at: number) => {
      wanted.current = at;
    },
  };
}
