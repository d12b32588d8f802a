import type Stripe from "stripe";
import { z } from "zod";
import { createInvalidRequest, createNoSuch } from "../http/api-error.ts";
import { amount, currency, metadata, recurring, text } from "../http/parameters.ts";
import { createPriceObject, createProductObject } from "../objects/price.ts";
import { put, type Till } from "../state/till.ts";
import { withChanges } from "./metadata.ts";

/**
 * A price written into the call that uses it. A new product only in payment pages, as at Stripe.
 */
export const inlinePrice = z.strictObject({
  currency,
  unit_amount: amount,
  product: text.optional(),
  product_data: z.strictObject({ name: text, description: text.optional(), metadata }).optional(),
  recurring: recurring.optional(),
});

interface GivenPrice {
  readonly price?: string | undefined;
  readonly price_data?: z.output<typeof inlinePrice> | undefined;
}

/**
 * The price by its id, or the one that is written here. Throws 400 or 404. @param
 * param where it stands
 */
export function findOrCreatePrice(till: Till, given: GivenPrice, param: string): Stripe.Price {
  if (given.price !== undefined) {
    const price = till.state.objects.prices[given.price];
    if (!price) throw createNoSuch("price", given.price, `${param}[price]`);
    if (!price.active) {
      throw createInvalidRequest(`The price ${price.id} is inactive.`, { param: `${param}[price]` });
    }
    return price;
  }
  return put(till, "prices", previewPrice(till, given, param));
}

/** The same without keeping a price that is written here, for a preview. */
export function previewPrice(till: Till, given: GivenPrice, param: string): Stripe.Price {
  const inline = given.price_data;
  if (!inline) {
    if (given.price !== undefined) return findOrCreatePrice(till, given, param);
    throw createInvalidRequest("You must specify either `price` or `price_data`.", {
      code: "parameter_missing",
      param,
    });
  }
  return createPriceObject({
    now: till.now(),
    product: productFor(till, inline, `${param}[price_data]`),
    cents: inline.unit_amount,
    currency: inline.currency,
    recurring: inline.recurring ?? null,
    lookupKey: null,
    nickname: null,
    metadata: {},
    isActive: false,
  });
}

function productFor(till: Till, inline: z.output<typeof inlinePrice>, param: string): string {
  if (inline.product !== undefined) return findProduct(till, inline.product, `${param}[product]`).id;
  if (!inline.product_data) {
    throw createInvalidRequest(`Missing required param: ${param}[product].`, {
      code: "parameter_missing",
      param: `${param}[product]`,
    });
  }
  const { name, description, metadata: given } = inline.product_data;
  const product = createProductObject({
    now: till.now(),
    name,
    description: description ?? null,
    metadata: withChanges({}, given),
    isActive: false,
  });
  return put(till, "products", product).id;
}

/** Throws 404. */
export function findProduct(till: Till, id: string, param: string): Stripe.Product {
  const product = till.state.objects.products[id];
  if (!product) throw createNoSuch("product", id, param);
  return product;
}
