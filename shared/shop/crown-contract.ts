import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { timestamp } from "../primitives.ts";
import { client, orderedPage, purchaseErrors } from "./purchase-shapes.ts";

const crownChoice = z.enum(["blackCrown", "goldCrown", "gold_crown", "black_crown"]);

/** The price of a crown for the caller now (badges.8). */
const crownPreview = z.object({
  /** `subscribe`: on the payment page; `upgrade`: at once, with the card of the subscription. */
  act: z.enum(["subscribe", "upgrade"]),
  /** Dollars. */
  dueToday: z.number().nonnegative(),
  /** Dollars. */
  monthlyPrice: z.number().nonnegative(),
  /** When the monthly price is charged next; null: a month after it was bought. */
  renewsAt: timestamp.nullable(),
  /** Whether a subscription that was cancelled goes on. */
  isResumed: z.boolean(),
  /** From when on an upgrade counts. */
  since: timestamp.nullable(),
});
export type CrownPreview = z.infer<typeof crownPreview>;

export const previewCrown = defineEndpoint({
  method: "get",
  path: "/api/stripe/crown-preview",
  summary: "What a crown costs the caller today, as the payment provider computes it",
  access: "member",
  query: z.object({ badgeType: crownChoice }),
  errors: ["payments_not_configured", "payments_unavailable", "conflict"],
  status: 200,
  response: crownPreview,
});

export const createBadgeSubscription = defineEndpoint({
  method: "post",
  path: "/api/stripe/create-badge-subscription",
  summary:
    "Subscribe to a crown; returns the address of the payment page. With a Black Crown, Gold Crown is an upgrade",
  access: "member",
  body: z.object({
    badgeType: crownChoice,
    client,
    /** Shows the crown, once it is paid, instead of the badge that is active (badges.7). */
    showInstead: z.boolean().default(false),
    /**
     * The amount of the preview that the caller saw: an upgrade at another amount is refused (409).
     */
    agreed: z.object({ dueToday: z.number().nonnegative().max(1_000), since: timestamp }).optional(),
    /**
     * The step that the caller showed: with `page` an upgrade, which charges at once, is refused
     * (409).
     */
    expects: z.enum(["page", "upgrade"]).optional(),
  }),
  errors: purchaseErrors,
  status: 201,
  response: orderedPage,
});

export const payRenewal = defineEndpoint({
  method: "post",
  path: "/api/stripe/pay-renewal",
  summary:
    "Try the caller's refused renewal again; with a null address it is paid or on its way, else the page at it takes any card",
  access: "member",
  errors: ["payments_not_configured", "payments_unavailable", "conflict"],
  status: 201,
  response: z.object({
    url: z.string().nullable(),
    /** The bank confirms it later. */
    isOnItsWay: z.boolean(),
  }),
});
