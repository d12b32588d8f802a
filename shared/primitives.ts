import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "./language/field-text.ts";
import { isBlank } from "./visible-text.ts";

/**
 * Opaque to clients; a UUIDv7 on the server, so ids sort by creation. In lower case, as the
 * database returns them: what is cached or locked by an id has one name.
 */
export const id = z.uuid(fieldText(msg`Not a valid id`)).toLowerCase();
export const timestamp = z.iso.datetime();
export const count = z.number().int().nonnegative();

/** Refuses NUL, which Postgres cannot store, and lone surrogates, which JSON cannot carry. */
function isStorableText(value: string): boolean {
  return !value.includes("\u0000") && value.isWellFormed();
}

/**
 * Text that can be stored. Lengths are code points (`countCodePoints`), as Zod and PostgreSQL
 * count.
 */
export function text(max: number, tooLong = fieldText(msg`At most ${{ max }} characters`)) {
  return z.string().max(max, tooLong).refine(
    isStorableText,
    fieldText(msg`Contains characters that cannot be stored`),
  );
}

/**
 * Trimmed text with a visible character; `missing` is also the message when the field is absent.
 */
export function requiredText(max: number, missing: string, tooLong?: string) {
  return z.string(missingMessage(missing)).trim().min(1, missing).max(
    max,
    tooLong ?? fieldText(msg`At most ${{ max }} characters`),
  )
    .refine((value) => !isBlank(value), missing)
    .refine(isStorableText, fieldText(msg`Contains characters that cannot be stored`));
}

/** Text as it is, e.g. a token; `missing` is the message when it is empty or absent. */
export function untrimmedText(max: number, missing: string) {
  return z.string(missingMessage(missing)).min(1, missing).max(
    max,
    fieldText(msg`At most ${{ max }} characters`),
  )
    .refine(isStorableText, fieldText(msg`Contains characters that cannot be stored`));
}

/** The message for an absent field; a wrong type has its own. */
function missingMessage(missing: string) {
  return { error: (issue: { input?: unknown }) => issue.input === undefined ? missing : undefined };
}

export const email = z.string().trim().max(254, fieldText(msg`Invalid email address`)).pipe(
  z.email(fieldText(msg`Invalid email address`)),
);

export const idParams = z.object({ id });

/** A language by its primary tag (BCP 47). */
export const languageTag = z.string().regex(
  /^[a-z]{2,3}$/,
  fieldText(msg`Choose one of the listed languages.`),
);

/** A file part of a multipart body. */
const filePart = z.instanceof(File, { error: fieldText(msg`Expected a file`) }).meta({
  type: "string",
  format: "binary",
});

/** A field that may be absent; a form sends an empty one as "". */
export function optionalField<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
}

/** A switch that may be absent; a form sends it as text. */
export const optionalSwitch = z.preprocess(
  (value) => (value === "true" ? true : value === "false" || value === "" ? false : value),
  z.boolean().optional(),
);

/**
 * A form without a chosen file sends a nameless, empty one, which some runtimes
 * read as a blank string.
 */
export const optionalFile = z.preprocess(
  (value) => {
    const isNone = value === "" || (value instanceof File && value.size === 0 && value.name === "");
    return isNone ? undefined : value;
  },
  filePart.optional(),
);

export const moderationLevel = z.enum(["top", "high", "low", "none"]);
export type ModerationLevel = z.infer<typeof moderationLevel>;

export const success = z.object({ success: z.literal(true) });
export const message = z.object({ message: z.string() });
