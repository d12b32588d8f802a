import type { Deps } from "../context.ts";
import { oldHelpLines } from "../features/moderation/help/old-help-lines.ts";

/** Warns of help lines whose pages nobody has read for more than a year (moderation.10). */
export function warnOfOldHelpLines({ clock, log }: Pick<Deps, "clock" | "log">): void {
  const lines = oldHelpLines(clock.now());
  if (lines.length === 0) return;
  log.warn(
    { lines },
    "help lines were last read more than a year ago: read their pages again, in shared/moderation/help-lines.ts",
  );
}
