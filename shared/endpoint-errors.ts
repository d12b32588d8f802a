import type { Endpoint } from "./endpoint.ts";
import type { ErrorCode } from "./errors.ts";
import { id } from "./primitives.ts";

/** Of every call: too many from one network, a fault of ours, and a server that starts, is overloaded or lost its database. */
const ofEveryCall = ["rate_limited", "internal", "unavailable", "database_unavailable"] as const;

/** Of every call that sends something. */
const ofEveryBody = [
  "malformed_body",
  "body_incomplete",
  "body_too_large",
  "unsupported_content_type",
] as const;

/**
 * Every error code an endpoint may answer with: what its row implies (who may call, what is sent, which method), and what the row
 * declares as its own. Outside production the server refuses to answer with any other.
 */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
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
      ...(access === "admin" ? ["forbidden" as const] : []),
      ...(method === "get" ? [] : ["origin_refused", "storage_full"] as const),
      ...(shapes.includes(id) ? ["not_found" as const] : []),
      ...(isKeyed ? ["request_in_progress", "idempotency_mismatch"] as const : []),
      ...errors,
    ]),
  ];
}
