import type { Deps } from "../context.ts";
import { oldHelpLines } from "../features/moderation/help/old-help-lines.ts";

/**
 * Warns, in one line, of help lines whose pages were read more than a year ago or nobody knows when
 * (moderation.10). Called before "ready" is logged: what follows that is of the service.
 */
export function warnOfOldHelpLines({ clock, log }: Pick<Deps, "clock" | "log">): void {
  const lines = oldHelpLines(clock.now());
  if (lines.length === 0) return;
  log.warn(
    { lines },
    "help lines were last read more than a year ago, or on an unknown day: read their pages again, and note the day in shared/moderation/help-lines.ts",
  );
}
