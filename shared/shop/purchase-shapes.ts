import { z } from "zod";
import { id } from "../primitives.ts";

/** Error codes of a refused purchase. */
export const purchaseErrors = [
  "payments_not_configured",
  "payments_unavailable",
  "purchases_paused",
  "spending_limit_reached",
  // An earlier payment of the same purchase went through, or waits for the bank.
  "conflict",
] as const;

export const pageAddress = z.object({ url: z.string() });
/** The desktop app's purchases return through `/return-to-app` (shop.4). */
export const client = z.enum(["web", "desktop"]).default("web");

/** A payment page, and the order that is paid there; null when the order is paid already. */
export const orderedPage = pageAddress.extend({ orderId: id.nullable() });
