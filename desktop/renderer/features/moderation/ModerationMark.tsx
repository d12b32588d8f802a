import { Shield } from "lucide-react";
import { moderationMark } from "#shared/moderation/rules.ts";
import type { ModerationLevel } from "#shared/primitives.ts";

// Tailwind finds only class names that are written out.
const colours: Readonly<Record<ModerationLevel | "unknown", string>> = {
  top: "text-level-top",
  high: "text-level-high",
  low: "text-level-low",
  none: "text-level-none",
  unknown: "text-level-unknown",
};

/** The moderation level of content: a coloured shield with a tooltip, and the word below top (moderation.1). */
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

/** The shield alone. An unknown level is an outline. */
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
