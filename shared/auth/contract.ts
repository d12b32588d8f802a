import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { badge } from "../members/badges.ts";
import { isReservedUsername, usernamePattern } from "../members/rules.ts";
import {
  count,
  email,
  givenText,
  id,
  message,
  moderationLevel,
  requiredText,
  success,
  text,
  timestamp,
} from "../primitives.ts";
import { isOneLine } from "../visible-text.ts";
import { minimumAge, passwordMaxLength, passwordPattern, passwordRuleText } from "./rules.ts";

/** The signed-in member as they see themselves. */
export const currentUser = z.object({
  id,
  username: z.string(),
  displayName: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  website: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  xp: count,
  /** All XP ever credited, refunds aside (decision 42); what is not in `xp` of it was spent. */
  lifetimeXp: count,
  level: z.number().int().positive(),
  streak: count,
  isAdmin: z.boolean(),
  isVerified: z.boolean(),
  /** Those not expired, the highest first. */
  badges: z.array(badge),
  moderationLevel: moderationLevel.nullable(),
  ttsVoice: z.string(),
  showReadReceipts: z.boolean(),
  /** Whether the leaderboards may show the member (decision 45). */
  isRanked: z.boolean(),
  createdAt: timestamp,
});
export type CurrentUser = z.infer<typeof currentUser>;

export const credentials = z.object({
  email,
  password: text(passwordMaxLength).min(6, "Password must be at least 6 characters"),
});

export const newPassword = z.string()
  .min(8, passwordRuleText)
  .max(passwordMaxLength, `Password can be at most ${passwordMaxLength} characters`)
  .regex(passwordPattern, passwordRuleText);

const username = z.string().trim()
  .min(3, "Username must be at least 3 characters")
  .max(50, "Username too long")
  .regex(usernamePattern, "Use letters, digits, dots and underscores only")
  .refine((name) => !isReservedUsername(name), "This username is not available");

export const registration = z.object({
  email,
  password: newPassword,
  username,
  displayName: requiredText(100, "Display name is required", "Display name too long")
    .refine(isOneLine, "Please leave out line breaks and direction marks"),
  acceptTerms: z.literal(true, { error: "You must accept the Terms and Conditions" }),
  acceptPrivacy: z.literal(true, { error: "You must accept the Privacy Policy" }),
  /** The age tick-box: 13 or older, and with a guardian's consent when not of age (decision 23). */
  confirmAge: z.boolean().optional(),
  /** May be given instead of the tick-box; only the outcome of the check is kept. */
  birthDate: z.iso.date("Use the form YYYY-MM-DD").optional(),
  guardianConsent: z.boolean().optional(),
  /** Username of who invited the new member. */
  ref: text(50).optional(),
  /** IANA name, for the daily streak. */
  timeZone: text(64).optional(),
}).refine((r) => r.confirmAge === true || r.birthDate !== undefined, {
  path: ["confirmAge"],
  message: `You must be at least ${minimumAge} years old to join`,
});
export type Registration = z.input<typeof registration>;

export const emailOnly = z.object({ email });

export const passwordReset = z.object({
  token: givenText(2000, "Reset token is required"),
  password: newPassword,
  confirmPassword: text(passwordMaxLength).min(6, "Please confirm your password"),
}).refine((r) => r.password === r.confirmPassword, {
  path: ["confirmPassword"],
  message: "Passwords don't match",
});

export const session = z.object({
  id,
  isCurrent: z.boolean(),
  userAgent: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp,
});
export type Session = z.infer<typeof session>;

export const getCurrentUser = endpoint({
  method: "get",
  path: "/api/auth/user",
  summary: "The signed-in member; 401 when signed out",
  access: "member",
  status: 200,
  response: currentUser,
});

export const login = endpoint({
  method: "post",
  path: "/api/auth/login",
  summary:
    "Sign in with e-mail and password. Sets the session cookie, or with `X-Session-Transport: bearer` answers `X-Session-Token`",
  access: "public",
  body: credentials,
  status: 200,
  response: currentUser,
});

export const register = endpoint({
  method: "post",
  path: "/api/auth/register",
  summary: "Join; the answer is the same whether or not the address is known (decision 23)",
  access: "public",
  body: registration,
  status: 201,
  response: message,
});

export const resendVerification = endpoint({
  method: "post",
  path: "/api/auth/resend-verification",
  summary: "Send the verification mail again",
  access: "public",
  body: emailOnly,
  status: 200,
  response: message,
});

export const forgotPassword = endpoint({
  method: "post",
  path: "/api/auth/forgot-password",
  summary: "Send a mail with a link to set a new password",
  access: "public",
  body: emailOnly,
  status: 200,
  response: message,
});

export const resetPassword = endpoint({
  method: "post",
  path: "/api/auth/reset-password",
  summary: "Set a new password with the mailed token; ends all other sessions",
  access: "public",
  body: passwordReset,
  status: 200,
  response: message,
});

export const verifyEmail = endpoint({
  method: "get",
  path: "/api/auth/verify-email",
  summary: "Verify an address with the mailed token; one that is no good answers verified false and says why",
  access: "public",
  query: z.object({ token: givenText(2000, "No verification token provided") }),
  status: 200,
  response: z.object({ verified: z.boolean(), message: z.string() }),
});

export const logout = endpoint({
  method: "post",
  path: "/api/auth/logout",
  summary: "Sign out of this session; signed out already is fine",
  access: "public",
  status: 200,
  response: success,
});

export const listSessions = endpoint({
  method: "get",
  path: "/api/auth/sessions",
  summary: "The member's sessions, most recently used first",
  access: "member",
  status: 200,
  response: z.array(session),
});

export const deleteSession = endpoint({
  method: "delete",
  path: "/api/auth/sessions/{id}",
  summary: "Sign one session out",
  access: "member",
  params: z.object({ id }),
  status: 200,
  response: success,
});

export const loginRedirect = endpoint({
  method: "get",
  path: "/api/login",
  summary: "302 to the sign-in screen (decision 21)",
  access: "public",
  status: 302,
});

export const logoutRedirect = endpoint({
  method: "get",
  path: "/api/logout",
  summary: "Signs out same-site requests, then 302 to the root (decision 21)",
  access: "public",
  status: 302,
});

export const authEndpoints = {
  getCurrentUser,
  login,
  register,
  resendVerification,
  forgotPassword,
  resetPassword,
  verifyEmail,
  logout,
  listSessions,
  deleteSession,
  loginRedirect,
  logoutRedirect,
};
