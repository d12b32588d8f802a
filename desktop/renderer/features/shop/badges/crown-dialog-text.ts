import type { Badge } from "#shared/members/badge-shapes.ts";
import type { CrownPreview } from "#shared/shop/crown-contract.ts";
import { formatDayOfTime } from "../../../lib/text/format-dates.ts";

/**
 * What a crown means for the subscription and its end. @param black the Black Crown that the member
 * has beside it; null: none
 */
export function crownDialogText(
  name: string,
  { act, isResumed }: Pick<CrownPreview, "act" | "isResumed">,
  black: Pick<Badge, "expiresAt"> | null,
): string {
  const day = black?.expiresAt ? formatDayOfTime(black.expiresAt) : null;
  if (act === "upgrade" && isResumed) {
    return `You cancelled Black Crown, which would end${day ? ` on ${day}` : ""}. With the upgrade the ` +
      `subscription goes on as ${name} until you cancel again. Today you pay the difference for the rest ` +
      "of the month, with the card of your Black Crown.";
  }
  if (act === "upgrade") {
    return "Today you pay the difference for the rest of the month, with the card of your Black Crown. " +
      "You can cancel at any time.";
  }
  if (day) {
    return `${name} is a subscription of its own, which you pay on the next page. Your Black Crown ends on ` +
      `${day} as before; nothing of it is given back.`;
  }
  return "You pay on the next page, and can cancel at any time.";
}
