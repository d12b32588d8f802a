import type { ZodError } from "zod";
import { Invalid } from "../../errors.ts";
import type { z } from "zod";

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
  const field = fieldName(issue.path);
  if (issue.code === "invalid_type") {
    if (issue.input === undefined) return `${field} is required`;
    return `${field} must be ${kinds[issue.expected] ?? issue.expected}`;
  }
  if (issue.code === "too_small") {
    return `${field} is too ${sizeWords[issue.origin]?.[0] ?? "small"}: at least ${issue.minimum}`;
  }
  if (issue.code === "too_big") {
    return `${field} is too ${sizeWords[issue.origin]?.[1] ?? "large"}: at most ${issue.maximum}`;
  }
  if (issue.code === "invalid_value") {
    return `${field} must be one of: ${issue.values.map(String).join(", ")}`;
  }
  return undefined;
}

const sizeWords: Readonly<Record<string, readonly [string, string]>> = {
  string: ["short", "long"],
  array: ["short", "long"],
};

/** `displayName` → `Display name`. */
function fieldName(path: readonly PropertyKey[] | undefined): string {
  const last = path?.findLast((part) => typeof part === "string");
  if (last === undefined) return "The body";
  const words = last.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Every failed field with its first message; the first of these is the error's message. */
export function describeInvalidInput(error: ZodError): Invalid {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.join(".") || "body";
    if (!fields.has(field)) fields.set(field, issue.message);
  }
  const [first = "The request is not valid."] = fields.values();
  return new Invalid(first, Object.fromEntries(fields));
}
