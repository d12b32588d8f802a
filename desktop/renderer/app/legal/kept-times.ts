import { t } from "@lingui/core/macro";
import { product } from "#shared/product.ts";
import { ageOfMajority } from "#shared/auth/age-rule.ts";
import { type Kept, type KeptFor, retention } from "#shared/retention.ts";

interface KeptTime {
  readonly what: string;
  /** An entry of shared/retention.ts, or in words what has no fixed time. */
  readonly kept: Kept | { readonly words: string };
  readonly more?: string;
}

interface KeptGroup {
  readonly title: string;
  readonly times: readonly KeptTime[];
}

/** The times that /privacy lists for what is kept (retention.1). A test misses no entry. */
export const keptGroups: readonly KeptGroup[] = [
  {
    title: t`Your account`,
    times: [
      {
        what: t`Your profile, settings and email address`,
        kept: { words: t`As long as you have an account` },
      },
      {
        what: t`A deleted account`,
        kept: "deletedAccounts",
        more: t`Until then you can bring it back. Then we remove it.`,
      },
      { what: t`A username you gave up`, kept: "formerUsernames", more: t`Old links lead to you meanwhile.` },
      { what: t`A registration that nobody confirmed`, kept: "registrations" },
      { what: t`A change of email that nobody confirmed`, kept: "emailChanges" },
      { what: t`The month you turn ${ageOfMajority}`, kept: { words: t`Until it is over` } },
      {
        what: t`XP and purchases`,
        kept: { words: t`As long as the law requires for our bookkeeping` },
        more: t`Without your name once your account is removed.`,
      },
    ],
  },
  {
    title: t`What you write and do`,
    times: [
      {
        what: t`Posts, comments, pictures and AI chats`,
        kept: { words: t`Until you delete them or your account` },
      },
      { what: t`Messages`, kept: { words: t`Until you take them back, or both accounts are removed` } },
      { what: t`A picture you uploaded and did not use`, kept: "unusedPictures" },
      { what: t`Notifications`, kept: "notifications" },
      { what: t`That you took back a like or follow`, kept: "withdrawnAlerts" },
      {
        what: t`How long you have been talking with AI, while you count as under ${ageOfMajority}`,
        kept: "aiUse",
      },
      { what: t`How much AI you used in a day`, kept: "aiBudgets" },
      { what: t`How many answers you had free on a hard day`, kept: "freeAnswers" },
      { what: `That you asked ${product.assistantName}`, kept: "lisaAnswers" },
      { what: t`Ranks of past days and weeks`, kept: "standings" },
      { what: t`Who saw a promoted post`, kept: "promotionMarks", more: t`The numbers stay.` },
      {
        what: t`A copy of your data`,
        kept: { words: t`Not at all` },
        more: t`It is made while you download it.`,
      },
    ],
  },
  {
    title: t`Reports and decisions`,
    times: [
      {
        what: t`What our moderators remove`,
        kept: "removedContent",
        more:
          t`Nobody sees it, but a mistake can be put right. Longer while an appeal waits. The copy of your data includes it.`,
      },
      { what: t`Words and pictures that our moderators looked at`, kept: "caseCopies" },
      { what: t`What a decision changed`, kept: "undoneBy", more: t`Longer while an appeal waits.` },
      {
        what: t`What was decided, by which rule and why`,
        kept: { words: t`As long as you have an account` },
        more: t`Then without your name.`,
      },
      { what: t`Your time to appeal`, kept: "appealable" },
      { what: t`What you write in an appeal`, kept: "appeals" },
      {
        what: t`Who reported something, and in which words`,
        kept: "reports",
        more: t`Then we only keep that there was a report, and its reason.`,
      },
      {
        what: t`Name and email address of whoever reports without an account`,
        kept: "strangersReports",
        more: t`Longer while an appeal waits, to mail the outcome.`,
      },
      { what: t`The same, where nothing was found at the address`, kept: "unfoundReports" },
      { what: t`A moderator's note`, kept: "caseNotes" },
      {
        what:
          t`What was removed for violence, self-harm, sexual content or hate, and open cases of deleted accounts`,
        kept: "evidence",
        more:
          t`Encrypted and apart from the product, as evidence, together with whose it was. Each look at it is recorded. It is deleted at once when the decision is taken back.`,
      },
      {
        what: t`A picture that matches a known image of abuse`,
        kept: { words: t`Until its post, message or account is removed` },
        more: t`Nobody can open it.`,
      },
      {
        what: t`That it matched, with its digest`,
        kept: "knownImages",
        more: t`For reports to the authorities.`,
      },
      {
        what: t`Which authorities we told of a case, and what we told them`,
        kept: { words: t`As long as what was decided in it` },
        more: t`It proves that we did.`,
      },
      { what: t`Which cases a moderator looked at`, kept: "caseLooks" },
      { what: t`A day on which an account acted like a machine`, kept: "machinePace" },
      { what: t`What bots did`, kept: "botActs" },
      {
        what: t`What administrators and moderators did to whom, and why`,
        kept: { words: `As long as ${product.name} runs here` },
        more: t`Nobody can change this record. It contains no words that were removed.`,
      },
    ],
  },
  {
    title: t`Signing in and technical records`,
    times: [
      { what: t`A session that is not used`, kept: "sessions", more: t`Or until you end it.` },
      { what: t`Any session`, kept: "longestSessions" },
      { what: t`A browser or app you have signed in with`, kept: "knownDevices" },
      { what: t`A sign-in link`, kept: "signInLinks" },
      { what: t`A ticket that opens live updates`, kept: "socketTickets" },
      { what: t`Network and email addresses, to limit attempts`, kept: "limits" },
      { what: t`Responses, for requests that are repeated`, kept: "storedResponses" },
      { what: t`An email that could not be sent`, kept: "mails" },
      { what: t`A task that failed, such as a push`, kept: "failedJobs" },
      {
        what: t`A backup`,
        kept: "backups",
        more: t`What you delete is in older backups until then, and nowhere else.`,
      },
      {
        what: t`Request logs`,
        kept: { words: t`A short time, until they are overwritten` },
        more: t`The logs of our server have no network addresses.`,
      },
    ],
  },
];

/** How long, and from when: '185 days after it was removed'. */
export function formatKeptTime(kept: KeptTime["kept"]): string {
  if (typeof kept !== "string") return kept.words;
  return `${durationText(retention[kept])} after ${retention[kept].from}`;
}

function durationText({ days = 0, hours = 0, minutes = 0 }: KeptFor): string {
  if (days === 365) return "1 year";
  if (days > 0) return plural(days, "day");
  return hours > 0 ? plural(hours, "hour") : plural(minutes, "minute");
}

function plural(number: number, unit: string): string {
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`;
}
