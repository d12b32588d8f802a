import { createPaymentIntent, type Order, syncPayment } from "#shared/shop/contract.ts";
import { toDollars } from "#shared/shop/money.ts";
import { checkoutPack } from "#shared/shop/xp-packs.ts";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { call } from "../../../../lib/api/call.ts";
import { parseIntentId } from "./client-secret.ts";
import { forgetAttempt, readAttempt } from "./payment-attempt.ts";

/** Cache key of the payment that /checkout opened. */
export const checkoutKey = ["checkout"] as const;

/** A payment for the card form, or one that is already paid. */
export type OpenPayment =
  | { readonly isPaid: false; readonly intentId: string; readonly clientSecret: string }
  | { readonly isPaid: true; readonly intentId: string };

/**
 * Opens the payment of /checkout. The one in the address is used if it is an open order of this
 * member, who would otherwise pay for somebody else. A payment attempted before a reload is looked
 * up first. Otherwise the server returns the member's open order, or a new one (shop.7). Throws as
 * `call` does.
 * @param given the address's `client_secret`
 */
export async function openPayment(given: string | undefined, signal: AbortSignal): Promise<OpenPayment> {
  const ofAddress = given === undefined ? null : parseIntentId(given);
  const attempt = readAttempt();
  for (const intentId of new Set([ofAddress, attempt])) {
    const order = intentId && await findOrder(intentId, signal);
    if (!order || order.kind !== "checkout") continue;
    if (isPaid(order)) return { isPaid: true, intentId };
    if (given !== undefined && intentId === ofAddress && order.state !== "cancelled") {
      return { isPaid: false, intentId, clientSecret: given };
    }
  }
  forgetAttempt();
  const body = { amount: toDollars(checkoutPack.cents), description: checkoutPack.name };
  const { clientSecret } = await call(createPaymentIntent, { body }, { signal });
  const intentId = parseIntentId(clientSecret);
  if (intentId === null) throw new Error("The server sent no payment");
  return { isPaid: false, intentId, clientSecret };
}

/** Whether the payment is paid, after the server has asked the provider. Throws as `call` does. */
export async function isPaymentTaken(intentId: string): Promise<boolean> {
  return isPaid(await call(syncPayment, { body: { sessionId: intentId } }));
}

async function findOrder(intentId: string, signal: AbortSignal): Promise<Order | null> {
  try {
    return await call(syncPayment, { body: { sessionId: intentId } }, { signal });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

function isPaid({ state }: Order): boolean {
  return state !== "pending" && state !== "failed" && state !== "cancelled";
}
