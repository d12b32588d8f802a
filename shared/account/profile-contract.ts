import { z } from "zod";
import { currentUser } from "../auth/contract.ts";
import { defineEndpoint } from "../endpoint.ts";
import { displayName, username } from "../members/name-fields.ts";
import { optionalFile, text } from "../primitives.ts";
import { bio, fields, location, profileImageAlt, pronouns, website } from "./profile-fields.ts";

/** Profile images, before the server prepares them. */
export const profileImageBytes = 5 * 1024 * 1024;

/** Absent fields stay as they are. */
export const newProfile = z.object({
  username: username.optional(),
  displayName: displayName.optional(),
  bio,
  location,
  website,
  pronouns,
  fields: fields.optional(),
  profileImageAlt: profileImageAlt.optional(),
  /** As `profileImageUrl`, of the cover picture. */
  coverImageUrl: text(2_000).nullish(),
  coverImageAlt: profileImageAlt.optional(),
  /** The image itself, in a form. It wins over `profileImageUrl`. */
  profileImage: optionalFile,
  /**
   * The address of an image the caller has uploaded in two steps; null or blank
   * removes the picture.
   */
  profileImageUrl: text(2_000).nullish(),
});

export const changeProfile = defineEndpoint({
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

export const profileEndpoints = { changeProfile };
