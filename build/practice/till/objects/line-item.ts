import type Stripe from "stripe";
import { createId } from "../state/ids.ts";

/** A line of a payment page. */
export function createLineItemObject(
  price: Stripe.Price,
  product: Stripe.Product | undefined,
  quantity: number,
): Stripe.LineItem {
  const total = (price.unit_amount ?? 0) * quantity;
  return {
    id: createId("lineItem"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency: price.currency,
    description: product?.name ?? null,
    metadata: {},
    price,
    quantity,
  };
}
