import type { Clock } from "../../../server/clock.ts";
import { AppError } from "../../../server/errors.ts";
import { bodyLimits, readBody } from "../../../server/http/input/read-body.ts";
import { sessionRoutes } from "./checkout/session-routes.ts";
import { invoiceRoutes } from "./billing/invoice-routes.ts";
import { portalRoutes } from "./billing/portal-routes.ts";
import { subscriptionRoutes } from "./billing/subscription-routes.ts";
import { customerRoutes } from "./catalogue/customer-routes.ts";
import { productRoutes } from "./catalogue/product-routes.ts";
import { type Deliver, deliverDue } from "./events/deliver-events.ts";
import { eventRoutes } from "./events/event-routes.ts";
import { serveApiCall } from "./http/serve-api-call.ts";
import { chargeRoutes } from "./payments/charge-routes.ts";
import { intentRoutes } from "./payments/intent-routes.ts";
import { servePracticePaths } from "./pages/serve-practice-paths.ts";
import { forgetOld } from "./state/forget-old.ts";
import { openTill } from "./state/open-till.ts";
import type { Till } from "./state/till.ts";
import { createEmptyState, type TillState } from "./state/till-state.ts";

interface PracticeTillOptions {
  readonly clock: Clock;
  /** `sk_test_…`; any of them may call. */
  readonly secretKeys: readonly string[];
  /** Signs the events. `whsec_…` */
  readonly webhookSecret: string;
  /** Origin of the server, which passes its pages on. */
  readonly publicUrl: string;
  readonly deliver: Deliver;
  /** The state that another till kept. */
  readonly state?: TillState;
  /** Called after each change. */
  readonly save?: (state: TillState) => void;
}

export interface PracticeTill {
  readonly till: Till;
  /** Answers the API below `/v1/`, and pages and controls below `/practice-till/`. */
  fetch(request: Request): Promise<Response>;
  /**
   * Does what is due on the clock: expiries, renewals, retries, deliveries. Resolves once each
   * delivery was answered.
   */
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
  const state = options.state ?? createEmptyState();
  const { till, doDue, duringRequest } = openTill(state, clock, publicUrl);
  const answering = { till, routes, secretKeys, duringRequest };
  /** Whether the state may differ from what was saved. */
  let isChanged = false;

  function saveState(): void {
    if (isChanged) save?.(state);
    isChanged = false;
  }

  async function deliverAndSave(): Promise<void> {
    const delivered = deliverDue({ state, webhookSecret, deliver, realNow: () => clock.now().getTime() });
    saveState();
    if (await delivered) isChanged = true;
    saveState();
  }

  return {
    till,
    async fetch(incoming) {
      const url = new URL(incoming.url);
      const body = await textOf(incoming);
      if (body instanceof Response) return body;
      const call = { method: incoming.method, url, headers: incoming.headers, body };
      const wasDue = doDue();
      isChanged ||= wasDue || call.method !== "GET";
      const response = url.pathname.startsWith("/practice-till/")
        ? servePracticePaths(answering, call, doDue)
        : serveApiCall(answering, call);
      // Calls do not wait for the webhook, which may make calls itself.
      void deliverAndSave();
      return response;
    },
    async catchUp() {
      const wasDue = doDue();
      const wasOld = forgetOld(state, till.now());
      isChanged ||= wasDue || wasOld;
      await deliverAndSave();
    },
  };
}

/** The body, or the response to one that is too large. */
async function textOf(incoming: Request): Promise<string | Response> {
  try {
    return new TextDecoder().decode(await readBody(incoming, bodyLimits.json));
  } catch (error) {
    if (error instanceof AppError) return new Response(error.message, { status: error.status });
    throw error;
  }
}
