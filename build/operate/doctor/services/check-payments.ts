import Stripe from "stripe";
import { eventTypes } from "../../../../server/providers/payments/event-types.ts";
import type { Config } from "../../../../server/config.ts";
import type { Check } from "../check.ts";
import { describeError } from "../describe-error.ts";
import { type Finding, fix, ok, skipped, warn } from "../finding.ts";

const names = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PUBLISHABLE_KEY"] as const;

/** As Stripe lists it. */
interface Endpoint {
  readonly url: string;
  readonly status: string;
  readonly api_version: string | null;
  readonly enabled_events: readonly string[];
  readonly livemode: boolean;
}

/** Whether Stripe accepts the key, and sends our webhook what it needs. Charges nothing. */
export const checkPayments: Check = {
  name: "payments",
  waitsFor: "Stripe",
  ifSilent: "Check https://status.stripe.com, and that the firewall lets calls leave this machine.",
  run: ({ config, wrong }) => lookAtStripe(config, wrong, "https://api.stripe.com"),
};

/** @param api where Stripe's interface is; another one in tests */
export async function lookAtStripe(
  config: Pick<Config, "stripe" | "environment" | "publicUrl">,
  wrong: ReadonlySet<string>,
  api: string,
): Promise<Finding | readonly Finding[]> {
  if (names.some((name) => wrong.has(name))) return skipped("Correct the three STRIPE_… keys first.");
  const { stripe, environment, publicUrl } = config;
  if (!stripe || stripe.practiceTillUrl !== null) {
    return skipped(
      environment === "production"
        ? "Not set up (STRIPE_SECRET_KEY): nothing is sold for money."
        : "Not set up (STRIPE_SECRET_KEY): the practice till takes the payments.",
    );
  }
  const isLive = /^.._live_/.test(stripe.secretKey);
  const kind: Finding[] = environment === "production" && !isLive
    ? [
      warn(
        "The keys of Stripe are of its test mode: members pay nothing and get what they buy.",
        "Set the three keys of live mode.",
      ),
    ]
    : [];
  return [...kind, ...await judgeEndpoints({ secretKey: stripe.secretKey, isLive, publicUrl, api })];
}

interface Account {
  readonly secretKey: string;
  readonly isLive: boolean;
  readonly publicUrl: string;
  readonly api: string;
}

async function judgeEndpoints({ secretKey, isLive, publicUrl, api }: Account): Promise<Finding[]> {
  let response: Response;
  try {
    response = await fetch(`${api}/v1/webhook_endpoints?limit=100`, {
      headers: { "Authorization": `Bearer ${secretKey}`, "Stripe-Version": Stripe.API_VERSION },
      signal: AbortSignal.timeout(4_500),
    });
  } catch (error) {
    return [
      fix(
        `Stripe cannot be reached: ${describeError(error)}.`,
        "Check that the firewall lets calls leave this machine.",
      ),
    ];
  }
  if (response.status === 401) {
    return [
      fix(
        "Stripe refuses STRIPE_SECRET_KEY (401).",
        "Take the key of the dashboard, under Developers, and start Glimmer again.",
      ),
    ];
  }
  if (response.status === 403) {
    return [warn(
      "STRIPE_SECRET_KEY is accepted, but may not read webhook endpoints, so these are not checked.",
      "Give the restricted key the right to read webhook endpoints, or compare them with the page on payments.",
    )];
  }
  if (!response.ok) {
    return [warn(`Stripe returns ${response.status}.`, "Try again; see https://status.stripe.com.")];
  }
  const { data } = await response.json() as { data: readonly Endpoint[] };
  const wanted = `${publicUrl}/api/stripe/webhook`;
  const ours = data.find(({ url }) => url === wanted);
  return ours ? judgeEndpoint(ours) : [noEndpoint(wanted, isLive, data)];
}

function noEndpoint(wanted: string, isLive: boolean, others: readonly Endpoint[]): Finding {
  const mode = isLive ? "live" : "test";
  // Their paths may hold a token.
  const origins = [...new Set(others.map(({ url }) => new URL(url).origin))];
  const heard = origins.length === 0 ? "" : ` It sends to other addresses at ${origins.join(", ")}.`;
  const says = `The key is accepted, but Stripe's ${mode} mode sends no events to ${wanted}.${heard}`;
  const todo =
    "Add that webhook endpoint in the dashboard and set its signing secret as STRIPE_WEBHOOK_SECRET: without " +
    "it nobody gets what they paid for. The Stripe CLI (stripe listen) brings them too.";
  return isLive ? fix(says, todo) : warn(says, todo);
}

function judgeEndpoint({ status, api_version: version, enabled_events: enabled }: Endpoint): Finding[] {
  const missing = enabled.includes("*") ? [] : eventTypes.filter((type) => !enabled.includes(type));
  const found: Finding[] = [];
  if (status !== "enabled") {
    found.push(
      fix(
        "Stripe has disabled our webhook endpoint.",
        "Enable it in the dashboard; it then sends what it missed for three days.",
      ),
    );
  }
  if (missing.length > 0) {
    found.push(
      fix(
        `Our webhook endpoint does not get ${missing.join(", ")}.`,
        "Add these events to it in the dashboard.",
      ),
    );
  }
  if (version !== null && version !== Stripe.API_VERSION) {
    found.push(
      warn(
        `Our webhook endpoint sends events of API version ${version}.`,
        `Create a new one with ${Stripe.API_VERSION}, and set its signing secret as STRIPE_WEBHOOK_SECRET.`,
      ),
    );
  }
  return found.length > 0
    ? found
    : [ok("Stripe accepts the key, and our webhook endpoint gets every event it needs.")];
}
