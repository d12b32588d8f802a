import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { defineEndpoint } from "../endpoint.ts";
import { newDisplayName, newUsername } from "../members/name-fields.ts";
import { email, message, text, untrimmedText } from "../primitives.ts";
import { emailOnly, newPassword } from "./password-and-email-fields.ts";
import { minimumAge } from "./age-rule.ts";
import { birthDate } from "./birth-date.ts";

export const registration = z.object({
  email,
  password: newPassword,
  username: newUsername,
  displayName: newDisplayName,
  acceptTerms: z.literal(true, { error: fieldText(msg`You must accept the Terms and Conditions`) }),
  acceptPrivacy: z.literal(true, { error: fieldText(msg`You must accept the Privacy Policy`) }),
  /**
   * The tick-box: at least 13, and with a guardian's consent when under age (legal.2). It counts as
   * under 18 (auth.22).
   */
  confirmAge: z.boolean().optional(),
  /** Instead of the tick-box, or with it; what is kept of it is `getAgeToKeep`. */
  birthDate: birthDate.optional(),
  guardianConsent: z.boolean().optional(),
  /** Username of the inviting member. */
  ref: text(50).optional(),
  /** IANA name, for the daily streak. */
  timeZone: text(64).optional(),
}).refine((r) => r.confirmAge === true || r.birthDate !== undefined, {
  path: ["confirmAge"],
  message: fieldText(msg`You must be at least ${{ minimumAge }} years old to join.`),
});
export type Registration = z.input<typeof registration>;

export const register = defineEndpoint({
  method: "post",
  path: "/api/auth/register",
  summary: "Register; the response is the same whether or not the address is known",
  access: "public",
  body: registration,
  errors: ["username_taken", "registration_closed"],
  status: 201,
  response: message,
});

/** While it is typed: what else is refused, the form knows itself or hears when it is sent. */
export const checkUsername = defineEndpoint({
  method: "get",
  path: "/api/auth/username",
  summary: "Whether a username is taken, or is read like one that is",
  access: "public",
  query: z.object({ username: newUsername }),
  status: 200,
  response: z.object({ isTaken: z.boolean() }),
});

export const resendVerification = defineEndpoint({
  method: "post",
  path: "/api/auth/resend-verification",
  summary: "Resend the verification email of the caller's registration",
  access: "public",
  body: emailOnly,
  status: 200,
  response: message,
});

const verificationToken = untrimmedText(2000, fieldText(msg`No verification token provided`));

const verification = z.object({
  verified: z.boolean(),
  message: z.string(),
  /** The username was taken in the meantime; `chooseUsername` continues with another. */
  needsUsername: z.boolean(),
});
export type Verification = z.infer<typeof verification>;

export const verifyEmail = defineEndpoint({
  method: "get",
  path: "/api/auth/verify-email",
  summary:
    "Verify an address with the emailed token; for an invalid token `verified` is false and `message` says why",
  access: "public",
  refusesHead: true,
  query: z.object({ token: verificationToken }),
  status: 200,
  response: verification,
});

export const otherUsername = z.object({ token: verificationToken, username: newUsername });

export const chooseUsername = defineEndpoint({
  method: "post",
  path: "/api/auth/verify-email",
  summary: "Verify an address with the emailed token and another username, after the first one was taken",
  access: "public",
  body: otherUsername,
  errors: ["username_taken"],
  status: 200,
  response: verification,
});

export const registrationEndpoints = {
  register,
  checkUsername,
  resendVerification,
  verifyEmail,
  chooseUsername,
};
