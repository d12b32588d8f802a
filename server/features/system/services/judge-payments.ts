import { msg, plural } from "@lingui/core/runtime-macro";
import { asWritten, type Text } from "#shared/language/text.ts";
import { formatDoctorCommand } from "../../../settings/operator-commands.ts";
import type { ServiceCallRow } from "../../../metrics/service-queries.ts";
import type { getPaymentHealth } from "../../shop/get-payment-health.ts";
import { describeFailure } from "./failure-texts.ts";
import {
  type JudgedProblem,
  type JudgedService,
  makeFact,
  makeService,
  makeUrgentProblem,
  makeWarning,
} from "./service-parts.ts";

export interface PaymentsGiven {
  readonly health: Awaited<ReturnType<typeof getPaymentHealth>>;
  readonly isProduction: boolean;
  readonly calls: readonly ServiceCallRow[];
}

const page = "build/docs/payments.md";
const badDay = "build/docs/bad-day.md#a-provider-is-down";

/** Payments: keys, the provider's events, and its answers, in production too (admin.7). */
export function judgePayments(given: PaymentsGiven): JudgedService {
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
      ...health.keys.map(({ name, hint }) =>
        makeFact(asWritten(name), hint === null ? msg`Missing` : asWritten(hint))
      ),
      makeFact(msg`Webhook`, asWritten(health.webhookUrl)),
      makeFact(
        msg`Last event`,
        health.last_type === null ? null : asWritten(health.last_type),
        health.last_at,
      ),
      makeFact(msg`Last refused event`, webhook?.failed_at ? msg`Wrong signature` : null, webhook?.failed_at),
      makeFact(msg`Last answer`, null, answers?.answered_at),
      makeFact(
        msg`Last failure`,
        answers?.failed_at ? describeFailure(answers.failure) : null,
        answers?.failed_at,
      ),
    ],
  });
}

function describe({ health, isProduction }: PaymentsGiven): Text {
  if (health.provider === null) {
    return isProduction
      ? msg`Not set up (STRIPE_SECRET_KEY): nothing is sold for money.`
      : msg`Not set up (STRIPE_SECRET_KEY).`;
  }
  if (health.provider === "practice") return msg`The practice till takes payments: no card is charged.`;
  return health.isLive
    ? msg`Stripe takes payments: cards are charged.`
    : msg`Stripe's test mode takes payments.`;
}

function judgeMode({ health, isProduction }: PaymentsGiven): JudgedProblem[] {
  if (!isProduction || health.isLive) return [];
  return [makeWarning({
    says: msg`The keys are of Stripe's test mode: members pay nothing and get what they buy.`,
    todo: msg`Set the three keys of live mode and restart.`,
    page,
  })];
}

function judgeAnswers(answers: ServiceCallRow | undefined): JudgedProblem[] {
  if (!answers?.failing_since) return [];
  const isKey = answers.failure === "401" || answers.failure === "403";
  const problem = {
    says: msg`Stripe ${{
      failure: describeFailure(answers.failure),
    }}: payments fail, and nothing is charged.`,
    since: answers.failing_since,
    todo: isKey
      ? msg`Take the key of the dashboard, under Developers, set STRIPE_SECRET_KEY and restart.`
      : msg`Check https://status.stripe.com, and that the firewall lets calls leave this machine. Open orders are compared every hour.`,
    page: badDay,
  };
  return isKey ? [makeUrgentProblem(problem)] : [makeWarning(problem)];
}

function judgeEvents({ health }: PaymentsGiven, webhook: ServiceCallRow | undefined): JudgedProblem[] {
  const found: JudgedProblem[] = [];
  if (health.overdue > 0) {
    found.push(makeUrgentProblem({
      says: msg`${
        plural({ events: health.overdue }, { one: "# event waits", other: "# events wait" })
      } to be applied: members don't have what they paid for.`,
      since: health.oldest_overdue_at,
      todo: msg`They are tried again every hour, at 37 minutes past. The log has why: apply_payment_event.`,
      page: badDay,
    }));
  }
  if (health.undelivered > 0) {
    found.push(makeUrgentProblem({
      says: msg`${
        plural({ events: health.undelivered }, {
          one: "# event of the last day did not come to the webhook, and was found later",
          other: "# events of the last day did not come to the webhook, and were found later",
        })
      } by asking Stripe: members wait up to an hour.`,
      since: health.first_undelivered_at,
      todo: msg`Compare the endpoint in Stripe's dashboard with ${{
        address: health.webhookUrl,
      }} and its signing secret with STRIPE_WEBHOOK_SECRET. ${{
        doctor: `\`${formatDoctorCommand()}\``,
      }} compares its events.`,
      page,
    }));
  }
  if (isLater(webhook?.failed_at, health.last_delivered_at)) {
    found.push(makeWarning({
      says:
        msg`The last event that came had a wrong signature. Others may send such; Stripe's own are signed with STRIPE_WEBHOOK_SECRET.`,
      since: webhook?.failed_at ?? null,
      todo: msg`Set STRIPE_WEBHOOK_SECRET to the signing secret of this very endpoint and restart.`,
      page,
    }));
  }
  if (health.kept > 0) {
    found.push(makeWarning({
      says: msg`${
        plural({ events: health.kept }, { one: "# event", other: "# events" })
      } of the last day had no effect; the last because: ${{ reason: health.last_problem }}.`,
      since: health.last_kept_at,
      todo: msg`Find the payment in Stripe's dashboard and settle it by hand if it is ours.`,
      page,
    }));
  }
  return found;
}

function isLater(at: Date | null | undefined, other: Date | null): boolean {
  return Boolean(at && (other === null || at > other));
}
