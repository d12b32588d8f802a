import type { Context } from "hono";
import type { z } from "zod";
import { Invalid } from "../../errors.ts";
import { describeIssue } from "../errors/invalid-input.ts";
import type { AppEnv } from "../routing/app-env.ts";
import { requestLog } from "../log/request-log.ts";

/**
 * Parses a caller's input. Throws `Invalid` when the schema itself throws, which zod's length
 * checks do for an object whose `length` cannot be compared: whatever the fault, this input was not
 * what the endpoint declares.
 */
export function parseInput<S extends z.ZodType>(
  c: Context<AppEnv>,
  schema: S,
  given: unknown,
): z.ZodSafeParseResult<z.output<S>> {
  try {
    return schema.safeParse(given, { error: describeIssue });
  } catch (error) {
    requestLog(c).warn({ path: c.req.path, fault: placeOf(error) }, "a schema threw an error on its input");
    throw new Invalid("We couldn't understand this request.");
  }
}

/** The kind of an error and where it was thrown, without its message, which may quote the input. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return [error.name, ...frames].join("\n");
}
