import { msg } from "@lingui/core/runtime-macro";
import type { Context } from "hono";
import type { z } from "zod";
import type { Endpoint, ParsedInput } from "#shared/endpoint.ts";
import { joinWithOr } from "#shared/language/join-texts.ts";
import { asWritten } from "#shared/language/text.ts";
import { id } from "#shared/primitives.ts";
import { AppError, Invalid, NotFound } from "../../errors.ts";
import type { AppEnv } from "../routing/app-env.ts";
import { describeInvalidInput, describeIssue } from "../errors/invalid-input.ts";
import { parseMultipart } from "./parse-multipart.ts";
import { bodyLimits, readBody } from "./read-body.ts";
import { requestLog } from "../log/request-log.ts";

/** Reads and parses what an endpoint declares. Throws 400, 404 for a malformed id, 413 or 415. */
export async function readInput(c: Context<AppEnv>, endpoint: Endpoint): Promise<ParsedInput<Endpoint>> {
  const params = endpoint.params && parseParams(c, endpoint.params);
  const query = endpoint.query && parseOrThrow(c, endpoint.query, c.req.query());
  const { body: schema, encodings = ["json"] } = endpoint;
  const body = schema && parseOrThrow(c, schema, await readRawBody(c.req.raw, encodings));
  return { params, query, body } as ParsedInput<Endpoint>;
}

/** A malformed id is treated as unknown. */
function parseParams(c: Context<AppEnv>, schema: z.ZodObject): unknown {
  const result = parseInput(c, schema, c.req.param());
  if (result.success) return result.data;
  if (result.error.issues.some((issue) => schema.shape[String(issue.path[0])] === id)) {
    throw new NotFound(msg`This doesn't exist, or you can't see it.`);
  }
  throw describeInvalidInput(result.error);
}

function parseOrThrow(c: Context<AppEnv>, schema: z.ZodType, given: unknown): unknown {
  const result = parseInput(c, schema, given);
  if (!result.success) throw describeInvalidInput(result.error);
  return result.data;
}

async function readRawBody(request: Request, encodings: readonly string[]): Promise<unknown> {
  const contentType = request.headers.get("content-type") ?? "";
  const essence = (contentType.split(";", 1)[0] ?? "").trim().toLowerCase();
  if (essence === "application/json" && encodings.includes("json")) {
    return parseJson(await readBody(request, bodyLimits.json));
  }
  if (essence === "multipart/form-data" && encodings.includes("multipart")) {
    return parseMultipart(await readBody(request, bodyLimits.multipart), contentType);
  }
  // An empty body needs no type: the schema then names what is missing.
  if (essence === "" && (await readBody(request, bodyLimits.json)).length === 0) return {};
  const accepted = encodings.map((encoding) =>
    encoding === "json" ? "application/json" : "multipart/form-data"
  );
  throw new AppError(
    "unsupported_content_type",
    msg`Please send this as ${{ types: joinWithOr(accepted.map(asWritten)) }}.`,
  );
}

function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Invalid(msg`The request body is not valid JSON.`, undefined, "malformed_body");
  }
}

/**
 * Parses a caller's input. Throws `Invalid` when the schema itself throws, which zod's length
 * checks do for an object whose `length` cannot be compared: whatever the fault, this input was not
 * what the endpoint declares.
 */
function parseInput<S extends z.ZodType>(
  c: Context<AppEnv>,
  schema: S,
  given: unknown,
): z.ZodSafeParseResult<z.output<S>> {
  try {
    return schema.safeParse(given, { error: describeIssue });
  } catch (error) {
    requestLog(c).warn({ path: c.req.path, fault: placeOf(error) }, "a schema threw an error on its input");
    throw new Invalid(msg`We couldn't understand this request.`);
  }
}

/** The kind of an error and where it was thrown, without its message, which may quote the input. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return [error.name, ...frames].join("\n");
}
