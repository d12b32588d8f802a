import { type Order, syncPayment } from "#shared/shop/contract.ts";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { call } from "../../../../lib/api/call.ts";
import { parseIntentId } from "./client-secret.ts";
import { forgetAttempt, readAttempt } from "./payment-attempt.ts";

/** A payment for the card form. */
export interface OpenPayment {
  readonly intentId: string;
  readonly clientSecret: string;
}

/** A payment as it is known when /checkout is opened. */
export type FoundPayment =
  | { readonly kind: "none" }
  /** The one in the address, which is still open. */
  | { readonly kind: "given"; readonly payment: OpenPayment }
  | { readonly kind: "paid"; readonly intentId: string };

/**
 * Looks for a payment that /checkout goes on with, and opens none: an order exists once the member
 * pays (shop.11). The one in the address is used if it is an open order of this member, who would
 * otherwise pay for somebody else. A payment attempted before a reload may be paid. Throws as
 * `call` does.
 * @param given the address's `client_secret`
 */
export async function findPayment(given: string | undefined, signal: AbortSignal): Promise<FoundPayment> {
  const ofAddress = given === undefined ? null : parseIntentId(given);
  const attempt = readAttempt();
  let found: FoundPayment = { kind: "none" };
  for (const intentId of new Set([ofAddress, attempt])) {
    const order = intentId && await findOrder(intentId, signal);
    if (!order || order.kind !== "checkout") continue;
    if (isPaid(order)) return { kind: "paid", intentId };
    if (given !== undefined && intentId === ofAddress && order.state !== "cancelled") {
      found = { kind: "given", payment: { intentId, clientSecret: given } };
    }
  }
  forgetAttempt();
  return found;
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

/** Also when the bank has not confirmed it yet: it must not be paid again. */
function isPaid({ state, isAwaitingBank }: Order): boolean {
  return isAwaitingBank || state !== "pending" && state !== "failed" && state !== "cancelled";
}
