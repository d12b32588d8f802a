import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { defineEndpoint } from "../endpoint.ts";
import { count, email, id, optionalField, requiredText, text, timestamp } from "../primitives.ts";
import { ruleKey } from "../rules/rule-key.ts";
import { report } from "./contract.ts";
import { reportReason } from "./report-reason.ts";

export const publicReportLimits = { words: 2000, name: 100, address: 2000 } as const;

/** How many reports a day an email address gets mails about. */
export const mailedReportsPerDay = 10;

const address = requiredText(
  publicReportLimits.address,
  fieldText(msg`Please give the address of what you report.`),
);

/** The message of our own forms; a call may leave the rule out. */
export const noRuleChosen = msg`Please choose the rule that it breaks.`;
const chosenRule = { ruleId: z.string().min(1, fieldText(noRuleChosen)) };

/** The fields of a notice, whoever sends it. */
const notice = {
  /** The address of a post, a comment in its post, a profile or a picture of this server. */
  address,
  reason: reportReason,
  /** The house rule that it is about; without one the reason's own (rules.1). */
  ruleId: ruleKey.optional(),
};

/** The number that solves a challenge, with what the challenge said. */
const proof = z.object({
  token: z.string().min(1).max(2000),
  salt: z.string().min(1).max(100),
  number: count,
});
export type Proof = z.infer<typeof proof>;

const fields = {
  ...notice,
  words: requiredText(
    publicReportLimits.words,
    fieldText(msg`Please say what is wrong with it.`),
    fieldText(msg`Please use at most 2,000 characters.`),
  ),
  name: optionalField(text(publicReportLimits.name).trim()),
  /** Sexual content goes without: where a child is harmed, Article 16 asks for no name. */
  email: optionalField(email),
  isInGoodFaith: z.literal(true, fieldText(msg`Please confirm it before you send the report.`)),
};

const hasEmail = ({ email: given, reason }: { email?: string | undefined; reason: string }) =>
  given !== undefined || reason === "sexual";

const noEmail = {
  // By default only once everything else is valid.
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
  path: ["email"],
  message: fieldText(
    msg`Please give an email address. We will write to you there about the outcome.`,
  ),
};

/** The notice of somebody without an account, as Article 16 asks for it. */
export const publicReportForm = z.object({ ...fields, ...chosenRule }).refine(hasEmail, noEmail);

const newPublicReport = z.object({ ...fields, proof }).refine(hasEmail, noEmail);
export type NewPublicReport = z.output<typeof newPublicReport>;

const newMemberReport = z.object({ ...notice, description: text(1000).trim().optional() });
export const memberReportForm = newMemberReport.extend(chosenRule);

export const getReportChallenge = defineEndpoint({
  method: "get",
  path: "/api/reports/challenge",
  summary:
    "A puzzle for /report: the number from 0 to `max` whose SHA-256 after `salt` is `digest`, in hexadecimal",
  access: "public",
  isAnonymous: true,
  status: 200,
  response: z.object({
    salt: z.string(),
    digest: z.string(),
    max: count,
    token: z.string(),
    expiresAt: timestamp,
  }),
});

export const reportPublicly = defineEndpoint({
  method: "post",
  path: "/api/reports",
  summary:
    "Report an address of this server without an account; the response is the same whatever is there, and the mail says what was found",
  access: "public",
  isAnonymous: true,
  body: newPublicReport,
  errors: ["invalid_token"],
  status: 201,
  response: z.object({ id, receivedAt: timestamp }),
});

export const reportAddress = defineEndpoint({
  method: "post",
  path: "/api/reports/mine",
  summary: "Report an address of this server as the member who calls",
  access: "member",
  body: newMemberReport,
  errors: ["not_found"],
  status: 201,
  response: report,
});

export const publicReportEndpoints = { getReportChallenge, reportPublicly, reportAddress };
