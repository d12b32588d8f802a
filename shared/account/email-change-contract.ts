import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { passwordMaxLength } from "../auth/password-rule.ts";
import { defineEndpoint } from "../endpoint.ts";
import { email, message, success, text, untrimmedText } from "../primitives.ts";
import { retention } from "../retention.ts";

/** How long the links of a change of the email address work. */
export const emailChangeHours = retention.emailChanges.hours;

export const newEmail = z.object({
  email,
  password: text(passwordMaxLength).min(1, fieldText(msg`Enter your password.`)),
});

/**
 * PUT: there is one change for each member, and a keyed POST would store a hash of the password.
 */
export const requestEmailChange = defineEndpoint({
  method: "put",
  path: "/api/account/email-change",
  summary:
    "Mail a confirmation link to the new address and a notice to the old one; both last 24 hours. 409 for the only administrator, where the right belongs to the present address",
  access: "member",
  body: newEmail,
  errors: ["invalid_credentials", "conflict"],
  status: 200,
  /** The same whether or not the new address has an account. */
  response: message,
});

export const cancelEmailChange = defineEndpoint({
  method: "delete",
  path: "/api/account/email-change",
  summary: "Withdraw the caller's requested change; repeating changes nothing",
  access: "member",
  status: 200,
  response: success,
});

const linkToken = untrimmedText(2_000, fieldText(msg`This link is not complete.`));

export const confirmEmailChange = defineEndpoint({
  method: "post",
  path: "/api/account/email-change/confirm",
  summary: "Use the link mailed to the new address: from now on it is the account's",
  access: "public",
  body: z.object({ token: linkToken }),
  errors: ["invalid_token", "conflict"],
  status: 200,
  response: message,
});

export const refuseEmailChange = defineEndpoint({
  method: "post",
  path: "/api/account/email-change/refuse",
  summary: "Use the link mailed to the old address: the change is withdrawn and every session ends",
  access: "public",
  body: z.object({ token: linkToken }),
  errors: ["invalid_token"],
  status: 200,
  response: message,
});

export const emailChangeEndpoints = {
  requestEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  refuseEmailChange,
};
