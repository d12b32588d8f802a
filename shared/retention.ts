/**
 * How long what members leave is kept, in one place (retention.1): the cleanups read it, and
 * /privacy shows it. Each time begins after what `from` says; a cleanup runs every hour, so that
 * nothing stays a day longer. What has no time here stays until its member removes it.
 */
export const retention = {
  /** From its last use; `longestSessions` limits what a stolen token is worth. */
  sessions: { days: 30, from: "it was last used" },
  longestSessions: { days: 180, from: "it began" },
  /** Longer than any session: a member whose session ended is still on a known device. */
  knownDevices: { days: 365, from: "its last sign-in" },
  registrations: { days: 7, from: "it was sent" },
  emailChanges: { hours: 24, from: "its link was mailed" },
  /** Until its mail is no longer tried; the link itself works for a quarter of an hour. */
  signInLinks: { hours: 25, from: "it was asked for" },
  socketTickets: { minutes: 1, from: "it was given out" },
  formerUsernames: { days: 90, from: "it was given up" },
  deletedAccounts: { days: 30, from: "it was deleted" },

  notifications: { days: 180, from: "it last changed" },
  /** For reports of it alone (messages.16). */
  editedMessages: { days: 30, from: "it was edited" },
  withdrawnAlerts: { days: 1, from: "the notification" },
  unusedPictures: { days: 1, from: "it was uploaded" },
  /** After a break of an hour the three hours are counted from the start (ai.12). */
  aiUse: { hours: 1, from: "you stopped" },
  aiBudgets: { days: 31, from: "that day" },
  /** The day, and three hours that began in it (ai.26). */
  freeAnswers: { days: 2, from: "that day" },
  lisaAnswers: { days: 31, from: "she was asked" },
  /** For clocks that disagree about when a day or week ends. */
  standings: { days: 1, from: "the day or week ended" },
  promotionMarks: { hours: 1, from: "the promotion ended" },

  /** Six months at least, whatever their days, after the member was told. */
  appealable: { days: 184, from: "you were told of the decision" },
  /** A day longer than an appeal can be made, and while one waits. */
  removedContent: { days: 185, from: "it was removed" },
  caseCopies: { days: 185, from: "the case was closed" },
  /** The state that Undo and a granted appeal need. */
  undoneBy: { days: 185, from: "you were told of it" },
  /** Who reported, and in which words. */
  reports: { days: 365, from: "the case was closed" },
  caseNotes: { days: 365, from: "it was written and the case closed" },
  appeals: { days: 365, from: "the appeal was answered" },
  evidence: { days: 365, from: "it was kept" },
  /** Its digest and reference, which a report to the authorities needs. */
  knownImages: { days: 365, from: "the case was closed" },
  /** Name and email address of who reported without an account. */
  strangersReports: { days: 185, from: "the case was closed" },
  /** The same where nothing was found at the address. */
  unfoundReports: { days: 30, from: "it came" },
  caseLooks: { days: 2, from: "that day" },
  machinePace: { days: 14, from: "that day" },
  botActs: { days: 30, from: "they were due" },

  /** No window of `rateLimits` is longer. */
  limits: { days: 1, from: "the first try" },
  storedResponses: { days: 1, from: "the response" },
  /** How long a mail is tried again. */
  mails: { days: 1, from: "it was asked for" },
  failedJobs: { days: 7, from: "its last try" },
  /** Whole weeks: what `build/operate/backup/backups-to-remove.ts` keeps (backup.4). */
  backups: { days: 28, from: "it was made" },
} as const satisfies Record<string, KeptFor & { readonly from: string }>;

export type Kept = keyof typeof retention;

/** One of them. */
export interface KeptFor {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export function getRetentionMs(what: Kept): number {
  const { days = 0, hours = 0, minutes = 0 }: KeptFor = retention[what];
  return days * dayMs + hours * hourMs + minutes * minuteMs;
}

/** Returns the time before which things are not kept any more. */
export function getRetentionCutoff(what: Kept, now: Date): Date {
  return new Date(now.getTime() - getRetentionMs(what));
}

/** Until when something is kept whose time begins now. */
export function getRetentionEnd(what: Kept, from: Date): Date {
  return new Date(from.getTime() + getRetentionMs(what));
}
