import { HTTPException } from "hono/http-exception";
import type { Context } from "hono";
import { ZodError } from "zod";
import type { ErrorEnvelope } from "#shared/errors.ts";
import { AppError, Invalid } from "../errors.ts";
import type { AppEnv } from "./env.ts";

/** The one mapping from anything thrown to an answer. Unknown errors are logged whole and told by request id alone. */
export function errorResponse(error: unknown, c: Context<AppEnv>): Response {
  const known = toAppError(error);
  const requestId = c.get("requestId");
  if (!known) c.get("log").error({ err: error }, "request failed");
  const envelope: ErrorEnvelope = known
    ? { message: known.message, code: known.code, requestId, fields: known.fields }
    : { message: "Something went wrong on our side. Please try again.", code: "internal", requestId };
  if (known?.retryAfter) c.header("Retry-After", String(known.retryAfter));
  return c.json(envelope, (known?.status ?? 500) as 500);
}

function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return invalidInput(error);
  if (error instanceof HTTPException) return fromHono(error);
  return null;
}

/** Every failed field with its first message; the first of them is the sentence shown. */
export function invalidInput(error: ZodError): Invalid {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join(".") || "body"] ??= issue.message;
  return new Invalid(Object.values(fields)[0] ?? "The request is not valid", fields);
}

function fromHono(error: HTTPException): AppError | null {
  if (error.status === 400) {
    return new Invalid("The request body could not be read", undefined, "malformed_body");
  }
  if (error.status === 413) return new AppError("body_too_large", "That is too large to send");
  if (error.status === 415) {
    return new AppError("unsupported_content_type", "This content type is not accepted here");
  }
  return null;
}
