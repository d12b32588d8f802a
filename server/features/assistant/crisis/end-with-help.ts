/**
 * An answer in a crisis that breaks off: what came of it, and help lines (moderation.11). `isOurs`:
 * nothing came of a model.
 */
export function endWithHelp(came: string, help: string) {
  const isOurs = came.trim() === "";
  return {
    state: "complete" as const,
    content: isOurs ? help : `${came.trimEnd()}\n\n${help}`,
    isPaid: false,
    support: true,
    isOurs,
  };
}

/** The same as members see it. */
export function showHelpApart({ content, support, isOurs }: {
  readonly content: string;
  readonly support: boolean;
  readonly isOurs: boolean;
}) {
  return { content, ...(support && { support }), ...(isOurs && { model: null, madeWithAi: false }) };
}
