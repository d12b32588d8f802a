import { uuidv7 } from "uuidv7";
import type { ErrorEnvelope } from "#shared/errors.ts";
import { getHealth } from "../features/system/get-health.ts";

/** What is answered from the first moment until the database has answered and is migrated. */
export function answerWhileStarting(request: Request): Response {
  const headers = { "Retry-After": "1", "Cache-Control": "no-store" };
  if (new URL(request.url).pathname === "/api/health") {
    return Response.json(getHealth(false), { status: 503, headers });
  }
  const envelope: ErrorEnvelope = {
    message: "Glimmer is starting. Please try again in a moment.",
    code: "database_unavailable",
    requestId: uuidv7(),
  };
  return Response.json(envelope, { status: 503, headers });
}
