import { z } from "zod";
import { currentUser } from "../auth/contract.ts";
import { passwordMaxLength } from "../auth/password-rule.ts";
import { endpoint } from "../endpoint.ts";
import { displayName, username } from "../members/name-fields.ts";
import { email, givenText, message, optionalFile, success, text } from "../primitives.ts";
import { bio, location, website } from "./profile-fields.ts";

/** How long the links of a change of the email address work. */
export const emailChangeHours = 24;
/** Profile images, before the server prepares them. */
export const profileImageBytes = 5 * 1024 * 1024;

/** Absent fields stay as they are. */
export const newProfile = z.object({
  username: username.optional(),
  displayName: displayName.optional(),
  bio,
  location,
  website,
  /** The image itself, in a form. It wins over `profileImageUrl`. */
  profileImage: optionalFile,
  /** The address of an image the caller has uploaded in two steps; null or blank removes the picture. */
  profileImageUrl: text(2_000).nullish(),
});
export type NewProfile = z.input<typeof newProfile>;

export const changeProfile = endpoint({
  method: "put",
  path: "/api/users/profile",
  summary: "Change the caller's profile: all given fields, or none. A username can change once in 30 days",
  access: "member",
  body: newProfile,
  encodings: ["json", "multipart"],
  errors: ["username_taken", "username_too_new", "invalid_image", "unsupported_image", "foreign_image"],
  status: 200,
  response: currentUser,
});

export const newEmail = z.object({
  email,
  password: text(passwordMaxLength).min(1, "Enter your password."),
});

/** PUT: there is one change for each member, and a keyed POST would store a hash of the password. */
export const requestEmailChange = endpoint({
  method: "put",
  path: "/api/account/email-change",
  summary: "Mail a confirmation link to the new address and a notice to the old one; both last 24 hours",
  access: "member",
  body: newEmail,
  errors: ["invalid_credentials"],
  status: 200,
  /** The same whether or not the new address has an account. */
  response: message,
});

export const cancelEmailChange = endpoint({
  method: "delete",
  path: "/api/account/email-change",
  summary: "Withdraw the caller's requested change; repeating changes nothing",
  access: "member",
  status: 200,
  response: success,
});

const linkToken = givenText(2_000, "This link is not complete.");

export const confirmEmailChange = endpoint({
  method: "post",
  path: "/api/account/email-change/confirm",
  summary: "Use the link mailed to the new address: from now on it is the account's",
  access: "public",
  body: z.object({ token: linkToken }),
  errors: ["invalid_token", "conflict"],
  status: 200,
  response: message,
});

export const refuseEmailChange = endpoint({
  method: "post",
  path: "/api/account/email-change/refuse",
  summary: "Use the link mailed to the old address: the change is withdrawn and every session ends",
  access: "public",
  body: z.object({ token: linkToken }),
  errors: ["invalid_token"],
  status: 200,
  response: message,
});

export const acceptLegalTexts = endpoint({
  method: "post",
  path: "/api/account/accept-legal-texts",
  summary: "Accept the named versions of terms and privacy text, which must be the present ones",
  access: "member",
  body: z.object({ termsVersion: z.iso.date(), privacyVersion: z.iso.date() }),
  errors: ["conflict"],
  status: 200,
  response: currentUser,
});

export const profileEndpoints = {
  changeProfile,
  requestEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  refuseEmailChange,
  acceptLegalTexts,
};
