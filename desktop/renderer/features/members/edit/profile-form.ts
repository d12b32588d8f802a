import { z } from "zod";
import {
  bio,
  fieldName,
  fieldValue,
  location,
  profileImageAlt,
  pronouns,
  website,
} from "#shared/account/profile-fields.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { profileDetails } from "#shared/members/profile-details.ts";
import { passesForProduct } from "#shared/members/impersonation.ts";
import { displayName, impersonationTexts, username } from "#shared/members/name-fields.ts";
import { lineFields, lines, type LineValues, toLineValues, toProfileFields } from "./own-lines.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { type DraftVersion, parseVersion } from "../../../lib/drafts/compare-draft-versions.ts";

/** The schema of a profile's texts, which the server validates too (members.4). */
const profileForm = z.object({
  username,
  displayName,
  bio,
  location,
  website,
  pronouns,
  profileImageAlt,
  coverImageAlt: profileImageAlt,
  ...partsOfLines(),
});

function partsOfLines() {
  const parts = lines.flatMap((
    { name, value },
  ) => [[name, fieldName.default("")], [value, fieldValue.default("")]]);
  return Object.fromEntries(parts) as Record<
    keyof LineValues,
    z.ZodDefault<typeof fieldName>
  >;
}

export type ProfileInput = z.input<typeof profileForm>;
export type CompleteProfile = z.output<typeof profileForm>;

export const profileFields = [
  "username",
  "displayName",
  "bio",
  "location",
  "website",
  "pronouns",
  "profileImageAlt",
  "coverImageAlt",
  ...lineFields,
] as const;
type ProfileField = (typeof profileFields)[number];
export type ProfileValues = Record<ProfileField, string>;
type Names = "username" | "displayName" | "bio" | "location" | "website";
/** An older server sends names alone. */
type Texts =
  & Pick<CurrentUser, Names>
  & Partial<Pick<CurrentUser, Exclude<keyof typeof profileDetails, Names>>>;

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
  const { username, displayName, bio, location, website, pronouns, profileImageAlt, coverImageAlt } = user;
  return {
    username,
    displayName,
    bio: bio ?? "",
    location: location ?? "",
    website: website ?? "",
    pronouns: pronouns ?? "",
    profileImageAlt: profileImageAlt ?? "",
    coverImageAlt: coverImageAlt ?? "",
    ...toLineValues(user.fields ?? []),
  };
}

/** What a save sends: absent fields stay. */
export type ChangedFields = Partial<Omit<ProfileValues, keyof LineValues>> & { readonly fields?: string };

/**
 * The fields that differ from the member's. A blank text removes one, and the lines are JSON, since
 * form data has neither null nor lists.
 */
export function findChangedFields(complete: CompleteProfile, user: Texts): ChangedFields {
  const next = getProfileFormValues({
    ...complete,
    bio: complete.bio ?? null,
    location: complete.location ?? null,
    website: complete.website ?? null,
    pronouns: complete.pronouns ?? null,
    fields: toProfileFields(complete),
  });
  const before = getProfileFormValues(user);
  const changed = profileFields.filter((name) => next[name] !== before[name]);
  const isLine = (name: ProfileField): name is keyof LineValues => Object.hasOwn(toLineValues([]), name);
  return {
    ...Object.fromEntries(changed.filter((name) => !isLine(name)).map((name) => [name, next[name]])),
    ...(changed.some(isLine) && { fields: JSON.stringify(toProfileFields(next)) }),
  };
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
