import { uuidv7 } from "uuidv7";
import type { SessionCtx } from "../../../context.ts";
import { Conflict } from "../../../errors.ts";
import { askPayments } from "../ask-payments.ts";
import { selectOwnedCrowns } from "./crown-queries.ts";
import { settleSubscription } from "./settle-subscription.ts";

/**
 * Tries the actor's refused renewal again with their card as it is now. Returns null when it is
 * paid, or else the address of the provider's page that takes any card (badges.9). Throws
 * `Conflict` when nothing is owed, and `payments_unavailable`.
 */
export async function payRenewal(ctx: SessionCtx): Promise<{ url: string | null }> {
  const subscriptionId = await findOwing(ctx);
  if (subscriptionId === null) throw nothingOwed();
  const key = ctx.createdId ?? uuidv7();
  const url = await askPayments(ctx, (payments) => payments.payRenewal({ subscriptionId, key }));
  await askPayments(ctx, () => settleSubscription(ctx, subscriptionId));
  if (url === null && await findOwing(ctx) !== null) throw nothingOwed();
  return { url };
}

/** The subscription of the actor's crown whose renewal was refused; null when there is none. */
async function findOwing(ctx: SessionCtx): Promise<string | null> {
  const owned = await selectOwnedCrowns(ctx.sql, ctx.actor.id, ctx.clock.now());
  return owned.find(({ status }) => status === "past_due")?.subscriptionId ?? null;
}

function nothingOwed(): Conflict {
  return new Conflict("conflict", "There is no renewal to pay now.");
}
