import { uuidv7 } from "uuidv7";
import { badgeNames } from "#shared/members/badge-rules.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { goldVerifyCost } from "#shared/shop/badge-offers.ts";
import { formatDay } from "#shared/format-day.ts";
import type { SessionCtx } from "../../../context.ts";
import { Conflict } from "../../../errors.ts";
import { listOwnBadges } from "../../members/list-badges.ts";
import { publishXp } from "../../xp/publish-xp.ts";
import { refuseShortfall } from "../../xp/refuse-shortfall.ts";
import { purchasesPaused } from "../orders/place-order.ts";
import { insertBadge } from "./buy-and-activate-badge-queries.ts";

/**
 * Buys the actor a month of Gold Verify, or extends theirs by a month (badges.4). Throws
 * `insufficient_xp` (402), `purchases_paused` (403), and `Conflict` for Blue Verify, which has no
 * price, and for a badge that never ends.
 */
export async function buyBadge(
  ctx: SessionCtx,
  badgeType: "blueVerify" | "goldVerify",
): Promise<{ message: string; badge: Badge }> {
  const name = badgeNames[badgeType];
  if (badgeType === "blueVerify") throw new Conflict("conflict", `${name} is not on sale yet.`);
  const bought = await refuseShortfall(() =>
    insertBadge(ctx.sql, {
      id: ctx.createdId ?? uuidv7(),
      memberId: ctx.actor.id,
      badgeType,
      cost: goldVerifyCost,
      at: ctx.clock.now(),
    })
  );
  if (bought.outcome === "paused") throw purchasesPaused();
  if (bought.outcome === "endless") throw new Conflict("conflict", `Your ${name} never ends.`);
  publishXp(ctx, bought.own_xp);
  ctx.publish({ type: "resync", memberId: ctx.actor.id });
  const badge = (await listOwnBadges(ctx, ctx.actor.id)).find(({ id }) => id === bought.badge_id);
  if (!badge || !bought.ends_at) throw new Conflict("conflict", `Your ${name} has ended.`);
  return { message: `${name} is yours until ${formatDay(bought.ends_at)}.`, badge };
}
