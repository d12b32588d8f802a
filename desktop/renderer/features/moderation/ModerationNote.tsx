import { t } from "@lingui/core/macro";
import { getLevelRank } from "#shared/moderation/moderation-levels.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { describeAudience } from "./audience-words.ts";
import { describeReason } from "./describe-reason.ts";
import { describeLevel } from "./level-words.ts";

interface ModerationNoteProps {
  readonly post: Pick<Post, "elementModerations" | "moderationLevel" | "isKeptForClose">;
}

/**
 * Shows authors, and nobody else, why their text or image is below top (moderation.3), and who does
 * not see the post.
 */
export function ModerationNote({ post }: ModerationNoteProps) {
  const { elementModerations: elements, moderationLevel: level, isKeptForClose } = post;
  const withReason = elements.filter((element) => element.reason && getLevelRank(element.level) > 0);
  if (withReason.length === 0 || level === null) return null;
  return (
    <div role="note" className="mt-3 rounded-control bg-wash px-3 py-2 text-meta text-quiet">
      {withReason.map(({ type, level, ...why }) => (
        <p key={type}>
          <span className="font-semibold text-ink">
            {type === "text"
              ? t`Your words, ${{ level: describeLevel(level) }}.`
              : t`Your image, ${{ level: describeLevel(level) }}.`}
          </span>{" "}
          <span>{`${describeReason(why)}.`}</span>
        </p>
      ))}
      <p className="mt-0.5">{describeAudience(level, isKeptForClose)}</p>
      <p className="mt-0.5">{t`Only you see this note.`}</p>
    </div>
  );
}
