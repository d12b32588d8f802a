import { z } from "zod";
import { bio, location, website } from "#shared/account/profile-fields.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { passesForProduct } from "#shared/members/impersonation.ts";
import { displayName, impersonationTexts, username } from "#shared/members/name-fields.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { type DraftVersion, parseVersion } from "../../../lib/drafts/compare-draft-versions.ts";

/** The schema of a profile's texts, which the server validates too (members.4). */
const profileForm = z.object({ username, displayName, bio, location, website });
export type ProfileInput = z.input<typeof profileForm>;
export type CompleteProfile = z.output<typeof profileForm>;

export const profileFields = ["username", "displayName", "bio", "location", "website"] as const;
type ProfileField = (typeof profileFields)[number];
export type ProfileValues = Record<ProfileField, string>;
type Texts = Pick<CurrentUser, ProfileField>;

/**
 * The schema for a member, who may keep a name that could be mistaken for the product's
 * (members.10).
 */
export function createProfileSchema(user: Pick<CurrentUser, "username" | "displayName" | "isAdmin">) {
  return profileForm.superRefine((written, { addIssue }) => {
    for (const name of ["username", "displayName"] as const) {
      if (user.isAdmin || written[name] === user[name] || !passesForProduct(written[name])) continue;
      addIssue({ code: "custom", path: [name], message: showText(impersonationTexts[name]) });
    }
  });
}

/** The form's values for a member. */
export function getProfileFormValues(user: Texts): ProfileValues {
  const { username, displayName, bio, location, website } = user;
  return { username, displayName, bio: bio ?? "", location: location ?? "", website: website ?? "" };
}

/**
 * The fields that differ from the member's. A blank text removes one, since form data has no null.
 */
export function findChangedFields(complete: CompleteProfile, user: Texts): Partial<ProfileValues> {
  const next = getProfileFormValues({
    ...complete,
    bio: complete.bio ?? null,
    location: complete.location ?? null,
    website: complete.website ?? null,
  });
  const before = getProfileFormValues(user);
  return Object.fromEntries(
    profileFields.filter((name) => next[name] !== before[name]).map((name) => [name, next[name]]),
  );
}

/** The texts that differ from the member's, for the draft; null when none does. */
export function createProfileDraft(
  values: Partial<ProfileInput>,
  user: Texts,
): Partial<ProfileValues> | null {
  const before = getProfileFormValues(user);
  const changed = profileFields.filter((name) =>
    typeof values[name] === "string" && values[name] !== before[name]
  );
  return changed.length > 0 ? Object.fromEntries(changed.map((name) => [name, values[name]])) : null;
}

/** The stored texts that differ from the member's. */
interface ProfileDraft extends DraftVersion {
  readonly texts: Partial<ProfileValues>;
}

const storedTexts = z.partialRecord(z.enum(profileFields), z.string().max(2_000));

/** Parses a stored draft; null for anything else. */
export function parseProfileDraft(kept: unknown): ProfileDraft | null {
  const { success, data } = storedTexts.safeParse((kept as { texts?: unknown } | null)?.texts);
  return success ? { texts: data, ...parseVersion(kept as object) } : null;
}
