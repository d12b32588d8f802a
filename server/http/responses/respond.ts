import type { Context } from "hono";
import { languageHeader } from "#shared/language/language-header.ts";
import type { AppEnv, HeaderPair } from "../routing/app-env.ts";
import { chooseEncoding, encodeJson } from "./compress-json.ts";
import { createHeldResponse, HeldResponse } from "./held-response.ts";
import type { Serialized } from "./serialized.ts";
import { isHeld } from "../static/representation.ts";

/** Any response may have texts, which come in the language that the request asks for. */
const varyByLanguage: HeaderPair = ["Vary", `Accept-Language, Cookie, ${languageHeader}`];

type Body = string | Uint8Array<ArrayBuffer> | null;

/**
 * A response with the common headers. Made in one piece, since setting headers one by one on a
 * context costs several times as much. `headers` must not repeat a common one; `withCommonHeaders`
 * is for those that may.
 */
function respond(
  c: Context<AppEnv>,
  status: number,
  body: Body,
  headers: readonly HeaderPair[],
): Response {
  const all: HeaderPair[] = [["X-Request-Id", c.get("requestId")], ...c.get("commonHeaders"), ...headers];
  return createHeldResponse(body, { status, headers: all });
}

/**
 * A JSON response, compressed for clients that accept it, and not cached unless `headers` say
 * otherwise. With its digest (`response-digest.ts`) it has an ETag, one per encoding, and a caller
 * who has that version gets 304 without a body.
 */
export function respondJson(
  c: Context<AppEnv>,
  status: number,
  body: Serialized<unknown>,
  headers: readonly HeaderPair[],
  digest?: string,
): Response {
  const request = c.req.raw;
  const { encoding, vary } = chooseEncoding(request, body.body);
  const isKept = headers.some(([name]) => name.toLowerCase() === "cache-control");
  const all: HeaderPair[] = isKept
    ? [...headers, ...vary, varyByLanguage]
    : [["Cache-Control", "no-store"], ...headers, ...vary, varyByLanguage];
  if (digest !== undefined) {
    const etag = `"${digest}-${encoding}"`;
    all.push(["ETag", etag]);
    if (isHeld(request.headers.get("if-none-match"), etag)) return respond(c, 304, null, all);
  }
  const encoded = encodeJson(body, encoding);
  return respond(c, status, encoded.body, [["Content-Type", "application/json"], ...all, ...encoded.headers]);
}

/** Adds missing common headers to a response made elsewhere, and returns that. */
export async function withCommonHeaders(
  c: Context<AppEnv>,
  response: Response,
  headers: readonly HeaderPair[] = [],
): Promise<Response> {
  if (response instanceof HeldResponse) return addCommonHeaders(c, response, headers);
  const all = response.headers;
  for (const [name, value] of [["X-Request-Id", c.get("requestId")] as const, ...c.get("commonHeaders")]) {
    if (!all.has(name)) all.set(name, value);
  }
  if (!all.has("Cache-Control")) all.set("Cache-Control", "no-store");
  for (const [name, value] of headers) all.append(name, value);
  if (c.req.method !== "HEAD") return response;
  // The body is not read, so a file behind it must be closed.
  await response.body?.cancel();
  return createHeldResponse(null, { status: response.status, headers: [...all] });
}

/** The same for a held response, whose headers stay a list. */
function addCommonHeaders(
  c: Context<AppEnv>,
  response: HeldResponse,
  headers: readonly HeaderPair[],
): Response {
  const own = [...response.pairs];
  const named = new Set(own.map(([name]) => name.toLowerCase()));
  const common: HeaderPair[] = [
    ["X-Request-Id", c.get("requestId")],
    ...c.get("commonHeaders"),
    ["Cache-Control", "no-store"],
  ];
  return createHeldResponse(c.req.method === "HEAD" ? null : response.held, {
    status: response.status,
    headers: [...common.filter(([name]) => !named.has(name.toLowerCase())), ...own, ...headers],
  });
}
