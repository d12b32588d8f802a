import type { Service, ServiceProblem } from "#shared/system/services-contract.ts";
import { formatDoctorCommand } from "../../../settings/operator-commands.ts";
import type { ServiceCallRow } from "../../../metrics/service-queries.ts";
import type { getPaymentHealth } from "../../shop/get-payment-health.ts";
import { describeFailure } from "./failure-texts.ts";
import { formatCount, makeFact, makeService, makeUrgentProblem, makeWarning } from "./service-parts.ts";

export interface PaymentsGiven {
  readonly health: Awaited<ReturnType<typeof getPaymentHealth>>;
  readonly isProduction: boolean;
  readonly calls: readonly ServiceCallRow[];
}

const page = "build/docs/payments.md";
const badDay = "build/docs/bad-day.md#a-provider-is-down";

/** Payments: keys, the provider's events, and its answers, in production too (admin.7). */
export function judgePayments(given: PaymentsGiven): Service {
  const { health, calls } = given;
  const answers = calls.find(({ part }) => part === "");
  const webhook = calls.find(({ part }) => part === "webhook");
  return makeService({
    name: "payments",
    says: describe(given),
    isOff: health.provider === null,
    problems: health.provider === null ? [] : [
      ...judgeMode(given),
      ...judgeAnswers(answers),
      ...judgeEvents(given, webhook),
    ],
    facts: [
      ...health.keys.map(({ name, hint }) => makeFact(name, hint ?? "Missing")),
      makeFact("Webhook", health.webhookUrl),
      makeFact("Last event", health.last_type, health.last_at),
      makeFact("Last refused event", webhook?.failed_at ? "Wrong signature" : null, webhook?.failed_at),
      makeFact("Last answer", null, answers?.answered_at),
      makeFact(
        "Last failure",
        answers?.failed_at ? describeFailure(answers.failure) : null,
        answers?.failed_at,
      ),
    ],
  });
}

function describe({ health, isProduction }: PaymentsGiven): string {
  if (health.provider === null) {
    return isProduction
      ? "Not set up (STRIPE_SECRET_KEY): nothing is sold for money."
      : "Not set up (STRIPE_SECRET_KEY).";
  }
  if (health.provider === "practice") return "The practice till takes payments: no card is charged.";
  return health.isLive ? "Stripe takes payments: cards are charged." : "Stripe's test mode takes payments.";
}

function judgeMode({ health, isProduction }: PaymentsGiven): ServiceProblem[] {
  if (!isProduction || health.isLive) return [];
  return [makeWarning({
    says: "The keys are of Stripe's test mode: members pay nothing and get what they buy.",
    todo: "Set the three keys of live mode and restart.",
    page,
  })];
}

function judgeAnswers(answers: ServiceCallRow | undefined): ServiceProblem[] {
  if (!answers?.failing_since) return [];
  const isKey = answers.failure === "401" || answers.failure === "403";
  const problem = {
    says: `Stripe ${describeFailure(answers.failure)}: payments fail, and nothing is charged.`,
    since: answers.failing_since,
    todo: isKey
      ? "Take the key of the dashboard, under Developers, set STRIPE_SECRET_KEY and restart."
      : "Check https://status.stripe.com, and that the firewall lets calls leave this machine. Open orders are compared every hour.",
    page: badDay,
  };
  return isKey ? [makeUrgentProblem(problem)] : [makeWarning(problem)];
}

function judgeEvents({ health }: PaymentsGiven, webhook: ServiceCallRow | undefined): ServiceProblem[] {
  const found: ServiceProblem[] = [];
  if (health.overdue > 0) {
    found.push(makeUrgentProblem({
      says:
        `${formatCount(health.overdue, "event")} ${health.overdue === 1 ? "waits" : "wait"} to be applied: ` +
        "members don't have what they paid for.",
      since: health.oldest_overdue_at,
      todo: "They are tried again every hour, at 37 minutes past. The log has why: apply_payment_event.",
      page: badDay,
    }));
  }
  if (health.undelivered > 0) {
    found.push(makeUrgentProblem({
      says: `${formatCount(health.undelivered, "event")} of the last day did not come to the webhook, and ` +
        `${
          health.undelivered === 1 ? "was" : "were"
        } found later by asking Stripe: members wait up to an hour.`,
      since: health.first_undelivered_at,
      todo:
        `Compare the endpoint in Stripe's dashboard with ${health.webhookUrl} and its signing secret with ` +
        `STRIPE_WEBHOOK_SECRET. \`${formatDoctorCommand()}\` compares its events.`,
      page,
    }));
  }
  if (isLater(webhook?.failed_at, health.last_delivered_at)) {
    found.push(makeWarning({
      says:
        "The last event that came had a wrong signature. Others may send such; Stripe's own are signed with STRIPE_WEBHOOK_SECRET.",
      since: webhook?.failed_at ?? null,
      todo: "Set STRIPE_WEBHOOK_SECRET to the signing secret of this very endpoint and restart.",
      page,
    }));
  }
  if (health.kept > 0) {
    found.push(makeWarning({
      says: `${
        formatCount(health.kept, "event")
      } of the last day had no effect; the last because: ${health.last_problem}.`,
      since: health.last_kept_at,
      todo: "Find the payment in Stripe's dashboard and settle it by hand if it is ours.",
      page,
    }));
  }
  return found;
}

function isLater(at: Date | null | undefined, other: Date | null): boolean {
  return Boolean(at && (other === null || at > other));
}
