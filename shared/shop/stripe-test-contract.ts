import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { count, timestamp } from "../primitives.ts";

/**
 * The flows an administrator can run on the practice till, for their own account and without
 * opening a page. Flows that need an earlier purchase (refund, dispute, renew, …) act on the latest
 * of that kind; without one the call returns a 409 that says what to run first.
 */
export const practiceFlows = {
  "buy-pack": { group: "XP packs", label: "Buy 5,000 XP" },
  "decline-pack": { group: "XP packs", label: "Decline the card" },
  "cancel-pack": { group: "XP packs", label: "Let the page expire unpaid" },
  "confirm-pack-later": { group: "XP packs", label: "Pay, the bank confirms later" },
  "fail-pack-later": { group: "XP packs", label: "Pay, the bank refuses later" },
  "refund": { group: "XP packs", label: "Refund the latest pack" },
  "dispute": { group: "XP packs", label: "Dispute the latest pack" },
  "win-dispute": { group: "XP packs", label: "Win that dispute" },
  "lose-dispute": { group: "XP packs", label: "Lose that dispute" },
  "subscribe-black-crown": { group: "Crowns", label: "Subscribe to Black Crown" },
  "subscribe-gold-crown": { group: "Crowns", label: "Subscribe to Gold Crown, or upgrade" },
  "renew-crown": { group: "Crowns", label: "Renew for a month" },
  "fail-renewal": { group: "Crowns", label: "Let the next renewal fail" },
  "end-crown": { group: "Crowns", label: "End the subscription at once" },
} as const satisfies Record<string, { group: string; label: string }>;

const flowNames = Object.keys(practiceFlows) as [PracticeFlow, ...PracticeFlow[]];
export type PracticeFlow = keyof typeof practiceFlows;

const stripeKey = z.object({
  /** The setting's name. */
  name: z.enum(["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PUBLISHABLE_KEY"]),
  isFound: z.boolean(),
  /** Its beginning and end, e.g. 'sk_test_…9xQ2'; null when missing. */
  hint: z.string().nullable(),
});

const receivedEvent = z.object({
  id: z.string(),
  type: z.string(),
  createdAt: timestamp,
  receivedAt: timestamp,
  /**
   * `kept`: stored and without effect, for the reason in `problem`. `unused`: of a type that we do
   * not act on, or about nothing that leads to a payment.
   */
  state: z.enum(["waiting", "applied", "kept", "unused"]),
  problem: z.string().nullable(),
});
export type ReceivedEvent = z.infer<typeof receivedEvent>;

const stripeTest = z.object({
  provider: z.enum(["stripe", "practice"]).nullable(),
  isLive: z.boolean(),
  keys: z.array(stripeKey),
  /** Whether the provider answered with these keys just now. */
  isReachable: z.boolean(),
  /** Why not, for the operator. */
  problem: z.string().nullable(),
  webhook: z.object({
    /** Where the provider must send its events. */
    url: z.string(),
    eventTypes: z.array(z.string()),
    /** Null when no event ever came. */
    lastReceivedAt: timestamp.nullable(),
    /** How many of the provider's latest events of these types have not come here. */
    missing: count,
  }),
  /** Newest first. */
  events: z.array(receivedEvent),
});
export type StripeTest = z.infer<typeof stripeTest>;

export const getStripeTest = defineEndpoint({
  method: "get",
  path: "/api/dev/stripe-test",
  summary:
    "Keys and webhook of the payment provider, found or missing, and the last events (development only)",
  access: "admin",
  developmentOnly: true,
  status: 200,
  response: stripeTest,
  hasEtag: true,
});

export const runPracticeFlow = defineEndpoint({
  method: "post",
  path: "/api/dev/stripe-test/flows",
  summary: "Run a flow on the practice till for the caller's own account (development only)",
  access: "admin",
  developmentOnly: true,
  body: z.object({ flow: z.enum(flowNames) }),
  errors: [
    "payments_not_configured",
    "payments_unavailable",
    "purchases_paused",
    "spending_limit_reached",
    "conflict",
  ],
  status: 200,
  /** The steps that were done, a sentence each. */
  response: z.object({ steps: z.array(z.string()) }),
});

export const stripeTestEndpoints = { getStripeTest, runPracticeFlow };
