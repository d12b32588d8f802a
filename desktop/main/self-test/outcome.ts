import { z } from "zod";

const details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const outcome = z.strictObject({
  /** `not available`: this computer or this package lacks what is checked. It is no failure. */
  result: z.enum(["ok", "failed", "not available"]),
  /** Null for `ok`. */
  why: z.string().nullable(),
  details,
});
export type Outcome = z.infer<typeof outcome>;
type Details = Outcome["details"];

export const ok = (found: Details = {}): Outcome => ({ result: "ok", why: null, details: found });
export const failed = (why: string, found: Details = {}): Outcome => ({
  result: "failed",
  why,
  details: found,
});
export const notAvailable = (why: string, found: Details = {}): Outcome => ({
  result: "not available",
  why,
  details: found,
});
