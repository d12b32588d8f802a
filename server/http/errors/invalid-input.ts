import { msg } from "@lingui/core/runtime-macro";
import type { z, ZodError } from "zod";
import { fieldText, findFieldText } from "#shared/language/field-text.ts";
import { asWritten, type Text } from "#shared/language/text.ts";
import { Invalid } from "../../errors.ts";

const kinds: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  date: "a date",
};

/** A readable message for a field whose schema has none. Undefined: zod's message. */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  const text = textOfIssue(issue);
  return text && fieldText(text);
}

/** Names fields and kinds in English, as the contract does: only a faulty client hears of these. */
function textOfIssue(issue: z.core.$ZodRawIssue) {
  const field = fieldName(issue.path);
  if (issue.code === "invalid_type") {
    if (issue.input === undefined) return msg`${{ field }} is required`;
    return msg`${{ field }} must be ${{ kind: kinds[issue.expected] ?? issue.expected }}`;
  }
  if (issue.code === "too_small") {
    const minimum = String(issue.minimum);
    return hasLength(issue.origin)
      ? msg`${{ field }} is too short: at least ${{ minimum }}`
      : msg`${{ field }} is too small: at least ${{ minimum }}`;
  }
  if (issue.code === "too_big") {
    const maximum = String(issue.maximum);
    return hasLength(issue.origin)
      ? msg`${{ field }} is too long: at most ${{ maximum }}`
      : msg`${{ field }} is too large: at most ${{ maximum }}`;
  }
  if (issue.code === "invalid_value") {
    return msg`${{ field }} must be one of: ${{ values: issue.values.map(String).join(", ") }}`;
  }
  return undefined;
}

const hasLength = (origin: string) => origin === "string" || origin === "array";

/** `displayName` → `Display name`. */
function fieldName(path: readonly PropertyKey[] | undefined): string {
  const last = path?.findLast((part) => typeof part === "string");
  if (last === undefined) return "The body";
  const words = last.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Every failed field with its first message; the first of these is the error's message. */
export function describeInvalidInput(error: ZodError): Invalid {
  const fields = new Map<string, Text>();
  for (const issue of error.issues) {
    const field = issue.path.join(".") || "body";
    if (!fields.has(field)) fields.set(field, findFieldText(issue.message) ?? asWritten(issue.message));
  }
  const [first = msg`The request is not valid.`] = fields.values();
  return new Invalid(first, Object.fromEntries(fields));
}
