import { currency } from "#shared/shop/xp-packs.ts";
import type { CrownType } from "#shared/shop/badge-offers.ts";
import type { MemberCtx } from "../../../context.ts";
import { UnknownCustomer } from "../../../providers/payments/payments.ts";
import { ensureCustomer, forgetCustomer } from "../find-customer.ts";
import { type Client, returnAddresses } from "../return-addresses.ts";
import { askPayments, paymentsUnavailable } from "../ask-payments.ts";
import { dropOrder, keepPaymentId, type OrderRow } from "./order-queries.ts";
import { orderEnded } from "./place/place-order.ts";
import { orderName } from "./present-order.ts";
import { writeText } from "../../../language/write-text.ts";

/**
 * Opens the page that an order is paid on, once per order. Returns its address. Throws
 * `payments_unavailable`, or `Conflict`.
 */
export async function openPage(
  ctx: MemberCtx,
  order: OrderRow,
  { client, crown }: { client: Client; crown: CrownType | null },
): Promise<string> {
  const addresses = returnAddresses(ctx.config, {
    client,
    isCrown: crown !== null,
    xpAmount: order.xp_amount,
  });
  const { sessionId, url } = await openOrDrop(
    ctx,
    order,
    (request) => askPayments(ctx, (payments) => payments.openCheckout({ ...request, ...addresses, crown })),
  );
  await keepPaymentIds(ctx, order, { sessionId, intentId: null });
  return url;
}

/**
 * The page that an order is paid on, opened where it has none: the call that placed it may have
 * died before the provider answered. Null when the page cannot be paid any more.
 */
export function loadPage(
  ctx: MemberCtx,
  order: OrderRow,
  how: Parameters<typeof openPage>[2],
): Promise<string | null> {
  const { session_id: sessionId } = order;
  if (!sessionId) return openPage(ctx, order, how);
  return askPayments(ctx, (payments) => payments.readPageAddress(sessionId));
}

/**
 * Opens a payment for the form of /checkout, once per order. Returns its client secret. Throws
 * `payments_unavailable`, or `Conflict`.
 */
export async function openIntent(ctx: MemberCtx, order: OrderRow): Promise<string> {
  const { intentId, clientSecret } = await openOrDrop(
    ctx,
    order,
    (request) =>
      askPayments(ctx, (payments) => payments.openIntent({ ...request, description: request.name })),
  );
  await keepPaymentIds(ctx, order, { sessionId: null, intentId });
  return clientSecret;
}

/** When it fails, no one can ever pay the order, so it is dropped. */
async function openOrDrop<T>(
  ctx: MemberCtx,
  order: OrderRow,
  open: (request: ReturnType<typeof requestOf>) => Promise<T>,
): Promise<T> {
  try {
    return await open(requestOf(ctx, order, await ensureCustomer(ctx)));
  } catch (error) {
    await dropOrder(ctx.sql, order.id);
    if (!(error instanceof UnknownCustomer)) throw error;
    await forgetCustomer(ctx);
    throw paymentsUnavailable(error);
  }
}

function requestOf(ctx: MemberCtx, order: OrderRow, customerId: string) {
  const { id: orderId, cents } = order;
  // The same words at each try, since the provider compares them.
  const name = writeText(orderName(order), "en");
  return { orderId, memberId: ctx.actor.id, customerId, name, cents, currency };
}

async function keepPaymentIds(
  ctx: MemberCtx,
  order: OrderRow,
  ids: { sessionId: string | null; intentId: string | null },
): Promise<void> {
  if (await keepPaymentId(ctx.sql, order.id, ids)) return;
  await askPayments(ctx, (payments) => payments.cancelCheckout(ids.sessionId ?? ids.intentId ?? ""));
  throw orderEnded();
}
