import type Stripe from "stripe";
import { z } from "zod";
import { crownCents, type CrownType } from "#shared/shop/badge-offers.ts";
import { currency } from "#shared/shop/xp-packs.ts";
import { badgeNames } from "#shared/members/badge-rules.ts";
import { readAnswer } from "./read-answer.ts";
import { writeText } from "../../language/write-text.ts";

/** Ids of our choice, so that a subscription's badge is known from its price's product. */
const productIds: Readonly<Record<CrownType, string>> = {
  blackCrown: "glimmer_black_crown",
  goldCrown: "glimmer_gold_crown",
};

const monthly = { interval: "month" } as const;

/** The crown of a Stripe product; null when it is none of ours. */
export function findCrownOfProduct(productId: string): CrownType | null {
  const crowns = Object.keys(productIds) as CrownType[];
  return crowns.find((crown) => productIds[crown] === productId) ?? null;
}

/** The monthly price, for a page or an upgrade. Its product must exist (`createCrownProducts`). */
export function getCrownPrice(crown: CrownType) {
  return { currency, product: productIds[crown], recurring: monthly, unit_amount: crownCents[crown] };
}

/** Makes a crown's product unless it exists; asks once per crown and process. */
export function createCrownProducts(stripe: Stripe): (crown: CrownType) => Promise<void> {
  const made = new Map<CrownType, Promise<void>>();
  return (crown) => {
    const making = made.get(crown) ?? createProduct(stripe, crown);
    made.set(crown, making);
    // A failure is not cached: the next call retries.
    making.catch(() => made.delete(crown));
    return making;
  };
}

async function createProduct(stripe: Stripe, crown: CrownType): Promise<void> {
  // Stripe has one name for everybody.
  const name = writeText(badgeNames[crown], "en");
  const product = { id: productIds[crown], name, metadata: { badgeType: crown } };
  await readAnswer(z.unknown(), stripe.products.create(product, { idempotencyKey: `product:${product.id}` }))
    .catch((error: unknown) => {
      if ((error as { code?: string }).code !== "resource_already_exists") throw error;
    });
}
