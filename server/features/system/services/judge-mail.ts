import { msg, plural } from "@lingui/core/runtime-macro";
import { asWritten, type Text } from "#shared/language/text.ts";
import { formatDoctorCommand } from "../../../settings/operator-commands.ts";
import type { BacklogRow } from "../../../jobs/worker-queries.ts";
import type { ServiceCallRow } from "../../../metrics/service-queries.ts";
import { describeFailure } from "./failure-texts.ts";
import {
  type JudgedProblem,
  type JudgedService,
  makeFact,
  makeService,
  makeUrgentProblem,
  makeWarning,
} from "./service-parts.ts";

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
export function judgeMail(given: MailGiven): JudgedService {
  const { smtpUrl, mailFrom, calls, backlog } = given;
  const call = calls[0];
  const waiting = backlog.find(({ task }) => task === "send_mail");
  return makeService({
    name: "mail",
    says: smtpUrl === null
      ? msg`No mail leaves this machine (SMTP_URL is not set): mails are shown at /dev/outbox.`
      : msg`Mails go out through ${{ host: new URL(smtpUrl).host }}, from ${{ mailFrom }}.`,
    problems: [...judgeServer(call), ...judgeWaiting(given, waiting)],
    facts: [
      makeFact(msg`Last sent`, null, call?.answered_at),
      makeFact(msg`Sent today`, asWritten(String(call?.answered ?? 0))),
      makeFact(msg`Waiting`, countWaiting(waiting), waiting?.first_asked_at),
      makeFact(msg`Refused or put off today`, asWritten(String(call?.failed ?? 0))),
      makeFact(
        msg`Last refusal`,
        call?.failed_at ? msg`The mail server ${{ failure: describeFailure(call.failure) }}` : null,
        call?.failed_at,
      ),
    ],
  });
}

function countWaiting(waiting: BacklogRow | undefined): Text {
  if (!waiting) return msg`None`;
  return msg`${plural({ mails: waiting.waiting }, { one: "# mail", other: "# mails" })}`;
}

function judgeServer(call: ServiceCallRow | undefined): JudgedProblem[] {
  if (!call?.failing_since) return [];
  const isLogin = call.failure === "login" || call.failure === "tls";
  const problem = {
    says: msg`The mail server ${{ failure: describeFailure(call.failure) }}.`,
    since: call.failing_since,
    todo: isLogin
      ? msg`Correct SMTP_URL and restart: smtps:// means port 465, smtp:// with STARTTLS 587; write @ : / in user and password as %40 %3A %2F.`
      : msg`Check the mail server, and host and port in SMTP_URL. Mails wait for a day and are sent once it takes them.`,
    page: badDay,
  };
  return isLogin ? [makeUrgentProblem(problem)] : [makeWarning(problem)];
}

function judgeWaiting({ now }: MailGiven, waiting: BacklogRow | undefined): JudgedProblem[] {
  const since = waiting?.first_asked_at;
  if (!waiting || !since || now.getTime() - since.getTime() < patienceMs) return [];
  return [makeUrgentProblem({
    says: msg`${
      plural({ mails: waiting.waiting }, { one: "# mail waits", other: "# mails wait" })
    } to be sent: members can't confirm addresses or reset passwords.`,
    since,
    todo: msg`See 'Last refusal' here, and run ${{
      command: `\`${formatDoctorCommand("--mail you@example.org")}\``,
    }}. Mails older than a day are given up.`,
    page: badDay,
  })];
}
