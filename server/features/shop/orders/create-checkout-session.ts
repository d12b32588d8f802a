import { checkoutPack } from "#shared/shop/xp-packs.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Client } from "../return-addresses.ts";
import { closeBeforeNext } from "./close-before-next.ts";
import { loadPage } from "./open-payment-of-order.ts";
import { findPackAtPrice } from "./find-pack-at-price.ts";
import { placeOrder } from "./place/place-order.ts";

interface Wanted {
  readonly xpAmount: number;
  readonly amount: number;
  readonly client: Client;
  /** The newest paid order of /checkout that its page showed, see `createPaymentIntent`. */
  readonly seenOrderId?: string | null | undefined;
}

/**
 * Orders an XP pack and returns its id and the address of its payment page. An unpaid order of
 * the same pack goes on, unless its page takes no card any more (shop.10). For the purchase of
 * /checkout, its form or an earlier page are closed first, so that only one can be paid. Throws
 * `Invalid` for an amount or price that matches no pack, `Conflict` when the earlier one is
 * paid, and the errors of `placeOrder` and `openPage`.
 */
export async function createCheckoutSession(
  ctx: MemberCtx,
  { xpAmount, amount, client, seenOrderId }: Wanted,
): Promise<{ url: string; orderId: string }> {
  const pack = findPackAtPrice({ xpAmount, amount });
  const kind = pack.id === checkoutPack.id ? "checkout" : "xp_pack";
  const way = client === "desktop" ? "desktop_page" : "web_page";
  for (let closed = 0;; closed++) {
    const order = await placeOrder(ctx, {
      kind,
      product: pack.id,
      cents: pack.cents,
      xpAmount: pack.xpAmount,
      way,
      seenOrderId,
    });
    // An order without a page is being opened by another click: both get the same page.
    if (order.way === way && (kind === "xp_pack" || !order.session_id)) {
      const url = await loadPage(ctx, order, { client, crown: null });
      if (url) return { url, orderId: order.id };
    }
    await closeBeforeNext(ctx, order, closed);
  }
}
