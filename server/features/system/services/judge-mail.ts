import type { Service, ServiceProblem } from "#shared/system/services-contract.ts";
import { formatDoctorCommand } from "../../../settings/operator-commands.ts";
import type { BacklogRow } from "../../../jobs/worker-queries.ts";
import type { ServiceCallRow } from "../../../metrics/service-queries.ts";
import { describeFailure } from "./failure-texts.ts";
import { formatCount, makeFact, makeService, makeUrgentProblem, makeWarning } from "./service-parts.ts";

export interface MailGiven {
  /** Null: mails go to the outbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly calls: readonly ServiceCallRow[];
  readonly backlog: readonly BacklogRow[];
  readonly now: Date;
}

const badDay = "build/docs/bad-day.md#a-provider-is-down";
/** A server that asks for patience (greylisting) takes a mail within minutes. */
const patienceMs = 10 * 60 * 1000;

/** Mail: last sent, waiting, refused (admin.7). */
export function judgeMail(given: MailGiven): Service {
  const { smtpUrl, mailFrom, calls, backlog } = given;
  const call = calls[0];
  const waiting = backlog.find(({ task }) => task === "send_mail");
  return makeService({
    name: "mail",
    says: smtpUrl === null
      ? "No mail leaves this machine (SMTP_URL is not set): mails are shown at /dev/outbox."
      : `Mails go out through ${new URL(smtpUrl).host}, from ${mailFrom}.`,
    problems: [...judgeServer(call), ...judgeWaiting(given, waiting)],
    facts: [
      makeFact("Last sent", null, call?.answered_at),
      makeFact("Sent today", String(call?.answered ?? 0)),
      makeFact("Waiting", waiting ? formatCount(waiting.waiting, "mail") : "None", waiting?.first_asked_at),
      makeFact("Refused or put off today", String(call?.failed ?? 0)),
      makeFact(
        "Last refusal",
        call?.failed_at ? `The mail server ${describeFailure(call.failure)}` : null,
        call?.failed_at,
      ),
    ],
  });
}

function judgeServer(call: ServiceCallRow | undefined): ServiceProblem[] {
  if (!call?.failing_since) return [];
  const isLogin = call.failure === "login" || call.failure === "tls";
  const problem = {
    says: `The mail server ${describeFailure(call.failure)}.`,
    since: call.failing_since,
    todo: isLogin
      ? "Correct SMTP_URL and restart: smtps:// means port 465, smtp:// with STARTTLS 587; write @ : / in user and password as %40 %3A %2F."
      : "Check the mail server, and host and port in SMTP_URL. Mails wait for a day and are sent once it takes them.",
    page: badDay,
  };
  return isLogin ? [makeUrgentProblem(problem)] : [makeWarning(problem)];
}

function judgeWaiting({ now }: MailGiven, waiting: BacklogRow | undefined): ServiceProblem[] {
  const since = waiting?.first_asked_at;
  if (!waiting || !since || now.getTime() - since.getTime() < patienceMs) return [];
  return [makeUrgentProblem({
    says: `${formatCount(waiting.waiting, "mail")} ${waiting.waiting === 1 ? "waits" : "wait"} to be sent: ` +
      "members can't confirm addresses or reset passwords.",
    since,
    todo: `See 'Last refusal' here, and run \`${
      formatDoctorCommand("--mail you@example.org")
    }\`. Mails older than a day are given up.`,
    page: badDay,
  })];
}
