import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { lisaModelNames } from "../assistant/lisa.ts";
import { defineEndpoint } from "../endpoint.ts";
import { badge } from "../members/badge-shapes.ts";
import { profileDetails } from "../members/profile-details.ts";
import { profileImage } from "../members/profile-image.ts";
import { role } from "../members/role.ts";
import { coverTopicList } from "../moderation/cover-shapes.ts";
import { messageAudiences } from "../messages/rules.ts";
import {
  count,
  email,
  id,
  message,
  moderationLevel,
  success,
  text,
  timestamp,
  untrimmedText,
} from "../primitives.ts";
import { emailOnly, newPassword } from "./password-and-email-fields.ts";
import { passwordMaxLength } from "./password-rule.ts";

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
  ...profileImage,
  ...profileDetails,
  xp: count,
  /** All XP ever credited, refunds aside (xp.2). */
  lifetimeXp: count,
  level: z.number().int().positive(),
  streak: count,
  isAdmin: z.boolean(),
  role,
  /**
   * Whether that right belongs to the email address, so that changing it ends the right (auth.13).
   */
  isAdminByEmail: z.boolean(),
  /** Until when a moderator's decision limits the member (cases.4); null: not limited. */
  limitedUntil: timestamp.nullable(),
  isVerified: z.boolean(),
  /** Badges that have not expired, the highest first. */
  badges: z.array(badge),
  /** The own post that stands first on their profile (members.18). */
  pinnedPostId: id.nullable(),
  moderationLevel: moderationLevel.nullable(),
  /**
   * When the filter went from low or none back to high since no crown was active any more
   * (badges.2); null once the member has chosen another.
   */
  filterLapsedAt: timestamp.nullable(),
  ttsVoice: z.string(),
  showReadReceipts: z.boolean(),
  messageAudience: z.enum(messageAudiences),
  /** Posts in other languages stay out of All Posts and hashtags (feed.7); empty: none do. */
  readLanguages: z.array(z.string()),
  /** Whether their pictures are refused without a description (media.15). */
  requiresDescriptions: z.boolean(),
  /** Whether comments of new accounts below their posts are folded (comments.10). */
  foldsNewcomers: z.boolean(),
  openTopics: coverTopicList.describe("What is covered with these topics alone is shown (posts.24)"),
  coveredTopics: coverTopicList.describe("What is about one of these is covered"),
  /** Whether the leaderboards show the member (leaderboard.1). */
  isRanked: z.boolean(),
  /**
   * The model that Lisa answers with, as chosen: without a Gold Crown GPT-5 counts as the standard
   * (ai.5).
   */
  lisaModel: z.enum(lisaModelNames),
  /** Whole dollars a UTC month; null: no limit (shop.6). */
  monthlySpendingLimit: z.number().int().positive().nullable(),
  /** Whether the shop sells the member nothing (shop.6). */
  purchasesPaused: z.boolean(),
  /** The chosen country of help lines, or `other`; null: found by the time zone (moderation.10). */
  helpCountry: z.string().nullable(),
  /** Of their pages and mails, as BCP 47 has it; null until they have one (product.17). */
  language: z.string().nullable(),
  /** Whether a speech provider is configured. */
  canMakeAudio: z.boolean(),
  /** When the username can change again; null: now. */
  usernameChangeableAt: timestamp.nullable(),
  /** The new address of a change that is not confirmed yet. */
  pendingEmail: z.string().nullable(),
  /** Whether the member gave a date of birth; without one they count as under 18 (auth.22). */
  hasGivenBirthDate: z.boolean(),
  /** While under 18 the end of the month in which they turn 18, all that is kept of the date. */
  ofAgeFrom: timestamp.nullable(),
  /** Version dates of the legal texts the member has accepted. */
  acceptedTermsVersion: z.iso.date(),
  acceptedPrivacyVersion: z.iso.date(),
  createdAt: timestamp,
});
export type CurrentUser = z.infer<typeof currentUser>;

/** The member who has just signed in. */
export const signedInUser = currentUser.extend({
  /** Whether nobody ever signed in to the account before, on any device (auth.25). */
  isFirstSignIn: z.boolean(),
});
export type SignedInUser = z.infer<typeof signedInUser>;

export const credentials = z.object({
  email,
  password: text(passwordMaxLength).min(6, fieldText(msg`Password must be at least 6 characters`)),
});

/** Brings a deleted account back instead of refusing with `account_left` (auth.18). */
export const restoresAccount = z.boolean().optional();

export const passwordReset = z.object({
  token: untrimmedText(2000, fieldText(msg`Reset token is required`)),
  password: newPassword,
  confirmPassword: text(passwordMaxLength).min(6, fieldText(msg`Please confirm your password`)),
}).refine((r) => r.password === r.confirmPassword, {
  path: ["confirmPassword"],
  message: fieldText(msg`Passwords don't match`),
});

const session = z.object({
  id,
  isCurrent: z.boolean(),
  /** Whether its browser gets pushes (push.1); they end with the session. */
  getsPushes: z.boolean(),
  userAgent: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp,
});
export type Session = z.infer<typeof session>;

export const getCurrentUser = defineEndpoint({
  method: "get",
  path: "/api/auth/user",
  summary: "The signed-in member; 401 when signed out",
  access: "member",
  status: 200,
  response: currentUser,
});

export const login = defineEndpoint({
  method: "post",
  path: "/api/auth/login",
  summary:
    "Sign in with email and password. Sets the session cookie, or with `X-Session-Transport: bearer` sends `X-Session-Token` and `X-Device-Token`. After too many failures 429; a sign-in link still works. `isFirstSignIn` is true when nobody signed in to the account before",
  access: "public",
  body: credentials.extend({ restoresAccount }),
  errors: ["invalid_credentials", "email_unverified", "account_suspended", "account_left"],
  status: 200,
  response: signedInUser,
});

export const forgotPassword = defineEndpoint({
  method: "post",
  path: "/api/auth/forgot-password",
  summary: "Send an email with a link to set a new password; the same response for every address",
  access: "public",
  body: emailOnly,
  status: 200,
  response: message,
});

export const resetPassword = defineEndpoint({
  method: "post",
  path: "/api/auth/reset-password",
  summary: "Set a new password with the emailed token; ends all other sessions and forgets known devices",
  access: "public",
  body: passwordReset,
  errors: ["invalid_token"],
  status: 200,
  response: message,
});

export const logout = defineEndpoint({
  method: "post",
  path: "/api/auth/logout",
  summary: "Sign out of this session; repeating changes nothing",
  access: "public",
  status: 200,
  response: success,
});

export const listSessions = defineEndpoint({
  method: "get",
  path: "/api/auth/sessions",
  summary: "The member's sessions, most recently used first",
  access: "member",
  status: 200,
  response: z.array(session),
});

export const deleteSession = defineEndpoint({
  method: "delete",
  path: "/api/auth/sessions/{id}",
  summary: "Sign one session out",
  access: "member",
  params: z.object({ id }),
  status: 200,
  response: success,
});

export const loginRedirect = defineEndpoint({
  method: "get",
  path: "/api/login",
  summary: "Redirect to the sign-in screen",
  access: "public",
  status: 302,
});

export const logoutRedirect = defineEndpoint({
  method: "get",
  path: "/api/logout",
  summary: "Sign out (same-site requests only), then redirect to the root",
  access: "public",
  refusesHead: true,
  status: 302,
});

export const authEndpoints = {
  getCurrentUser,
  login,
  forgotPassword,
  resetPassword,
  logout,
  listSessions,
  deleteSession,
  loginRedirect,
  logoutRedirect,
};
