import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { count, timestamp } from "../primitives.ts";
import type { Text } from "../language/text.ts";

/** The headings of the flows. */
export const practiceGroups = { packs: msg`XP packs`, crowns: msg`Crowns` } as const;

/**
 * The flows an administrator can run on the practice till, for their own account and without
 * opening a page. Flows that need an earlier purchase (refund, dispute, renew, …) act on the latest
 * of that kind; without one the call returns a 409 that says what to run first.
 */
export const practiceFlows = {
  "buy-pack": { group: "packs", label: msg`Buy 5,000 XP` },
  "decline-pack": { group: "packs", label: msg`Decline the card` },
  "cancel-pack": { group: "packs", label: msg`Let the page expire unpaid` },
  "confirm-pack-later": { group: "packs", label: msg`Pay, the bank confirms later` },
  "fail-pack-later": { group: "packs", label: msg`Pay, the bank refuses later` },
  "refund": { group: "packs", label: msg`Refund the latest pack` },
  "dispute": { group: "packs", label: msg`Dispute the latest pack` },
  "win-dispute": { group: "packs", label: msg`Win that dispute` },
  "lose-dispute": { group: "packs", label: msg`Lose that dispute` },
  "subscribe-black-crown": { group: "crowns", label: msg`Subscribe to Black Crown` },
  "subscribe-gold-crown": { group: "crowns", label: msg`Subscribe to Gold Crown, or upgrade` },
  "renew-crown": { group: "crowns", label: msg`Renew for a month` },
  "fail-renewal": { group: "crowns", label: msg`Let the next renewal fail` },
  "end-crown": { group: "crowns", label: msg`End the subscription at once` },
} as const satisfies Record<string, { group: keyof typeof practiceGroups; label: Text }>;

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
