import { Shield } from "lucide-react";
import { moderationMark } from "#shared/moderation/rules.ts";
import type { ModerationLevel } from "#shared/primitives.ts";

// Whole class names: the style sheet holds only the colours that it finds written out.
const colours: Readonly<Record<ModerationLevel | "unknown", string>> = {
  top: "text-level-top",
  high: "text-level-high",
  low: "text-level-low",
  none: "text-level-none",
  unknown: "text-level-unknown",
};

/** The moderation level of content: a shield in its colour, below top the word beside it, and a tooltip (moderation.1). */
export function ModerationMark({ level }: { readonly level: ModerationLevel | null }) {
  const { label, word } = moderationMark(level);
  return (
    <span
      data-tooltip={label}
      className="inline-flex min-h-6 shrink-0 items-center gap-1 text-meta text-quiet"
    >
      <ModerationShield level={level} />
      {word && <span aria-hidden="true">{word}</span>}
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** The shield alone, where its level is named beside it. An unknown level is an outline. */
export function ModerationShield({ level }: { readonly level: ModerationLevel | null }) {
  return (
    <Shield
      size={15}
      aria-hidden="true"
      className={colours[level ?? "unknown"]}
      fill={level === null ? "none" : "currentColor"}
    />
  );
}
