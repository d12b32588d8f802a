import type { Clock } from "../context.ts";
import { expireSession, expiryOf } from "./checkout/expire-session.ts";
import { sessionRoutes } from "./checkout/session-routes.ts";
import { invoiceRoutes } from "./billing/invoice-routes.ts";
import { portalRoutes } from "./billing/portal-routes.ts";
import { nextOf } from "./billing/renew.ts";
import { subscriptionRoutes } from "./billing/subscription-routes.ts";
import { customerRoutes } from "./catalogue/customer-routes.ts";
import { productRoutes } from "./catalogue/product-routes.ts";
import { type Deliver, deliverDue } from "./events/deliver-events.ts";
import { eventRoutes } from "./events/event-routes.ts";
import { recordEvent } from "./events/record-event.ts";
import { answerCall } from "./http/answer-call.ts";
import { chargeRoutes } from "./payments/charge-routes.ts";
import { intentRoutes } from "./payments/intent-routes.ts";
import { answerPractice } from "./pages/answer-practice.ts";
import type { Till } from "./state/till.ts";
import { emptyState, type TillState } from "./state/till-state.ts";

interface PracticeTillOptions {
  readonly clock: Clock;
  /** `sk_test_…`; any of them may call. */
  readonly secretKeys: readonly string[];
  /** Signs the events. `whsec_…` */
  readonly webhookSecret: string;
  /** Origin of the server, which passes its pages on. */
  readonly publicUrl: string;
  readonly deliver: Deliver;
  /** What another till kept. */
  readonly state?: TillState;
  /** Called after each change. */
  readonly save?: (state: TillState) => void;
}

export interface PracticeTill {
  readonly till: Till;
  /** Answers the API below `/v1/`, and pages and controls below `/practice-till/`. */
  fetch(request: Request): Promise<Response>;
  /** Does what is due on the clock: expiries, renewals, retries, deliveries. Resolves once each delivery was answered. */
  catchUp(): Promise<void>;
}

const routes = [
  ...customerRoutes,
  ...productRoutes,
  ...sessionRoutes,
  ...intentRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...portalRoutes,
  ...chargeRoutes,
  ...eventRoutes,
];

/** A stand-in for Stripe's API in test mode. */
export function createPracticeTill(options: PracticeTillOptions): PracticeTill {
  const { clock, secretKeys, webhookSecret, publicUrl, deliver, save } = options;
  const state = options.state ?? emptyState();
  const realNow = () => clock.now().getTime();
  let request: { id: string; key: string | null } | null = null;
  let dueAt: number | null = null;
  const till: Till = {
    state,
    publicUrl,
    now: () => dueAt ?? Math.floor((realNow() + state.clockOffsetMs) / 1000),
    record: (type, object, previous) =>
      recordEvent(state, { type, object, previous, now: till.now(), realNow: realNow(), request }),
  };

  function doDue(): void {
    const now = till.now();
    try {
      for (let next = nextDue(till); next !== null && next.at <= now; next = nextDue(till)) {
        dueAt = next.at;
        next.run();
      }
    } finally {
      dueAt = null;
    }
  }

  const answering = {
    till,
    routes,
    secretKeys,
    duringRequest<T>(caller: { id: string; key: string | null }, run: () => T): T {
      request = caller;
      try {
        return run();
      } finally {
        request = null;
      }
    },
  };

  async function finish(): Promise<void> {
    const delivered = deliverDue({ state, webhookSecret, deliver, realNow });
    save?.(state);
    await delivered;
    save?.(state);
  }

  return {
    till,
    async fetch(incoming) {
      const url = new URL(incoming.url);
      const call = { method: incoming.method, url, headers: incoming.headers, body: await incoming.text() };
      doDue();
      const response = url.pathname.startsWith("/v1/")
        ? answerCall(answering, call)
        : answerPractice(answering, call, doDue);
      // Nobody who calls waits for the webhook, which may call in turn.
      void finish();
      return response;
    },
    async catchUp() {
      doDue();
      await finish();
    },
  };
}

/** What is to happen next by itself, and when. */
function nextDue(till: Till): { at: number; run: () => void } | null {
  const { sessions, subscriptions } = till.state.objects;
  const expiries = Object.values(sessions).flatMap((session) => {
    const at = expiryOf(session);
    return at === null ? [] : [{ at, run: () => void expireSession(till, session) }];
  });
  const billing = Object.values(subscriptions).flatMap((subscription) => nextOf(till, subscription) ?? []);
  return [...expiries, ...billing].toSorted((a, b) => a.at - b.at)[0] ?? null;
}
