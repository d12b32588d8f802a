import type { CrownType } from "#shared/shop/badge-offers.ts";
import type { SessionCtx } from "../../../context.ts";
import { Conflict } from "../../../errors.ts";
import { decideCrownPurchase } from "./crown-purchase.ts";
import { selectOwnedCrowns } from "./crown-queries.ts";

/**
 * How the actor can get a crown: by a new subscription or a change of theirs. Throws `Conflict`
 * with the reason when they cannot.
 */
export async function findCrownPurchase(ctx: SessionCtx, crown: CrownType) {
  const owned = await selectOwnedCrowns(ctx.sql, ctx.actor.id, ctx.clock.now());
  const purchase = decideCrownPurchase(owned, crown);
  if (purchase.act === "refuse") throw new Conflict("conflict", purchase.reason);
  return purchase;
}
