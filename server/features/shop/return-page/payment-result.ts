import { msg } from "@lingui/core/runtime-macro";
import { setTimeout as wait } from "node:timers/promises";
import type { Text } from "#shared/language/text.ts";
import type { Ctx } from "../../../context.ts";
import { type OrderRow, selectOrder, selectOrderPaidBy } from "../orders/order-queries.ts";
import { orderName } from "../orders/present-order.ts";
import { settleOrder } from "../orders/settle/settle-order.ts";
import type { LookUps } from "./look-ups.ts";

/** How a payment went, for the member. */
export interface PaymentResult {
  readonly look: "done" | "waiting" | "nothing";
  readonly title: Text;
  readonly text: Text;
}

/** A member waits for the page, so it does not wait long for the provider. */
const patienceMs = 3_000;

/**
 * How the payment went that the page's address names: by its order, which is settled first, and by
 * the address's word alone where it names none or it cannot be read. Nobody is signed in here, and
 * only who paid knows the session's id.
 * @param given the parameters of the address, checked
 */
export async function findPaymentResult(
  ctx: Ctx,
  given: { readonly payment: string | null; readonly sessionId: string | null },
  lookUps: LookUps,
): Promise<PaymentResult> {
  // Without the database the page still leads to the app, which says it later.
  const order = given.sessionId === null
    ? null
    : await settledOrder(ctx, given.sessionId, lookUps).catch((error: unknown) => {
      ctx.log.warn({ err: error }, "an order could not be read for the page that leads to the app");
      return null;
    });
  return order ? resultOfOrder(order, given.payment) : resultOfWord(given.payment);
}

async function settledOrder(ctx: Ctx, sessionId: string, lookUps: LookUps): Promise<OrderRow | null> {
  const order = await selectOrderPaidBy(ctx.sql, sessionId);
  if (!order || (order.state !== "pending" && order.state !== "failed")) return order;
  const timer = new AbortController();
  // The provider's event, or the hourly job, settles what fails here.
  const settled = lookUps(order.id, async () => {
    await settleOrder(ctx, order).catch((error: unknown) =>
      ctx.log.warn({ err: error }, "a payment could not be looked up for the page that leads to the app")
    );
  });
  await Promise.race([settled, wait(patienceMs, null, { signal: timer.signal }).catch(() => null)]);
  timer.abort();
  return await selectOrder(ctx.sql, order.id);
}

const cancelled: PaymentResult = {
  look: "nothing",
  title: msg`Payment cancelled`,
  text: msg`No charges were made.`,
};
const failed: PaymentResult = {
  look: "nothing",
  title: msg`Payment failed`,
  text: msg`It was declined, so nothing was charged. You can try again in the app.`,
};

function resultOfOrder(order: OrderRow, word: string | null): PaymentResult {
  const { state, awaits_bank: awaitsBank, xp_amount: xp } = order;
  const name = orderName(order);
  if (state === "cancelled") return cancelled;
  if (state === "failed") return failed;
  if (state === "pending") {
    if (!awaitsBank && word !== "success") return resultOfWord(word);
    return {
      look: "waiting",
      title: msg`Payment on its way`,
      text: awaitsBank ? describeAwaited(order) : describeUnconfirmed(order),
    };
  }
  if (state === "paid") {
    const text = xp > 0 ? msg`${{ name }} were added to your balance.` : msg`${{ name }} is yours.`;
    return { look: "done", title: msg`Payment successful`, text };
  }
  return { look: "nothing", title: msg`Payment returned`, text: msg`You'll find it among your purchases.` };
}

function describeAwaited(order: OrderRow): Text {
  const name = orderName(order);
  return order.xp_amount > 0
    ? msg`Your bank hasn't confirmed it yet. ${{ name }} are added as soon as it does.`
    : msg`Your bank hasn't confirmed it yet. ${{ name }} is yours as soon as it does.`;
}

function describeUnconfirmed(order: OrderRow): Text {
  const name = orderName(order);
  return order.xp_amount > 0
    ? msg`It isn't confirmed yet. ${{ name }} are added as soon as it is.`
    : msg`It isn't confirmed yet. ${{ name }} is yours as soon as it is.`;
}

function resultOfWord(word: string | null): PaymentResult {
  if (word === null) {
    return { look: "nothing", title: msg`Back to the app`, text: msg`You can go on where you left off.` };
  }
  if (word === "success") {
    return {
      look: "waiting",
      title: msg`Back from the payment`,
      text: msg`The app shows what you bought as soon as the payment is confirmed.`,
    };
  }
  return word === "failed" ? failed : cancelled;
}
