import { Buffer } from "node:buffer";
import type { Context } from "hono";
import type { z } from "zod";
import type { Endpoint, ParsedInput } from "#shared/endpoint.ts";
import { id } from "#shared/primitives.ts";
import { AppError, Invalid, NotFound } from "../../errors.ts";
import type { AppEnv } from "../app-env.ts";
import { invalidInput } from "../errors/invalid-input.ts";
import { parseInput } from "./parse-input.ts";
import { bodyLimits, readBody } from "./read-body.ts";

/** Far more than any form of ours has; ten megabytes of empty fields would block the process. */
const mostParts = 100;

/** Reads and parses what an endpoint declares. Throws 400, 404 for a malformed id, 413 or 415. */
export async function readInput(c: Context<AppEnv>, endpoint: Endpoint): Promise<ParsedInput<Endpoint>> {
  const params = endpoint.params && parsedParams(c, endpoint.params);
  const query = endpoint.query && parsed(c, endpoint.query, c.req.query());
  const { body: schema, encodings = ["json"] } = endpoint;
  const body = schema && parsed(c, schema, await readRawBody(c.req.raw, encodings));
  return { params, query, body } as ParsedInput<Endpoint>;
}

/** A malformed id is treated as unknown. */
function parsedParams(c: Context<AppEnv>, schema: z.ZodObject): unknown {
  const result = parseInput(c, schema, c.req.param());
  if (result.success) return result.data;
  if (result.error.issues.some((issue) => schema.shape[String(issue.path[0])] === id)) {
    throw new NotFound("This doesn't exist, or you can't see it.");
  }
  throw invalidInput(result.error);
}

function parsed(c: Context<AppEnv>, schema: z.ZodType, given: unknown): unknown {
  const result = parseInput(c, schema, given);
  if (!result.success) throw invalidInput(result.error);
  return result.data;
}

async function readRawBody(request: Request, encodings: readonly string[]): Promise<unknown> {
  const contentType = request.headers.get("content-type") ?? "";
  const essence = (contentType.split(";", 1)[0] ?? "").trim().toLowerCase();
  if (essence === "application/json" && encodings.includes("json")) {
    return fromJson(await readBody(request, bodyLimits.json));
  }
  if (essence === "multipart/form-data" && encodings.includes("multipart")) {
    return await fromMultipart(await readBody(request, bodyLimits.multipart), contentType);
  }
  // An empty body needs no type: the schema then says what is missing.
  if (essence === "" && (await readBody(request, bodyLimits.json)).length === 0) return {};
  const accepted = encodings.map((encoding) =>
    encoding === "json" ? "application/json" : "multipart/form-data"
  );
  throw new AppError("unsupported_content_type", `Please send this as ${accepted.join(" or ")}.`);
}

function fromJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw malformed("The request body is not valid JSON.");
  }
}

/** Fields by name, as JSON would carry them; a repeated one is a list, an empty file field is absent. */
async function fromMultipart(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Record<string, unknown>> {
  if (hasTooManyParts(bytes, contentType)) throw malformed("The form has too many fields.");
  const form = await new Response(bytes, { headers: { "Content-Type": contentType } }).formData()
    .catch(() => {
      throw malformed("The form data could not be read.");
    });
  const fields = new Map<string, unknown[]>();
  for (const [name, value] of form) {
    if (typeof value !== "string" && isUnchosen(value)) continue;
    const values = fields.get(name);
    if (values) values.push(value);
    else fields.set(name, [value]);
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

/** Counted before parsing, which alone takes seconds for very many. */
function hasTooManyParts(bytes: Uint8Array<ArrayBuffer>, contentType: string): boolean {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  const delimiter = `--${boundary?.[1] ?? boundary?.[2] ?? ""}`;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = -1;
  // One more stands at the end.
  for (let found = 0; found <= mostParts + 1; found += 1) {
    at = body.indexOf(delimiter, at + 1, "latin1");
    if (at < 0) return false;
  }
  return true;
}

function isUnchosen(file: File): boolean {
  return file.size === 0 && file.name === "";
}

function malformed(message: string): Invalid {
  return new Invalid(message, undefined, "malformed_body");
}
