import type { ModerationLevel } from "#shared/primitives.ts";
import { classNames } from "../../ui/class-names.ts";
import { Shield } from "../../ui/icons/shield.ts";
import { getModerationMark } from "./level-words.ts";

// Tailwind finds only class names that are written out.
const colours: Readonly<Record<ModerationLevel | "unknown", string>> = {
  top: "text-level-top",
  high: "text-level-high",
  low: "text-level-low",
  none: "text-level-none",
  unknown: "text-level-unknown [stroke-dasharray:3_5]",
};

/**
 * The moderation level of content: a coloured shield with a tooltip, and the word below top
 * (moderation.1). Most content is of level top, so its shield is a small outline in a muted green
 * until one points at it, or the focus is in its post, comment or message.
 */
export function ModerationMark(
  { level, isSmall = false }: { readonly level: ModerationLevel | null; readonly isSmall?: boolean },
) {
  const { label, word } = getModerationMark(level);
  return (
    <span
      data-tooltip={label}
      className={classNames(
        "inline-flex shrink-0 items-center gap-1 text-quiet",
        isSmall ? "text-xs" : "min-h-6 text-meta",
      )}
    >
      {level === "top"
        ? <Shield size={isSmall ? 10 : 13} aria-hidden="true" className="level-at-rest" />
        : <ModerationShield level={level} size={isSmall ? 12 : 15} />}
      {word && <span aria-hidden="true">{word}</span>}
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** The shield alone. An unknown level is a dashed outline: another shape than top, not only hue. */
export function ModerationShield(
  { level, size = 15 }: { readonly level: ModerationLevel | null; readonly size?: number },
) {
  return (
    <Shield
      size={size}
      aria-hidden="true"
      className={colours[level ?? "unknown"]}
      fill={level === null ? "none" : "currentColor"}
    />
  );
}
