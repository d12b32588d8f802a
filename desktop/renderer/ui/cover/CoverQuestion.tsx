import { t } from "@lingui/core/macro";
import { Button } from "../button/Button.tsx";
import { classNames } from "../class-names.ts";
import { nameTopics } from "./cover-line.ts";
import type { CoverQuestioning } from "./use-cover-question.ts";

interface CoverQuestionProps {
  readonly question: CoverQuestioning;
  /** Sends the text. */
  readonly onSubmit: () => void;
  readonly className?: string;
}

/** Asks once, before it is published, whether a text shall be covered (posts.24). */
export function CoverQuestion({ question, onSubmit, className }: CoverQuestionProps) {
  const { topics, cover, leaveOpen } = question;
  const postAsItIs = () => {
    leaveOpen();
    onSubmit();
  };
  if (!topics) return null;
  return (
    <div role="alert" className={classNames("rounded-control bg-wash px-4 py-3", className)}>
      <p>
        {t`What this describes: ${{
          topics: nameTopics(topics),
        }}. Some members want to choose when they read that.`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={cover}>{t`Cover it`}</Button>
        <Button size="sm" variant="secondary" onClick={postAsItIs}>{t`Post as it is`}</Button>
      </div>
    </div>
  );
}
