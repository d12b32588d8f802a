import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { contract } from "#shared/contract.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { supportHeader } from "#shared/moderation/support-header.ts";
import { didYouMeanHeader } from "#shared/search/did-you-mean-header.ts";
import { totalCountHeader } from "#shared/paging.ts";
import { systemEndpoints } from "#shared/system/contract.ts";
import { xpHeader } from "#shared/xp/xp-header.ts";
import { describeErrors } from "./describe-errors.ts";

const mediaTypes = { json: "application/json", multipart: "multipart/form-data" } as const;
const binary = { type: "string", format: "binary" } as const;

const idempotencyKey = z.uuid().optional().describe(
  "A UUID made by the client. Repeating a request with the same key and body returns the same response and changes nothing again",
);

/** An endpoint as a row of the OpenAPI document; its operation id is its name in the contract. */
export function describeEndpoint(endpoint: Endpoint) {
  for (const schema of [endpoint.params, endpoint.query, endpoint.body, endpoint.response]) {
    describeLiterals(schema);
  }
  const isRemembered = endpoint.method === "post" && endpoint.access !== "public";
  return createRoute({
    operationId: nameOfEndpoint(endpoint),
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
      ...(endpoint.takesRange &&
        { 206: { ...success(endpoint), description: "The range of bytes asked for" } }),
      ...(endpoint.hasEtag && { 304: { description: "Not modified since the caller's copy" } }),
      ...describeErrors(endpoint),
      ...(endpoint.status === 302 && { default: { description: "A redirect to the page" } }),
    },
  });
}

/** The collection that a path belongs to. */
function tag(endpoint: Endpoint): string {
  const isOfSystem = Object.values<Endpoint>(systemEndpoints).includes(endpoint);
  return isOfSystem ? "system" : endpoint.path.split("/")[2] ?? "";
}

const names = new Map(Object.entries<Endpoint>(contract).map(([name, endpoint]) => [endpoint, name]));

/** The contract's name of an endpoint, e.g. `listPosts`. */
export function nameOfEndpoint(endpoint: Endpoint): string {
  const name = names.get(endpoint);
  if (name === undefined) throw new Error(`${endpoint.method} ${endpoint.path} is not in the contract`);
  return name;
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
  const headers = responseHeaders(endpoint);
  return {
    description,
    content: { "application/json": { schema: endpoint.response } },
    ...(Object.keys(headers).length > 0 && { headers: z.object(headers) }),
  };
}

const supportMeaning = "The caller's words ask for help: show them where to find it, before all else";

const didYouMeanMeaning =
  "On the first page of a search that found almost nobody: a name that differs from it by one letter, percent-encoded";

function responseHeaders(
  { method, access, paged, countsUpTo, offersSupport, suggestsName }: Endpoint,
): Record<string, z.ZodType> {
  const isMembersChange = method !== "get" && access !== "public";
  const ownXp = z.string().optional().describe(
    "`{xp};{level};{lifetimeXp}` of the caller, where the call paid or charged them",
  );
  const nextCursor = z.string().optional().describe("The `cursor` of the next page; absent on the last");
  const totalCount = z.int().min(0).optional().describe(
    `On the first page: how many there are that the caller can see, counted up to ${countsUpTo}; one more means more`,
  );
  return {
    ...(isMembersChange && { [xpHeader]: ownXp }),
    ...(paged && { "X-Next-Cursor": nextCursor }),
    ...(countsUpTo && { [totalCountHeader]: totalCount }),
    ...(offersSupport && { [supportHeader]: z.literal("1").optional().describe(supportMeaning) }),
    ...(suggestsName && { [didYouMeanHeader]: z.string().optional().describe(didYouMeanMeaning) }),
  };
}

/**
 * Makes every literal below a schema describe all of its values: the generator would name only the
 * first.
 */
function describeLiterals(schema: z.ZodType | undefined): void {
  if (!schema) return;
  if (schema instanceof z.ZodLiteral) {
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), enum: [...schema.values] });
  }
  for (const [, part] of listSchemaParts(schema)) describeLiterals(part);
}

/** A schema within another, with the name of its field, or null when it is the same value. */
type Part = readonly [field: string | null, schema: z.ZodType];

/** The parts of a schema, as far as an OpenAPI document describes them. */
export function listSchemaParts(schema: z.ZodType): readonly Part[] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape as Record<string, z.ZodType>);
  if (schema instanceof z.ZodArray) return [[null, asSchema(schema.element)]];
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => [null, asSchema(option)] as const);
  if (schema instanceof z.ZodIntersection) {
    return [[null, asSchema(schema.def.left)], [null, asSchema(schema.def.right)]];
  }
  if (schema instanceof z.ZodRecord) {
    const { keyType, valueType } = schema;
    const names = keyType instanceof z.ZodEnum ? keyType.options.map(String) : [null];
    return names.map((name) => [name, asSchema(valueType)] as const);
  }
  if (schema instanceof z.ZodPipe) {
    const isPreprocessed = schema.in instanceof z.ZodTransform;
    return [[null, asSchema(isPreprocessed ? schema.out : schema.in)]];
  }
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return innerType ? [[null, innerType]] : [];
}

/** Zod types parts as core schemas. */
function asSchema(part: unknown): z.ZodType {
  return part as z.ZodType;
}
