import type { Support } from "#shared/moderation/crisis-support.ts";
import { helpText } from "../../moderation/help-text.ts";

/**
 * An answer to words of crisis that breaks off: what came of it, and help lines (moderation.11).
 * `isOurs`: nothing came of a model.
 */
export function endWithHelp(came: string, support: Support) {
  const isOurs = came.trim() === "";
  const help = helpText(support);
  return {
    state: "complete" as const,
    content: isOurs ? help : `${came.trimEnd()}\n\n${help}`,
    isPaid: false,
    support: true,
    isOurs,
  };
}

/** The same as members see it. */
export function shownOf({ content, support, isOurs }: {
  readonly content: string;
  readonly support: boolean;
  readonly isOurs: boolean;
}) {
  return { content, ...(support && { support }), ...(isOurs && { model: null, madeWithAi: false }) };
}
