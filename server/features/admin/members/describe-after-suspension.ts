import { formatList } from "#shared/cases/format-counts.ts";
import type { Ctx } from "../../../context.ts";
import { describeCrownAfterSuspension } from "../../shop/stop-renewals.ts";
import { hasLostContent } from "./suspension-queries.ts";

/** Says what is as before and what is not once a suspension is over, for its mails. */
export async function describeAfterSuspension(
  ctx: Pick<Ctx, "sql" | "clock">,
  memberId: string,
): Promise<string> {
  const [hasLost, crown] = await Promise.all([
    hasLostContent(ctx.sql, memberId),
    describeCrownAfterSuspension(ctx, memberId),
  ]);
  const kept = [...hasLost ? [] : ["posts"], "XP", ...crown?.hasEnded ? [] : ["badges"]];
  const words = [
    kept.length === 1 ? "Your XP is as it was." : `Your ${formatList(kept)} are as they were.`,
  ];
  if (hasLost) words.push("What was removed of your posts and comments stays removed.");
  if (crown) words.push(crown.words);
  return [...words, "Promotions that were stopped do not resume."].join(" ");
}
