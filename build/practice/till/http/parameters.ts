import { z } from "zod";
import { createInvalidRequest } from "./api-error.ts";
import type { FormValue } from "./decode-form.ts";

const words = z.string().max(5_000);
export const text = words;
export const whole = z.string().regex(/^-?\d{1,12}$/, "Invalid integer").transform(Number);
export const flag = z.enum(["true", "false"]).transform((value) => value === "true");
export const amount = whole.refine((cents) => cents >= 1 && cents <= 99_999_999, "Invalid positive integer");
export const currency = z.string().toLowerCase().regex(/^[a-z]{3}$/, "Invalid currency");
/** An empty value removes an entry. */
export const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
/** Names of ids to put objects in place of. */
export const expand = z.array(words).default([]);
const interval = z.enum(["day", "week", "month", "year"]);
export const recurring = z.strictObject({ interval, interval_count: whole.default(1) });
export const paging = {
  limit: whole.refine((limit) => limit >= 1 && limit <= 100, "Expected 1 to 100").default(10),
  starting_after: words.optional(),
  ending_before: words.optional(),
  created: z.union([
    z.strictObject({ gt: whole, gte: whole, lt: whole, lte: whole }).partial(),
    whole.transform((at): { gt?: number; gte?: number; lt?: number; lte?: number } => ({ gte: at, lte: at })),
  ]).optional(),
};

/**
 * Reads parameters; throws Stripe's 400 that names the first one that is unknown, missing or wrong.
 */
export function read<T>(schema: z.ZodType<T>, params: Record<string, FormValue>): T {
  const parsed = schema.safeParse(params);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const param = nameOf(issue?.path ?? []);
  if (issue?.code === "unrecognized_keys") {
    const name = nameOf([...issue.path, issue.keys[0] ?? ""]);
    throw createInvalidRequest(`Received unknown parameter: ${name}`, {
      code: "parameter_unknown",
      param: name,
    });
  }
  if (issue?.code === "invalid_type" && /received undefined/.test(issue.message)) {
    throw createInvalidRequest(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  }
  throw createInvalidRequest(`${issue?.message ?? "Invalid parameter"}: ${param}`, { param });
}

/** `line_items[0][price]` */
function nameOf([first, ...rest]: readonly PropertyKey[]): string {
  return `${String(first ?? "")}${rest.map((part) => `[${String(part)}]`).join("")}`;
}
