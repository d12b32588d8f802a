import { t } from "@lingui/core/macro";
import type { CoverTopic } from "#shared/moderation/cover-topics.ts";
import { Button } from "../../ui/button/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { nameTopics } from "../../ui/content/cover-line.ts";

interface CoverQuestionProps {
  /** What the text was found to describe; null while there is nothing to ask. */
  readonly topics: readonly CoverTopic[] | null;
  readonly onCover: () => void;
  readonly onPostAsItIs: () => void;
  readonly className?: string;
}

/** Asks once, before it is published, whether a text shall be covered (posts.24). */
export function CoverQuestion({ topics, onCover, onPostAsItIs, className }: CoverQuestionProps) {
  if (!topics) return null;
  return (
    <div role="alert" className={classNames("rounded-control bg-wash px-4 py-3", className)}>
      <p>
        {t`This describes ${{
          topics: nameTopics(topics),
        }}. Some members want to choose when they read that.`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={onCover}>{t`Cover it`}</Button>
        <Button size="sm" variant="secondary" onClick={onPostAsItIs}>{t`Post as it is`}</Button>
      </div>
    </div>
  );
}
