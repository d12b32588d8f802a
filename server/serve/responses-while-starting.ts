import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import type { ErrorCode, ErrorEnvelope } from "#shared/errors.ts";
import { errorStatus } from "#shared/errors.ts";
import type { Text } from "#shared/language/text.ts";
import type { Config } from "../config.ts";
import { getHealth } from "../features/system/get-health.ts";
import { unexpectedText } from "../http/errors/error-response.ts";
import { getCommonHeaders, releaseOf } from "../http/security/response-headers.ts";
import { readRequestLanguage } from "../language/request-language.ts";
import { writeText } from "../language/write-text.ts";

const isStarting = msg`Glimmer is starting. Please try again in a moment.`;

interface FallbackResponses {
  /** Until the database is ready and migrated. */
  starting(request: Request): Response;
  /** When the app itself breaks; the caller logs the reason with the id. */
  broken(request: Request, requestId: string): Response;
}

/** The responses while there is no app. */
export function createFallbackResponses(
  config: Pick<Config, "publicUrl" | "hstsSubdomains" | "oldestClient">,
): FallbackResponses {
  const own = [...getCommonHeaders(config), releaseOf(config)];
  const common = { ...Object.fromEntries(own), "Cache-Control": "no-store" };
  const error = (
    request: Request,
    code: ErrorCode,
    text: Text,
    { requestId, headers }: {
      readonly requestId: string;
      readonly headers: Readonly<Record<string, string>>;
    },
  ) => {
    const language = readRequestLanguage(request.headers);
    const envelope: ErrorEnvelope = { message: writeText(text, language), code, requestId };
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
        : error(request, "database_unavailable", isStarting, { requestId: uuidv7(), headers: soon }),
    broken: (request, requestId) => error(request, "internal", unexpectedText, { requestId, headers: {} }),
  };
}
