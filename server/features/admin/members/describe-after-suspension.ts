import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "#shared/language/text.ts";
import type { Ctx } from "../../../context.ts";
import { describeCrownAfterSuspension } from "../../shop/stop-renewals.ts";
import { hasLostContent } from "./suspension-queries.ts";

/** Says what is as before and what is not once a suspension is over, for its mails. */
export async function describeAfterSuspension(
  ctx: Pick<Ctx, "sql" | "clock">,
  memberId: string,
): Promise<Text> {
  const [hasLost, crown] = await Promise.all([
    hasLostContent(ctx.sql, memberId),
    describeCrownAfterSuspension(ctx, memberId),
  ]);
  return [
    describeKept({ hasPosts: !hasLost, hasBadges: !crown?.hasEnded }),
    ...(hasLost ? [msg`What was removed of your posts and comments stays removed.`] : []),
    ...(crown ? [crown.words] : []),
    msg`Promotions that were stopped do not resume.`,
  ];
}

function describeKept(
  { hasPosts, hasBadges }: { readonly hasPosts: boolean; readonly hasBadges: boolean },
): Text {
  if (hasPosts && hasBadges) return msg`Your posts, XP and badges are as they were.`;
  if (hasPosts) return msg`Your posts and XP are as they were.`;
  return hasBadges ? msg`Your XP and badges are as they were.` : msg`Your XP is as it was.`;
}
