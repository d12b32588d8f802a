import { plural, t } from "@lingui/core/macro";
import { useRef } from "react";
import type { Poll } from "#shared/polls/poll-shapes.ts";
import { formatCount } from "../../../lib/text/format-counts-and-times.ts";
import { formatPercent } from "../../../lib/text/format-percent.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Check } from "../../../ui/icons/check.ts";
import { AnswerText } from "../AnswerText.tsx";
import { answerClass, footClass } from "../poll-look.ts";
import { PollEnd } from "./PollEnd.tsx";
import { findLeaders, getShare } from "./shown-poll.ts";
import { type FocusHandOver, useHandedFocus } from "./use-handed-focus.ts";

interface PollResultsProps {
  readonly poll: Poll;
  readonly language: string | null;
  readonly focus: FocusHandOver;
  readonly isOwn: boolean;
  readonly hasEnded: boolean;
  /** The reader's vote is on its way. */
  readonly isSending: boolean;
  readonly onChange: () => void;
  /** Reads the results again. */
  readonly onReload: () => void;
}

/** The answers with what they got, as far as the reader may see it. */
export function PollResults(props: PollResultsProps) {
  const { poll, language, focus, hasEnded } = props;
  const { answers, votesCount, ownAnswerIds } = poll;
  const box = useRef<HTMLDivElement>(null);
  useHandedFocus(box, focus, (element) => element.querySelector("ul"));
  const leaders = hasEnded ? findLeaders(poll) : null;
  return (
    <div ref={box}>
      <ul
        tabIndex={-1}
        aria-label={votesCount === null ? t`Answers of the poll` : t`Results of the poll`}
        className="space-y-1.5 rounded-control"
      >
        {answers.map((answer) => (
          <Answer
            key={answer.id}
            answer={answer}
            votesCount={votesCount}
            language={language}
            hasChoice={ownAnswerIds.length > 0}
            isChosen={ownAnswerIds.includes(answer.id)}
            isFirst={leaders?.has(answer.id) ?? false}
          />
        ))}
      </ul>
      <Foot {...props} />
    </div>
  );
}

interface AnswerProps {
  readonly answer: Poll["answers"][number];
  readonly votesCount: number | null;
  readonly language: string | null;
  /** The reader chose this one or another. */
  readonly hasChoice: boolean;
  readonly isChosen: boolean;
  /** It has the most votes at the end. */
  readonly isFirst: boolean;
}

function Answer({ answer, votesCount, language, hasChoice, isChosen, isFirst }: AnswerProps) {
  const { content, votesCount: votes } = answer;
  const share = votes === null || votesCount === null ? null : getShare(votes, votesCount);
  return (
    <li
      className={classNames(
        answerClass,
        "relative isolate overflow-hidden narrow:flex-wrap",
        isFirst && "font-semibold",
      )}
    >
      {share !== null && (
        <span
          aria-hidden="true"
          style={{ inlineSize: `${share * 100}%` }}
          className={classNames(
            "absolute inset-y-0 inset-s-0 -z-10 transition-[inline-size]",
            isChosen ? "bg-brand-wash" : "bg-wash dark:bg-hairline",
          )}
        />
      )}
      <span className="flex min-w-0 flex-1 items-center gap-3 narrow:basis-full">
        {hasChoice && (
          <span className="flex w-4.5 shrink-0 text-brand">
            {isChosen && <Check size={18} aria-hidden="true" />}
          </span>
        )}
        <AnswerText text={content} language={language} />
        {isChosen && <span className="sr-only">{t`Your vote`}</span>}
      </span>
      {share !== null && votes !== null && (
        <span className="tabular ms-auto flex shrink-0 items-baseline gap-2">
          <span className="text-meta font-normal text-quiet">
            <span aria-hidden="true">{formatCount(votes)}</span>
            <span className="sr-only">{plural(votes, { one: "# vote", other: "# votes" })}</span>
          </span>
          <span className="min-w-9 text-end font-semibold text-ink">{formatPercent(share)}</span>
        </span>
      )}
    </li>
  );
}

function Foot({ poll, isOwn, hasEnded, isSending, onChange, onReload }: PollResultsProps) {
  const { votesCount, endsAt } = poll;
  const note = findNote(poll, { isOwn, hasEnded, isSending });
  return (
    <div className={footClass}>
      <div className="me-auto min-w-0 text-meta text-quiet">
        <p>
          {votesCount !== null && (
            <>
              <span>{plural({ votes: votesCount }, { one: "# vote", other: "# votes" })}</span>
              <span aria-hidden="true">{" · "}</span>
            </>
          )}
          {hasEnded
            ? <span>{votesCount === null ? t`This poll has ended.` : t`Final results`}</span>
            : <PollEnd at={endsAt} />}
        </p>
        {note !== null && <p>{note}</p>}
      </div>
      {hasEnded
        ? votesCount === null && (
          <Button variant="secondary" size="sm" onClick={onReload}>{t`Show results`}</Button>
        )
        : !isOwn && !isSending && (
          <Button variant="quiet" size="sm" className="-mx-3.5" onClick={onChange}>{t`Change vote`}</Button>
        )}
    </div>
  );
}

/** What the reader should know besides; null: nothing. */
function findNote(
  { votesCount }: Poll,
  { isOwn, hasEnded, isSending }: Pick<PollResultsProps, "isOwn" | "hasEnded" | "isSending">,
): string | null {
  if (hasEnded) return null;
  if (isOwn) {
    return votesCount === null
      ? t`You can't vote in your own poll. Results show from five votes on.`
      : t`You can't vote in your own poll.`;
  }
  if (votesCount !== null) return null;
  return isSending ? t`You voted.` : t`You voted. Results show from five votes on.`;
}
