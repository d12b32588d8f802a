import { msg } from "@lingui/core/runtime-macro";
import type { Context } from "hono";
import { ZodError } from "zod";
import type { ErrorEnvelope } from "#shared/errors.ts";
import { readRequestLanguage } from "../../language/request-language.ts";
import { writeText } from "../../language/write-text.ts";
import { AppError, makeStorageFull } from "../../errors.ts";
import type { AppEnv, HeaderPair } from "../routing/app-env.ts";
import { describeInvalidInput } from "./invalid-input.ts";
import { requestLog } from "../log/request-log.ts";
import { respondJson } from "../responses/respond.ts";
import { Serialized } from "../responses/serialized.ts";

/** For errors that nobody expects. */
export const unexpectedText = msg`Something went wrong on our side. Please try again.`;

const unexpected: Pick<AppError, "text" | "code" | "fields"> = { text: unexpectedText, code: "internal" };

/**
 * Maps anything thrown to a response. Unknown errors are logged in full and returned with
 * the request id only.
 */
export function makeErrorResponse(
  error: unknown,
  c: Context<AppEnv>,
  extra: readonly HeaderPair[] = [],
): Response {
  const known = findExpectedError(error);
  const requestId = c.get("requestId");
  if (!known) requestLog(c).error({ err: error }, "request failed");
  // Load shedding logs its beginning and end; a line per refusal would add to the load.
  else if (known.status >= 500 && known.code !== "overloaded") {
    requestLog(c).warn({ err: known }, "request refused");
  }
  const { text, code, fields = {} } = known ?? unexpected;
  const language = readRequestLanguage(c.req.raw.headers);
  const written = Object.entries(fields).map(([name, value]) => [name, writeText(value, language)]);
  const envelope: ErrorEnvelope = {
    message: writeText(text, language),
    code,
    requestId,
    ...(written.length > 0 ? { fields: Object.fromEntries(written) } : {}),
    ...(known?.edits && { edits: known.edits }),
    ...(known?.coverTopics && { coverTopics: known.coverTopics }),
  };
  const headers: HeaderPair[] = [...extra];
  if (known?.retryAfter) headers.push(["Retry-After", String(known.retryAfter)]);
  // The rest of a body that is too large is never read, so the connection is closed.
  if (known?.status === 413) headers.push(["Connection", "close"]);
  return respondJson(c, known?.status ?? 500, new Serialized(JSON.stringify(envelope)), headers);
}

/** The expected failure for a thrown value; null for an unexpected one. */
export function findExpectedError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  // Verbs may parse with the contract's schemas too.
  if (error instanceof ZodError) return describeInvalidInput(error);
  return findSystemError(error);
}

/** The user-facing error for a failed system call; null for every other error. */
export function findSystemError(cause: unknown): AppError | null {
  switch ((cause as NodeJS.ErrnoException | null)?.code) {
    case "ENOSPC":
    case "EDQUOT":
      return makeStorageFull(cause);
    // Too many open files, here or on the whole machine.
    case "EMFILE":
    case "ENFILE":
      return new AppError(
        "unavailable",
        msg`The server is busy right now. Please try again in a moment.`,
        { retryAfter: 1, cause },
      );
    default:
      return null;
  }
}
