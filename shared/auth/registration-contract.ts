import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { looksReserved, usernamePattern } from "../members/usernames.ts";
import { email, givenText, message, requiredText, text } from "../primitives.ts";
import { isOneLine } from "../visible-text.ts";
import { emailOnly, newPassword } from "./fields.ts";
import { minimumAge } from "./rules.ts";

const username = z.string().trim()
  .min(3, "Username must be at least 3 characters")
  .max(50, "Username too long")
  .regex(/^[\w.]*$/, "Use letters, digits, dots and underscores only.")
  .regex(usernamePattern, "A dot can't come first or last, or right after another dot.")
  .refine((name) => !looksReserved(name), "This username is not available.");

export const registration = z.object({
  email,
  password: newPassword,
  username,
  displayName: requiredText(100, "Display name is required", "Display name too long")
    .refine(isOneLine, "Please leave out line breaks and direction marks."),
  acceptTerms: z.literal(true, { error: "You must accept the Terms and Conditions" }),
  acceptPrivacy: z.literal(true, { error: "You must accept the Privacy Policy" }),
  /** The tick-box: at least 13, and with a guardian's consent when under age (legal.2). */
  confirmAge: z.boolean().optional(),
  /** Instead of the tick-box; only the outcome of the check is stored. */
  birthDate: z.iso.date("Use the form YYYY-MM-DD.").optional(),
  guardianConsent: z.boolean().optional(),
  /** Username of the inviting member. */
  ref: text(50).optional(),
  /** IANA name, for the daily streak. */
  timeZone: text(64).optional(),
}).refine((r) => r.confirmAge === true || r.birthDate !== undefined, {
  path: ["confirmAge"],
  message: `You must be at least ${minimumAge} years old to join.`,
});
export type Registration = z.input<typeof registration>;

export const register = endpoint({
  method: "post",
  path: "/api/auth/register",
  summary: "Join; the answer is the same whether or not the address is known",
  access: "public",
  body: registration,
  errors: ["username_taken"],
  status: 201,
  response: message,
});

export const resendVerification = endpoint({
  method: "post",
  path: "/api/auth/resend-verification",
  summary: "Send the verification email of the caller's own registration again",
  access: "public",
  body: emailOnly,
  status: 200,
  response: message,
});

const verificationToken = givenText(2000, "No verification token provided");

export const verification = z.object({
  verified: z.boolean(),
  message: z.string(),
  /** The username was taken in the meantime; `chooseUsername` continues with another. */
  needsUsername: z.boolean(),
});
export type Verification = z.infer<typeof verification>;

export const verifyEmail = endpoint({
  method: "get",
  path: "/api/auth/verify-email",
  summary:
    "Verify an address with the emailed token; one that is no good returns verified false and says why",
  access: "public",
  query: z.object({ token: verificationToken }),
  status: 200,
  response: verification,
});

export const otherUsername = z.object({ token: verificationToken, username });

export const chooseUsername = endpoint({
  method: "post",
  path: "/api/auth/verify-email",
  summary:
    "Verify an address with the emailed token and another username, when the first one was taken meanwhile",
  access: "public",
  body: otherUsername,
  errors: ["username_taken"],
  status: 200,
  response: verification,
});

export const registrationEndpoints = { register, resendVerification, verifyEmail, chooseUsername };
