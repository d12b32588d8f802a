import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { shortenText } from "#shared/shorten-text.ts";

/** What an author reads who asked a person to look, when nothing was decided that says so itself (reasons.2). */
export function answerToAuthor(
  { kind, excerpt, present_level: level }: {
    readonly kind: CaseKind;
    readonly excerpt: string | null;
    readonly present_level: ModerationLevel | null;
  },
): string {
  const noun = kind === "comment" || kind === "message" ? kind : "post";
  const words = excerpt ? ` “${shortenText(excerpt, 60)}”` : "";
  return `A person looked at your ${noun}${words}, as you asked. Its level stays ${level ?? "as it is"}.`;
}
