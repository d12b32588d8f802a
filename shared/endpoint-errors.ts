import type { Endpoint } from "./endpoint.ts";
import type { ErrorCode } from "./errors.ts";
import { id } from "./primitives.ts";

/**
 * Errors of every call: the rate limit, an internal error, and a server that is starting, has too
 * many sockets, or waited too long for its database.
 */
const ofEveryCall = [
  "rate_limited",
  "internal",
  "unavailable",
  "overloaded",
  "database_unavailable",
] as const;

/** Errors of every call with a body. */
const ofEveryBody = [
  "malformed_body",
  "body_incomplete",
  "body_too_large",
  "unsupported_content_type",
] as const;

/**
 * Every error code an endpoint may return: those its row implies (access, body, method) and those
 * it declares. Outside production the server refuses to return another.
 */
export function listErrorCodes(endpoint: Endpoint): readonly ErrorCode[] {
  const { access, method, params, query, body, consumes, errors = [] } = endpoint;
  const shapes = Object.values(params?.shape ?? {});
  const isKeyed = method === "post" && access !== "public";
  const hasInput = query || body || isKeyed || shapes.some((shape) => shape !== id);
  return [
    ...new Set<ErrorCode>([
      ...ofEveryCall,
      ...(hasInput ? ["invalid_input" as const] : []),
      ...(body ? ofEveryBody : []),
      ...(consumes ? ofEveryBody : []),
      ...(access === "public" ? [] : ["unauthenticated" as const]),
      ...(access === "admin" || access === "moderator" ? ["forbidden" as const] : []),
      ...(method === "get" ? [] : ["origin_refused", "storage_full"] as const),
      ...(shapes.includes(id) ? ["not_found" as const] : []),
      ...(isKeyed ? ["request_in_progress", "idempotency_mismatch"] as const : []),
      ...errors,
    ]),
  ];
}
