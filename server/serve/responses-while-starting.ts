import { uuidv7 } from "uuidv7";
import type { ErrorCode, ErrorEnvelope } from "#shared/errors.ts";
import { errorStatus } from "#shared/errors.ts";
import type { Config } from "../config.ts";
import { getHealth } from "../features/system/get-health.ts";
import { getCommonHeaders, releaseOf } from "../http/security/response-headers.ts";

interface FallbackResponses {
  /** Until the database is ready and migrated. */
  starting(request: Request): Response;
  /** When the app itself breaks; the caller logs the reason with the id. */
  broken(requestId: string): Response;
}

/** The responses while there is no app. */
export function createFallbackResponses(
  config: Pick<Config, "publicUrl" | "hstsSubdomains" | "oldestClient">,
): FallbackResponses {
  const own = [...getCommonHeaders(config), releaseOf(config)];
  const common = { ...Object.fromEntries(own), "Cache-Control": "no-store" };
  const error = (code: ErrorCode, message: string, requestId: string, headers = {}) => {
    const envelope: ErrorEnvelope = { message, code, requestId };
    return Response.json(envelope, {
      status: errorStatus[code],
      headers: { ...common, "X-Request-Id": requestId, ...headers },
    });
  };
  const soon = { "Retry-After": "1" };
  return {
    starting: (request) =>
      URL.parse(request.url)?.pathname === "/api/health"
        ? Response.json(getHealth(false, "none"), { status: 503, headers: { ...common, ...soon } })
        : error("database_unavailable", "Glimmer is starting. Please try again in a moment.", uuidv7(), soon),
    broken: (requestId) =>
      error("internal", "Something went wrong on our side. Please try again.", requestId),
  };
}
