import type { MailTemplate } from "../../../jobs/mail-job.ts";

/**
 * Events of an account after which nothing that someone else may have begun continues (auth.21).
 */
export const voidingEvents = ["password reset", "this was not me", "suspension", "deletion"] as const;
export type VoidingEvent = (typeof voidingEvents)[number];

interface Grant {
  /** After any of these the grant is void, whatever its lifetime. */
  readonly voidedBy: readonly VoidingEvent[];
  /** The code that voids it, or why nothing has to. */
  readonly how: string;
}

const deleted: Grant = { voidedBy: voidingEvents, how: "void_grants deletes the row." };
const ofSession: Grant = {
  voidedBy: voidingEvents,
  how: "Names a session, which is looked up when it is used.",
};

/** Grants by the column with their hash or secret. A reset keeps the session that makes it. */
export const storedGrants = {
  "sessions.token_hash": deleted,
  "known_devices.token_hash": deleted,
  "sign_in_links.token_hash": deleted,
  "email_changes.confirm_hash": deleted,
  "email_changes.refuse_hash": deleted,
  "push_subscriptions.endpoint": { voidedBy: voidingEvents, how: "Goes with its session." },
} as const satisfies Readonly<Record<string, Grant>>;

/** The purposes of signed tokens; there is no other way to sign one (`signed-tokens.ts`). */
export const signedGrants = {
  "reset-password": {
    voidedBy: ["password reset"],
    how:
      "Is bound to the password that it replaces. It goes to the owner's mailbox, which outlives the rest (admin.3).",
  },
  "verify-email": { voidedBy: [], how: "Confirms a registration, which belongs to no member yet." },
  "registration": { voidedBy: [], how: "Has the mail of a registration sent again, and opens no account." },
  "decision": {
    voidedBy: ["deletion"],
    how:
      "Opens one decision of one member to read and to contest (reasons.1), for six months. It goes to the owner's mailbox, which outlives a suspension; a deleted account has no statements.",
  },
  "socket-ticket": ofSession,
  "upload": ofSession,
  "report-challenge": { voidedBy: [], how: "Is a puzzle for a visitor, which opens nothing." },
} as const satisfies Readonly<Record<string, Grant>>;

/**
 * The grant that a mail template makes when it is sent: a waiting mail is void when its grant would
 * be. Null: it contains no grant.
 */
export const mailedGrants = {
  verification: "verify-email",
  resent_verification: "verify-email",
  password_reset: "reset-password",
  sign_in_link: "sign_in_links.token_hash",
  confirm_email: "email_changes.confirm_hash",
  email_change_notice: "email_changes.refuse_hash",
  password_changed: null,
  email_changed: null,
  suspended: "decision",
  restored: null,
  suspension_over: null,
  appeal_answered: "decision",
  decision: "decision",
  account_deleted: null,
  account_back: null,
  account_removed: null,
  data_downloaded: null,
  report_receipt: null,
  report_outcome: null,
  known_image: null,
} as const satisfies Readonly<Record<MailTemplate, keyof typeof storedGrants | SignedPurpose | null>>;

export type SignedPurpose = keyof typeof signedGrants;
