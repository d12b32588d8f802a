import { t } from "@lingui/core/macro";
import { useEffect, useRef } from "react";
import type { Statement } from "#shared/cases/statement-contract.ts";
import { formatDayOfTime } from "../../../lib/text/format-dates.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import { Card } from "../../../ui/layout/Card.tsx";

interface AppealStateProps {
  readonly appeal: Statement["appeal"];
  /** True right after it was sent, when the form that had the focus is gone. */
  readonly takesFocus: boolean;
}

const titles = {
  waiting: t`Your appeal is waiting for an answer`,
  granted: t`Your appeal was granted`,
  refused: t`Your appeal was refused`,
} as const;

const meanings = {
  waiting: t`A person reads it. You get the answer here, by notification and by email.`,
  granted: t`The decision is taken back, and no longer counts.`,
  refused: t`The decision stands.`,
} as const;

/** An appeal that was made, and what came of it. */
export function AppealState({ appeal, takesFocus }: AppealStateProps) {
  const { state, words, createdAt, answer, answeredAt } = appeal;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  if (state !== "waiting" && state !== "granted" && state !== "refused") return null;
  return (
    <Card
      ref={card}
      as="section"
      tabIndex={-1}
      aria-labelledby="appeal-state"
      className="space-y-4 px-5 py-4 outline-none"
      data-appeal={state}
    >
      <div>
        <h3 id="appeal-state" className="font-semibold">{titles[state]}</h3>
        <p className="text-pretty">{meanings[state]}</p>
      </div>
      {answer !== null && <Words title={t`The answer`} words={answer} at={answeredAt} />}
      {words !== null && <Words title={t`What you wrote`} words={words} at={createdAt} />}
    </Card>
  );
}

interface WordsProps {
  readonly title: string;
  readonly words: string;
  readonly at: string | null;
}

function Words({ title, words, at }: WordsProps) {
  return (
    <div>
      <p className="flex flex-wrap gap-x-2 text-meta text-quiet">
        <span>{title}</span>
        {at !== null && <PointInTime at={at} format={formatDayOfTime} />}
      </p>
      <p {...getLangAndDir(words)} className="mt-0.5 whitespace-pre-line wrap-anywhere">{words}</p>
    </div>
  );
}
