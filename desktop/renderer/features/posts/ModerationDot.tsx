import { moderationDot } from "#shared/moderation/rules.ts";
import type { ModerationLevel } from "#shared/primitives.ts";

// Whole class names: the style sheet holds only the colours that it finds written out.
const colours: Readonly<Record<ModerationLevel | "unknown", string>> = {
  top: "bg-level-top",
  high: "bg-level-high",
  low: "bg-level-low",
  none: "bg-level-none",
  unknown: "bg-level-unknown",
};

/** The coloured dot of a moderation level (A§1), with its name for whoever does not see it. */
export function ModerationDot({ level }: { readonly level: ModerationLevel | null }) {
  const { label } = moderationDot(level);
  return (
    <span title={label} className="inline-flex shrink-0 items-center">
      <span aria-hidden="true" className={`size-2 rounded-full ${colours[level ?? "unknown"]}`} />
      <span className="sr-only">{label}</span>
    </span>
  );
}
