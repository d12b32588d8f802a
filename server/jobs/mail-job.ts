import { z } from "zod";

const every = {
  /**
   * Also the job's key and the name in the Message-ID, so that it is one mail, however often it is
   * sent.
   */
  id: z.uuid(),
  /** The address as it was when the mail was requested. */
  to: z.string(),
  requestedAt: z.iso.datetime(),
};

const template = <T extends string, S extends z.core.$ZodLooseShape>(name: T, ids: S) =>
  z.object({ template: z.literal(name), ...every, ...ids });

const ofMember = { memberId: z.uuid() };
const ofAct = { ...ofMember, actId: z.uuid() };
/** A report of somebody without an account (strangers.1). */
const ofReport = { reportId: z.uuid() };
const ofChange = { ...ofMember, changeId: z.uuid() };

/**
 * A mail to be sent: its template, an address and ids; never a link or a token, which are made when
 * it is sent (mail.2). Ids may match nothing, since unknown addresses get their mail queued as well
 * (auth.6).
 */
export const mailJob = z.discriminatedUnion("template", [
  template("verification", { registrationId: z.uuid() }),
  template("resent_verification", { registrationId: z.uuid() }),
  /** `boundTo`: the fingerprint of the value that a link would be bound to. */
  template("password_reset", { ...ofMember, boundTo: z.string() }),
  template("password_changed", ofMember),
  template("sign_in_link", { linkId: z.uuid() }),
  template("confirm_email", ofChange),
  template("email_change_notice", ofChange),
  template("email_changed", { ...ofMember, isOld: z.boolean() }),
  template("suspended", ofAct),
  template("restored", ofAct),
  template("suspension_over", ofMember),
  template("appeal_answered", { ...ofMember, appealId: z.uuid() }),
  template("decision", { ...ofMember, decisionId: z.uuid() }),
  template("known_image", ofMember),
  template("account_deleted", { ...ofMember, leftAt: z.iso.datetime() }),
  template("account_back", ofMember),
  /** Names and language are stored nowhere else any more. */
  template("account_removed", {
    username: z.string(),
    displayName: z.string(),
    language: z.string().optional(),
  }),
  template("data_downloaded", ofMember),
  template("report_receipt", ofReport),
  template("report_outcome", { ...ofReport, decisionId: z.uuid(), isTakenBack: z.boolean() }),
]);

export type MailTemplate = z.output<typeof mailJob>["template"];
export type MailJob<T extends MailTemplate = MailTemplate> = Extract<
  z.output<typeof mailJob>,
  { readonly template: T }
>;
