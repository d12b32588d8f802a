import { thanksPerDay } from "#shared/thanks/contract.ts";
import { msg } from "@lingui/core/runtime-macro";
import { reportsPerDay } from "#shared/reports/contract.ts";
import type { Text } from "#shared/language/text.ts";
import { exportsPerDay } from "#shared/account/leaving-contract.ts";

/**
 * The subject a limit counts by: the calling network address, the signed-in member, an email
 * address that a caller names, that address together with the network address it is named from, or
 * a device that a member signed in on before.
 */
export type LimitSubject = "source" | "member" | "address" | "address_and_source" | "device";

export interface Limit {
  /** The name on the status page (routes.8). */
  readonly label: Text;
  readonly per: LimitSubject;
  readonly max: number;
  readonly windowSeconds: number;
  /** What else a refused caller can do than try again after the wait. */
  readonly tryAgain?: (wait: Text) => Text;
  /** The status page shows it to administrators alone. */
  readonly isForAdministrators?: true;
}

const minute = 60;
const quarter = 15 * minute;
const hour = 60 * minute;

const useSignInLink = (wait: Text) => msg`Please try again ${{ wait }}, or sign in with a link we email you.`;

const openNewestLink = (wait: Text) =>
  msg`Please try again ${{ wait }}, or open the newest link in your inbox.`;

/**
 * Every limit of the product. `RATE_LIMIT_SCALE` multiplies those per source alone.
 *
 * `request` alone is counted in the memory of the process, see limit-requests-by-source.ts: it
 * protects that process, and a feed read must not pay a statement for it. All others hold across
 * processes and restarts, so they are counted in Postgres; up to half of `write`, `message`, `post`
 * and `comment` some milliseconds later, so each further process that a member calls at the time
 * may allow half as many again, see count-in-memory.ts.
 */
export const rateLimits = {
  request: { label: msg`All requests from your network`, per: "source", max: 3000, windowSeconds: minute },
  write: { label: msg`Changes`, per: "member", max: 120, windowSeconds: minute },
  post: { label: msg`New posts`, per: "member", max: 60, windowSeconds: hour },
  draft: { label: msg`Drafts kept`, per: "member", max: 600, windowSeconds: hour },
  edit: { label: msg`Edits`, per: "member", max: 20, windowSeconds: hour },
  comment: { label: msg`New comments`, per: "member", max: 60, windowSeconds: 5 * minute },
  message: { label: msg`Messages`, per: "member", max: 100, windowSeconds: minute },
  follow: { label: msg`Follows`, per: "member", max: 500, windowSeconds: 24 * hour },
  thanks: { label: msg`Thanks`, per: "member", max: thanksPerDay, windowSeconds: 24 * hour },
  speech: { label: msg`Audio of posts`, per: "member", max: 60, windowSeconds: hour },
  suggest_title: { label: msg`Titles suggested`, per: "member", max: 30, windowSeconds: hour },
  ask_person: { label: msg`Questions about levels`, per: "member", max: 20, windowSeconds: 24 * hour },
  // Fewer after a day with reports that were found wrong: `countReportsAllowed`.
  report: {
    label: msg`Reports`,
    per: "member",
    max: reportsPerDay.most,
    windowSeconds: 24 * hour,
    tryAgain: (wait) => [
      msg`Please try again ${{ wait }}, and block or mute whoever it is until then.`,
      msg`If somebody is in danger, call your local emergency number.`,
    ],
  },
  upload: { label: msg`Image uploads`, per: "member", max: 200, windowSeconds: hour },
  export: { label: msg`Copies of your data`, per: "member", max: exportsPerDay, windowSeconds: 24 * hour },
  evidence: {
    label: msg`Evidence opened`,
    per: "member",
    max: 30,
    windowSeconds: hour,
    isForAdministrators: true,
  },
  login_failed_address_and_source: {
    label: msg`Failed sign-ins to your account from your network`,
    per: "address_and_source",
    max: 10,
    windowSeconds: quarter,
    tryAgain: useSignInLink,
  },
  login_failed_address: {
    label: msg`Failed sign-ins to your account`,
    per: "address",
    max: 100,
    windowSeconds: quarter,
    tryAgain: useSignInLink,
  },
  login_failed_source: {
    label: msg`Failed sign-ins from your network`,
    per: "source",
    max: 100,
    windowSeconds: quarter,
    tryAgain: useSignInLink,
  },
  // Replaces the three above on a device where the member signed in before: others cannot use it
  // up.
  login_failed_device: {
    label: msg`Failed sign-ins on this device`,
    per: "device",
    max: 10,
    windowSeconds: quarter,
    tryAgain: useSignInLink,
  },
  // As long as a link is valid, so that a refused caller still has a valid one in their inbox.
  sign_in_link_address: {
    label: msg`Sign-in links`,
    per: "address",
    max: 5,
    windowSeconds: quarter,
    tryAgain: openNewestLink,
  },
  register_source: {
    label: msg`Registrations from your network`,
    per: "source",
    max: 100,
    windowSeconds: hour,
  },
  username_source: {
    label: msg`Usernames looked up from your network`,
    per: "source",
    max: 600,
    windowSeconds: hour,
  },
  // Keeps strangers from filling a mailbox; each link lasts an hour.
  password_reset_address: {
    label: msg`Password resets`,
    per: "address",
    max: 5,
    windowSeconds: hour,
    tryAgain: openNewestLink,
  },
  mail_address: { label: msg`Emails requested`, per: "address", max: 10, windowSeconds: hour },
  mail_source: {
    label: msg`Emails requested from your network`,
    per: "source",
    max: 40,
    windowSeconds: hour,
  },
  public_report_source: {
    label: msg`Reports without an account from your network`,
    per: "source",
    max: 20,
    windowSeconds: hour,
  },
  // Refuses nobody: further reports of violence or self-harm go by weight (cases.1).
  urgent_report_source: {
    label: msg`Urgent reports without an account from your network`,
    per: "source",
    max: 1,
    windowSeconds: 24 * hour,
  },
  token_source: { label: msg`Links tried from your network`, per: "source", max: 60, windowSeconds: quarter },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof rateLimits;

/** The number of hits a window allows with this configuration. */
export function limitMax(name: LimitName, scale: number): number {
  const limit: Limit = rateLimits[name];
  return limit.per === "source" ? Math.max(1, Math.round(limit.max * scale)) : limit.max;
}
