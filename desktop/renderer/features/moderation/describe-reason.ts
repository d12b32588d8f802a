import { isLevelReason, levelReasons } from "#shared/moderation/level-reasons.ts";
import { showText } from "../../lib/language/show-text.ts";

interface Reason {
  readonly reason: string | null;
  readonly reasonCode?: string | undefined;
}

/** Why something has its level, as it begins a sentence; empty when nothing was found. */
export function describeReason({ reason, reasonCode }: Reason): string {
  if (reasonCode === undefined || !isLevelReason(reasonCode)) return reason ?? "";
  const words = showText(levelReasons[reasonCode]);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
