import { msg } from "@lingui/core/runtime-macro";
import { crownCents, type CrownType } from "#shared/shop/badge-offers.ts";
import type { SessionCtx } from "../../../context.ts";
import { Conflict } from "../../../errors.ts";
import { closeBeforeNext } from "../orders/close-before-next.ts";
import { openPage } from "../orders/open-payment-of-order.ts";
import { placeOrder } from "../orders/place/place-order.ts";
import { type Client, makeUpgradedAddress } from "../return-addresses.ts";
import { askPayments, requirePayments } from "../ask-payments.ts";
import { selectAbandoned, updateShowsInstead } from "./crown-queries.ts";
import { findCrownPurchase } from "./find-crown-purchase.ts";
import { settleSubscription } from "./settle/settle-subscription.ts";
import { upgradeCrown } from "./upgrade/upgrade-crown.ts";

interface Wanted {
  readonly crown: CrownType;
  readonly client: Client;
  /** Shows the crown, once it is paid, instead of the active badge (badges.7). */
  readonly showInstead: boolean;
  /** The preview of an upgrade that the member agreed to (badges.8). */
  readonly agreed?: { readonly dueToday: number; readonly since: string } | undefined;
  /** The consequence that the member was told; undefined: older clients do not say. */
  readonly expects?: "page" | "upgrade" | undefined;
}

interface Ordered {
  readonly url: string;
  /** Null: an upgrade, which is paid already. */
  readonly orderId: string | null;
}

/**
 * Orders a crown and returns the address of its payment page; from Black to Gold the actor's
 * subscription is changed at once instead, with proration, and the address is the shop's
 * (badges.6). Throws `Conflict` for members who have it or a higher one, or who expect a page and
 * would be charged at once, and the errors of `upgradeCrown`, `placeOrder` and `openPage`.
 */
export async function createBadgeSubscription(ctx: SessionCtx, wanted: Wanted): Promise<Ordered> {
  requirePayments(ctx);
  const purchase = await findCrownPurchase(ctx, wanted.crown);
  if (purchase.act === "upgrade") {
    if (wanted.expects === "page") throw chargedAtOnce();
    await upgradeCrown(ctx, { ...wanted, subscriptionId: purchase.subscriptionId });
    return { url: makeUpgradedAddress(ctx.config, wanted.client), orderId: null };
  }
  await endAbandoned(ctx);
  return await openSubscription(ctx, wanted);
}

/** The Black Crown was bought in another window meanwhile. */
function chargedAtOnce(): Conflict {
  return new Conflict(
    "conflict",
    msg`You have Black Crown by now, so Gold Crown is an upgrade. Choose 'Upgrade' to see what it costs today.`,
  );
}

/** At most one order of a crown is open, so that two tabs do not pay twice. */
async function openSubscription(
  ctx: SessionCtx,
  { crown, client, showInstead }: Wanted,
): Promise<Ordered> {
  const way = client === "desktop" ? "desktop_page" : "web_page";
  for (let closed = 0;; closed++) {
    const order = await placeOrder(ctx, {
      kind: "crown",
      product: crown,
      cents: crownCents[crown],
      xpAmount: 0,
      way,
    });
    const isSame = order.product === crown && order.way === way;
    if (isSame && (!order.session_id || order.id === ctx.createdId)) {
      await updateShowsInstead(ctx.sql, order.id, showInstead);
      return { url: await openPage(ctx, order, { client, crown }), orderId: order.id };
    }
    await closeBeforeNext(ctx, order, closed);
    // It may have been paid before it was closed.
    await findCrownPurchase(ctx, crown);
  }
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
