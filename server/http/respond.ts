import type { Context } from "hono";
import type { AppEnv, HeaderPair } from "./app-env.ts";

type Body = ConstructorParameters<typeof Response>[0];

/**
 * A response with the common headers. Made in one piece, since setting headers one by one on a context costs several times
 * as much. `headers` must not repeat a common one; `withCommonHeaders` is for those that may.
 */
export function respond(
  c: Context<AppEnv>,
  status: number,
  body: Body,
  headers: readonly HeaderPair[],
): Response {
  const all: [string, string][] = [["X-Request-Id", c.get("requestId")]];
  for (const [name, value] of c.get("commonHeaders")) all.push([name, value]);
  for (const [name, value] of headers) all.push([name, value]);
  return new Response(body, { status, headers: all });
}

/** A JSON response, not cached unless `headers` say otherwise. */
export function respondJson(
  c: Context<AppEnv>,
  status: number,
  json: string,
  headers: readonly HeaderPair[],
): Response {
  const isKept = headers.some(([name]) => name.toLowerCase() === "cache-control");
  const caching: readonly HeaderPair[] = isKept ? [] : [["Cache-Control", "no-store"]];
  return respond(c, status, json, [["Content-Type", "application/json"], ...caching, ...headers]);
}

/**
 * Adds missing common headers to a response made elsewhere. The response itself is returned: in a new one its bytes
 * would become a stream, which costs several times as much to send.
 */
export async function withCommonHeaders(
  c: Context<AppEnv>,
  response: Response,
  headers: readonly HeaderPair[] = [],
): Promise<Response> {
  const all = response.headers;
  for (const [name, value] of [["X-Request-Id", c.get("requestId")] as const, ...c.get("commonHeaders")]) {
    if (!all.has(name)) all.set(name, value);
  }
  if (!all.has("Cache-Control")) all.set("Cache-Control", "no-store");
  for (const [name, value] of headers) all.append(name, value);
  if (c.req.method !== "HEAD") return response;
  // The body is not read, so a file behind it must be closed.
  await response.body?.cancel();
  return new Response(null, { status: response.status, headers: all });
}
