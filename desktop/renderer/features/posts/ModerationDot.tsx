import type { ModerationLevel } from "#shared/primitives.ts";
import { moderationDot } from "#shared/moderation/rules.ts";

/** The coloured dot of a moderation level (A§1), with its name for whoever does not see it. */
export function ModerationDot({ level }: { readonly level: ModerationLevel | null }) {
  const { token, label } = moderationDot(level);
  return (
    <span title={label} className="inline-flex shrink-0 items-center">
      <span
        aria-hidden="true"
        className="size-2 rounded-full"
        style={{ backgroundColor: `var(${token})` }}
      />
      <span className="sr-only">{label}</span>
    </span>
  );
}
