/**
 * How long what members leave is kept, in one place (retention.1): the cleanups read it, and
 * /privacy shows it. Each is a number of days after the moment that `from` names.
 */
export const retention = {
  /** Six months at least, whatever their days, after the member was told. */
  appealable: { days: 184, from: "a decision was told" },
  /** A day longer than an appeal can be made, and while one waits. */
  removedContent: { days: 185, from: "it was removed" },
  caseCopies: { days: 185, from: "the case was closed" },
  appeals: { days: 365, from: "the appeal was answered" },
  evidence: { days: 365, from: "it was kept" },
  reports: { days: 365, from: "the case was closed" },
} as const satisfies Record<string, { readonly days: number; readonly from: string }>;

export type Kept = keyof typeof retention;

const dayMs = 24 * 60 * 60 * 1000;

/** What is older than this is not kept any more. */
export function keptSince(what: Kept, now: Date): Date {
  return new Date(now.getTime() - retention[what].days * dayMs);
}

/** Until when something is kept that is kept since a moment. */
export function keptUntil(what: Kept, since: Date): Date {
  return new Date(since.getTime() + retention[what].days * dayMs);
}
