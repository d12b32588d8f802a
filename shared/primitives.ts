import { z } from "zod";
import { isBlank } from "./visible-text.ts";

/** Opaque to clients; a UUIDv7 on the server, so ids sort by creation. */
export const id = z.uuid("Not a valid id");
export const timestamp = z.iso.datetime();
export const count = z.number().int().nonnegative();

/** Postgres cannot store NUL, and JSON cannot carry a lone surrogate: both are refused at the door. */
function isStorableText(value: string): boolean {
  return !value.includes("\u0000") && value.isWellFormed();
}

/** Text that can be stored. Lengths are UTF-16 units, as `maxLength` counts them in a form. */
export function text(max: number, tooLong = `At most ${max} characters`) {
  return z.string().max(max, tooLong).refine(isStorableText, "Contains characters that cannot be stored");
}

/** Trimmed text of which something is to be seen; `missing` also says that it did not come at all. */
export function requiredText(max: number, missing: string, tooLong?: string) {
  return z.string(saying(missing)).trim().min(1, missing).max(max, tooLong ?? `At most ${max} characters`)
    .refine((value) => !isBlank(value), missing)
    .refine(isStorableText, "Contains characters that cannot be stored");
}

/** Text taken as it is, e.g. a token; `missing` says that it is empty or did not come at all. */
export function givenText(max: number, missing: string) {
  return z.string(saying(missing)).min(1, missing).max(max, `At most ${max} characters`)
    .refine(isStorableText, "Contains characters that cannot be stored");
}

/** Words for a field that is absent; a wrong type is told by its own. */
function saying(missing: string) {
  return { error: (issue: { input?: unknown }) => issue.input === undefined ? missing : undefined };
}

export const email = z.string().trim().max(254, "Invalid email address").pipe(
  z.email("Invalid email address"),
);

export const idParams = z.object({ id });

/** Clients of the specification send `limit` and `offset`, ours sends `cursor` (api.4). */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  cursor: text(200).optional(),
});
/** Carries the number of rows on the first page of a list that declares `countsUpTo`. */
export const totalCountHeader = "X-Total-Count";
export type PageQuery = z.infer<typeof pageQuery>;

/** A file part of a multipart body. */
export const filePart = z.instanceof(File, { error: "Expected a file" }).meta({
  type: "string",
  format: "binary",
});

export const moderationLevel = z.enum(["top", "high", "low", "none"]);
export type ModerationLevel = z.infer<typeof moderationLevel>;

export const success = z.object({ success: z.literal(true) });
export const message = z.object({ message: z.string() });
