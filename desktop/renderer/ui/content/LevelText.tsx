import { t } from "@lingui/core/macro";
import { formatLevel } from "../../lib/text/format-counts-and-times.ts";

/** A member's level: 'L7' to the eye, "Level 7" to the ear (xp.8). */
export function LevelText({ level }: { readonly level: number }) {
  return (
    <span>
      <span aria-hidden="true">{formatLevel(level)}</span>
      <span className="sr-only">{t`Level ${level}`}</span>
    </span>
  );
}
