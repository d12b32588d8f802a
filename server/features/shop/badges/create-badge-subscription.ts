import { uuidv7 } from "uuidv7";
import { badgeNames } from "#shared/members/badge-rules.ts";
import { crownCents, type CrownType } from "#shared/shop/badge-offers.ts";
import type { SessionCtx } from "../../../context.ts";
import { AppError, Conflict } from "../../../errors.ts";
import { PaymentDeclined, PaymentsUnavailable } from "../../../providers/payments/payments.ts";
import { closeBeforeNext, triesToPlace } from "../orders/close-before-next.ts";
import { openPage } from "../orders/open-payment-of-order.ts";
import { assertMaySpend, orderEnded, placeOrder } from "../orders/place-order.ts";
import { type Client, upgradedAddress } from "../return-addresses.ts";
import { askPayments, requirePayments } from "../ask-payments.ts";
import { decideCrownPurchase } from "./crown-purchase.ts";
import { selectAbandoned, selectOwnedCrowns } from "./crown-queries.ts";
import { settleSubscription } from "./settle-subscription.ts";

interface Wanted {
  readonly crown: CrownType;
  readonly client: Client;
}

interface Ordered {
  readonly url: string;
  /** Null: an upgrade, which is paid already. */
  readonly orderId: string | null;
}

/**
 * Orders a crown and returns the address of its payment page; from Black to Gold the actor's
 * subscription is changed at once instead, with proration, and the address is the shop's
 * (badges.6). Throws `Conflict` for members who have it or a higher one, or whose card is declined,
 * and the errors of `placeOrder` and `openPage`.
 */
export async function createBadgeSubscription(ctx: SessionCtx, wanted: Wanted): Promise<Ordered> {
  requirePayments(ctx);
  const purchase = await decidePurchase(ctx, wanted.crown);
  if (purchase.act === "upgrade") return await upgradeCrown(ctx, wanted, purchase.subscriptionId);
  await endAbandoned(ctx);
  return await openSubscription(ctx, wanted);
}

async function decidePurchase(ctx: SessionCtx, crown: CrownType) {
  const owned = await selectOwnedCrowns(ctx.sql, ctx.actor.id, ctx.clock.now());
  const purchase = decideCrownPurchase(owned, crown);
  if (purchase.act === "refuse") throw new Conflict("conflict", purchase.reason);
  return purchase;
}

/** At most one order of a crown is open, so that two tabs do not pay twice. */
async function openSubscription(ctx: SessionCtx, { crown, client }: Wanted): Promise<Ordered> {
  const way = client === "desktop" ? "desktop_page" : "web_page";
  for (let tries = 0; tries < triesToPlace; tries++) {
    const order = await placeOrder(ctx, {
      kind: "crown",
      product: crown,
      cents: crownCents[crown],
      xpAmount: 0,
      way,
    });
    const isSame = order.product === crown && order.way === way;
    if (isSame && (!order.session_id || order.id === ctx.createdId)) {
      return { url: await openPage(ctx, order, { client, crown }), orderId: order.id };
    }
    await closeBeforeNext(ctx, order);
    // It may have been paid before it was closed.
    await decidePurchase(ctx, crown);
  }
  throw orderEnded();
}

async function upgradeCrown(
  ctx: SessionCtx,
  { crown, client }: Wanted,
  subscriptionId: string,
): Promise<Ordered> {
  // The upper bound: the remaining part of the month decides.
  await assertMaySpend(ctx, crownCents.goldCrown - crownCents.blackCrown);
  const key = ctx.createdId ?? uuidv7();
  try {
    await requirePayments(ctx).changeCrown({ subscriptionId, badgeType: crown, key });
    await settleSubscription(ctx, subscriptionId);
  } catch (cause) {
    throw asRefusal(cause, crown);
  }
  return { url: upgradedAddress(ctx.config, client), orderId: null };
}

function asRefusal(cause: unknown, crown: CrownType): unknown {
  if (cause instanceof PaymentDeclined) {
    return new Conflict(
      "conflict",
      "Your card was declined, so nothing changed. Use another one under 'Manage subscription', then try again.",
    );
  }
  if (!(cause instanceof PaymentsUnavailable)) return cause;
  return new AppError(
    "payments_unavailable",
    `Our payment provider doesn't respond. If it took your payment, ${
      badgeNames[crown]
    } is yours in a moment.`,
    { cause },
  );
}

/**
 * Ends subscriptions whose crown is gone but whose renewal is still being retried, so that no
 * member pays twice.
 */
async function endAbandoned(ctx: SessionCtx): Promise<void> {
  for (const id of await selectAbandoned(ctx.sql, ctx.actor.id, ctx.clock.now())) {
    await askPayments(ctx, (payments) => payments.cancelSubscription(id));
    await askPayments(ctx, () => settleSubscription(ctx, id));
  }
}
