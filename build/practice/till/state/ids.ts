import { randomBytes } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Prefix and length of the random part, as Stripe has them. */
const shapes = {
  customer: ["cus_", 14],
  product: ["prod_", 14],
  price: ["price_1", 23],
  paymentMethod: ["pm_1", 23],
  session: ["cs_test_", 58],
  lineItem: ["li_1", 23],
  intent: ["pi_3", 23],
  charge: ["ch_3", 23],
  refund: ["re_3", 23],
  dispute: ["du_1", 23],
  subscription: ["sub_1", 23],
  subscriptionItem: ["si_", 14],
  invoice: ["in_1", 23],
  invoiceLine: ["il_1", 23],
  invoiceItem: ["ii_1", 23],
  invoicePayment: ["inpay_1", 23],
  portalSession: ["bps_1", 23],
  event: ["evt_1", 23],
  request: ["req_", 14],
} as const;

/** A new random id in the shape of Stripe's, e.g. `cs_test_…`. */
export function createId(kind: keyof typeof shapes): string {
  const [prefix, length] = shapes[kind];
  return prefix + drawWord(length);
}

/** Draws the part of a client secret after the intent's id. */
export function drawWord(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join("");
}
