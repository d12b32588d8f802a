import type { Endpoint } from "#shared/endpoint.ts";
import { listErrorCodes } from "#shared/endpoint-errors.ts";
import { type ErrorCode, errorStatus } from "#shared/errors.ts";
import { supportHeader } from "#shared/moderation/support-header.ts";

/** The component that `openApiDocument` adds to the document. */
export const errorSchemaName = "Error";

const meanings: Readonly<Record<number, string>> = {
  400: "The input is not valid",
  401: "Not signed in",
  402: "Not enough XP",
  403: "Not allowed",
  404: "Not found, or hidden from the caller",
  408: "The request arrived incomplete; try again",
  409: "Conflicts with the current state",
  413: "Too large",
  415: "Unsupported content type",
  422: "The key was used for another request",
  429: "Too many requests; `Retry-After` says when to try again",
  500: "An error on our side; the request id finds it in our log",
  503: "Temporarily unavailable; try again later",
  507: "Our storage is full",
};

/** The error responses of an endpoint by status, each with its possible codes. */
export function describeErrors(endpoint: Endpoint) {
  const { unavailable } = endpoint;
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of listErrorCodes(endpoint)) {
    const codes = byStatus.get(errorStatus[code]);
    if (codes) codes.push(code);
    else byStatus.set(errorStatus[code], [code]);
  }
  const sorted = [...byStatus].toSorted(([a], [b]) => a - b);
  return {
    ...Object.fromEntries(sorted.map(([status, codes]) => [status, describeError(status, codes, endpoint)])),
    ...(unavailable && {
      503: {
        description: meanings[503] ?? "",
        headers: { "Retry-After": retryAfter },
        content: { "application/json": { schema: unavailable } },
      },
    }),
  };
}

const retryAfter = { schema: { type: "integer", minimum: 1 }, description: "Seconds" } as const;

const supportOfRefusal = {
  schema: { type: "string", enum: ["1"] },
  description: "The refused words ask for help: show their author where to find it",
} as const;

function describeError(status: number, codes: readonly ErrorCode[], { offersSupport }: Endpoint) {
  const envelope = { $ref: `#/components/schemas/${errorSchemaName}` };
  const narrowed = { type: "object", properties: { code: { type: "string", enum: [...codes] } } } as const;
  return {
    description: meanings[status] ?? "An error",
    ...((status === 429 || status === 503) && { headers: { "Retry-After": retryAfter } }),
    ...(offersSupport && codes.includes("level_refused") &&
      { headers: { [supportHeader]: supportOfRefusal } }),
    content: { "application/json": { schema: { allOf: [envelope, narrowed] } } },
  };
}
