import type { ZodError } from "zod";
import { Invalid } from "../errors.ts";

/** Every failed field with its first message; the first of them is the sentence shown. */
export function invalidInput(error: ZodError): Invalid {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.join(".") || "body";
    if (!fields.has(field)) fields.set(field, issue.message);
  }
  const [first = "The request is not valid"] = fields.values();
  return new Invalid(first, Object.fromEntries(fields));
}
