import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { contract } from "#shared/contract.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { errorEnvelope } from "#shared/errors.ts";
import { systemEndpoints } from "#shared/system/contract.ts";
import { xpHeader } from "#shared/xp/header.ts";

const mediaTypes = { json: "application/json", multipart: "multipart/form-data" } as const;
const binary = { type: "string", format: "binary" } as const;

const idempotencyKey = z.uuid().optional().describe(
  "Made by the client; the same key and body are answered the same and done once (decision 5)",
);

/** An endpoint as a row of the OpenAPI document; its operation id is its name in the contract. */
export function describeEndpoint(endpoint: Endpoint) {
  const isRemembered = endpoint.method === "post" && endpoint.access !== "public";
  return createRoute({
    operationId: operationId(endpoint),
    tags: [tag(endpoint)],
    method: endpoint.method,
    path: endpoint.path,
    summary: endpoint.summary,
    security: endpoint.access === "public" ? [] : [{ cookie: [] }, { bearer: [] }],
    request: {
      params: endpoint.params,
      query: endpoint.query,
      ...(isRemembered && { headers: z.object({ "Idempotency-Key": idempotencyKey }) }),
      ...requestBody(endpoint),
    },
    responses: {
      [endpoint.status]: success(endpoint),
      default: {
        description: "An error (decision 2)",
        content: { "application/json": { schema: errorEnvelope } },
      },
    },
  });
}

/** The collection a path is about. */
function tag(endpoint: Endpoint): string {
  const isOfSystem = Object.values<Endpoint>(systemEndpoints).includes(endpoint);
  return isOfSystem ? "system" : endpoint.path.split("/")[2] ?? "";
}

function operationId(endpoint: Endpoint): string {
  const named = Object.entries(contract).find(([, row]) => row === endpoint);
  if (!named) throw new Error(`${endpoint.method} ${endpoint.path} is not in the contract`);
  return named[0];
}

function requestBody({ body, encodings = ["json"], consumes }: Endpoint) {
  if (consumes) return { body: { required: true, content: { [consumes]: { schema: binary } } } };
  if (!body) return {};
  const content = encodings.map((encoding) => [mediaTypes[encoding], { schema: body }] as const);
  return { body: { required: true, content: Object.fromEntries(content) } };
}

function success(endpoint: Endpoint) {
  const description = endpoint.summary;
  if (endpoint.produces) return { description, content: { [endpoint.produces]: { schema: binary } } };
  if (!endpoint.response) return { description };
  const isChange = endpoint.method !== "get" && endpoint.access !== "public";
  const ownXp = z.string().optional().describe(
    "`{xp};{level};{lifetimeXp}` of the caller, where the call paid or charged them",
  );
  const nextCursor = z.string().optional().describe(
    "The `cursor` of the next page; absent on the last (decision 4)",
  );
  return {
    description,
    content: { "application/json": { schema: endpoint.response } },
    ...(endpoint.paged && { headers: z.object({ "X-Next-Cursor": nextCursor }) }),
    ...(isChange && { headers: z.object({ [xpHeader]: ownXp }) }),
  };
}
