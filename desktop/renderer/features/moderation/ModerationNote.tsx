import { levelRank, moderationMark } from "#shared/moderation/moderation-levels.ts";
import type { Post } from "#shared/posts/post-shapes.ts";

interface ModerationNoteProps {
  readonly elements: Post["elementModerations"];
}

/** Shows authors, and nobody else, why their text or image is below top (moderation.3). */
export function ModerationNote({ elements }: ModerationNoteProps) {
  const withReason = elements.filter(({ level, reason }) => reason && levelRank(level) > 0);
  if (withReason.length === 0) return null;
  return (
    <div role="note" className="mt-3 rounded-control bg-wash px-3 py-2 text-meta text-quiet">
      {withReason.map(({ type, level, reason }) => (
        <p key={type}>
          <span className="font-semibold text-ink">
            {`${type === "text" ? "Your words" : "Your image"}, ${
              moderationMark(level).label.toLowerCase()
            }.`}
          </span>{" "}
          <span>{`${reason}.`}</span>
        </p>
      ))}
      <p className="mt-0.5">Only you see this note.</p>
    </div>
  );
}
