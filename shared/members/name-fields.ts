import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { requiredText } from "../primitives.ts";
import { product } from "../product.ts";
import { isBlank, isOneLine } from "../visible-text.ts";
import { removeBadgeMarks } from "./badge-marks.ts";
import { passesForProduct } from "./impersonation.ts";
import { usernamePattern } from "./username-pattern.ts";
import { looksReserved } from "./looks-reserved.ts";

const notOneLine = fieldText(msg`Please leave out line breaks and direction marks.`);

/** Why a name that passes for somebody else is refused (members.10), and what to choose instead. */
export const impersonationTexts = {
  username: msg`This username could be mistaken for ${{ product: product.name }}, ${{
    assistant: product.assistantName,
  }} or an administrator. Please choose one of your own, without words such as "team" or "official".`,
  displayName: msg`This name could be mistaken for ${{ product: product.name }}, ${{
    assistant: product.assistantName,
  }} or an administrator. Please use your own; with a family name ("${{
    assistant: product.assistantName,
  }} Brown") it is fine.`,
} as const;

/** Why a username of somebody else, or one that is read as it, is refused (auth.11). */
export const takenUsernameText =
  msg`This username is already taken, or only dots, underscores or similar letters make it differ from one that is. Please choose another one.`;

/** A username that a member may have already (auth.11). */
export const username = z.string().trim()
  .min(3, fieldText(msg`Username must be at least 3 characters`))
  .max(50, fieldText(msg`Username too long`))
  .regex(/^[\w.]*$/, fieldText(msg`Use letters, digits, dots and underscores only.`))
  .regex(usernamePattern, fieldText(msg`A dot can't come first or last, or right after another dot.`))
  .refine((written) => !looksReserved(written), fieldText(msg`This username is not available.`));

/** A display name that a member may have already. */
export const displayName = requiredText(
  100,
  fieldText(msg`Display name is required`),
  fieldText(msg`Display name too long`),
)
  .refine(isOneLine, notOneLine)
  .refine((written) => !isBlank(removeBadgeMarks(written)), fieldText(msg`Display name is required`));

/**
 * The names of a new member. The server also checks that they do not pass for an administrator's.
 */
export const newUsername = username.refine(
  (written) => !passesForProduct(written),
  fieldText(impersonationTexts.username),
);
export const newDisplayName = displayName.transform(removeBadgeMarks).refine(
  (written) => !passesForProduct(written),
  fieldText(impersonationTexts.displayName),
);
