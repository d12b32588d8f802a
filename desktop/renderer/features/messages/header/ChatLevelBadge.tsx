import type { ModerationLevel } from "#shared/primitives.ts";
import { ModerationShield } from "../../moderation/ModerationMark.tsx";

const names: Readonly<Record<ModerationLevel, string>> = {
  top: "Top",
  high: "High",
  low: "Low",
  none: "None",
};

/** The chat level: the stricter of both members' filters (messages.2). */
export function ChatLevelBadge({ level }: { readonly level: ModerationLevel }) {
  return (
    <span
      data-tooltip={`Chat level: ${level}. Messages may be one level below it.`}
      className="inline-flex min-h-6 shrink-0 items-center gap-1 rounded-full bg-wash px-2 text-xs font-medium text-quiet max-sm:px-1"
    >
      <ModerationShield level={level} />
      <span className="sr-only">Chat level:</span>
      {/* On a phone the other member's name needs the space. */}
      <span className="max-sm:sr-only">{names[level]}</span>
    </span>
  );
}
