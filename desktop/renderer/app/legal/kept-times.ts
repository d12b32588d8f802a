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
    title: "Your account",
    times: [
      {
        what: "Your profile, settings and email address",
        kept: { words: "As long as you have an account" },
      },
      {
        what: "A deleted account",
        kept: "deletedAccounts",
        more: "Until then you can bring it back. Then we remove it.",
      },
      { what: "A username you gave up", kept: "formerUsernames", more: "Old links lead to you meanwhile." },
      { what: "A registration that nobody confirmed", kept: "registrations" },
      { what: "A change of email that nobody confirmed", kept: "emailChanges" },
      { what: `The month you turn ${ageOfMajority}`, kept: { words: "Until it is over" } },
      {
        what: "XP and purchases",
        kept: { words: "As long as the law requires for our bookkeeping" },
        more: "Without your name once your account is removed.",
      },
    ],
  },
  {
    title: "What you write and do",
    times: [
      {
        what: "Posts, drafts, comments, pictures and AI chats",
        kept: { words: "Until you delete them or your account" },
      },
      {
        what: "What a post or comment said before you edited it",
        kept: { words: "Until you remove it from the history, or delete the post or comment" },
        more: "Others can read it there.",
      },
      { what: "Messages", kept: { words: "Until you take them back, or both accounts are removed" } },
      {
        what: "What a message said before you edited it",
        kept: "editedMessages",
        more: "Only moderators can see it, once the message is reported.",
      },
      {
        what: "What you voted for in a poll",
        kept: { words: "As long as the poll's post" },
        more: "Nobody sees it. Without your name once your account is removed.",
      },
      { what: "A picture you uploaded and did not use", kept: "unusedPictures" },
      { what: "Notifications", kept: "notifications" },
      { what: "That you took back a like or follow", kept: "withdrawnAlerts" },
      {
        what: `How long you have been talking with AI, while you count as under ${ageOfMajority}`,
        kept: "aiUse",
      },
      { what: "How much AI you used in a day", kept: "aiBudgets" },
      { what: "How many answers you had free on a hard day", kept: "freeAnswers" },
      { what: `That you asked ${product.assistantName}`, kept: "lisaAnswers" },
      { what: "Ranks of past days and weeks", kept: "standings" },
      { what: "Who saw a promoted post", kept: "promotionMarks", more: "The numbers stay." },
      {
        what: "A copy of your data",
        kept: { words: "Not at all" },
        more: "It is made while you download it.",
      },
    ],
  },
  {
    title: "Reports and decisions",
    times: [
      {
        what: "What our moderators remove",
        kept: "removedContent",
        more:
          "Nobody sees it, but a mistake can be put right. Longer while an appeal waits. The copy of your data includes it.",
      },
      { what: "Words and pictures that our moderators looked at", kept: "caseCopies" },
      { what: "What a decision changed", kept: "undoneBy", more: "Longer while an appeal waits." },
      {
        what: "What was decided, by which rule and why",
        kept: { words: "As long as you have an account" },
        more: "Then without your name.",
      },
      { what: "Your time to appeal", kept: "appealable" },
      { what: "What you write in an appeal", kept: "appeals" },
      {
        what: "Who reported something, and in which words",
        kept: "reports",
        more: "Then we only keep that there was a report, and its reason.",
      },
      {
        what: "Name and email address of whoever reports without an account",
        kept: "strangersReports",
        more: "Longer while an appeal waits, to mail the outcome.",
      },
      { what: "The same, where nothing was found at the address", kept: "unfoundReports" },
      { what: "A moderator's note", kept: "caseNotes" },
      {
        what:
          "What was removed for violence, self-harm, sexual content or hate, and open cases of deleted accounts",
        kept: "evidence",
        more:
          "Encrypted and apart from the product, as evidence, together with whose it was. Each look at it is recorded. It is deleted at once when the decision is taken back.",
      },
      {
        what: "A picture that matches a known image of abuse",
        kept: { words: "Until its post, message or account is removed" },
        more: "Nobody can open it.",
      },
      {
        what: "That it matched, with its digest",
        kept: "knownImages",
        more: "For reports to the authorities.",
      },
      {
        what: "Which authorities we told of a case, and what we told them",
        kept: { words: "As long as what was decided in it" },
        more: "It proves that we did.",
      },
      { what: "Which cases a moderator looked at", kept: "caseLooks" },
      { what: "A day on which an account acted like a machine", kept: "machinePace" },
      { what: "What bots did", kept: "botActs" },
      {
        what: "What administrators and moderators did to whom, and why",
        kept: { words: `As long as ${product.name} runs here` },
        more: "Nobody can change this record. It contains no words that were removed.",
      },
    ],
  },
  {
    title: "Signing in and technical records",
    times: [
      { what: "A session that is not used", kept: "sessions", more: "Or until you end it." },
      { what: "Any session", kept: "longestSessions" },
      { what: "A browser or app you have signed in with", kept: "knownDevices" },
      { what: "A sign-in link", kept: "signInLinks" },
      { what: "A ticket that opens live updates", kept: "socketTickets" },
      { what: "Network and email addresses, to limit attempts", kept: "limits" },
      { what: "Responses, for requests that are repeated", kept: "storedResponses" },
      { what: "An email that could not be sent", kept: "mails" },
      { what: "A task that failed, such as a push", kept: "failedJobs" },
      {
        what: "A backup",
        kept: "backups",
        more: "What you delete is in older backups until then, and nowhere else.",
      },
      {
        what: "Request logs",
        kept: { words: "A short time, until they are overwritten" },
        more: "The logs of our server have no network addresses.",
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
