import { expect, test } from "vitest";
import { z } from "zod";
import { contract } from "#shared/contract.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { listSchemaParts } from "./describe-endpoint.ts";

interface JsonSchema {
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}
type Content = Record<string, { schema: JsonSchema }>;
interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

const t = await createTestApp();
const { paths } = await (await t.get("/api/openapi.json")).json() as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.values(paths).flatMap((path) => Object.values(path));

/** The values that a field takes, by its place, e.g. `giftXp body.xpAmount`. */
type Values = Map<string, Set<unknown>>;

function add(values: Values, place: string, more: Iterable<unknown>): void {
  const known = values.get(place) ?? new Set();
  // Null is among the values of a nullable field.
  for (const value of more) if (value !== null) known.add(value);
  values.set(place, known);
}

function documented(schema: JsonSchema | boolean | undefined, place: string, values: Values): void {
  if (typeof schema !== "object") return;
  if (schema.enum) add(values, place, schema.enum);
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    documented(part, `${place}.${name}`, values);
  }
  const same = [schema.items, schema.additionalProperties, schema.anyOf, schema.oneOf, schema.allOf].flat();
  for (const part of same) documented(part, place, values);
}

function accepted(schema: z.ZodType | undefined, place: string, values: Values): void {
  if (!schema) return;
  if (schema instanceof z.ZodEnum) add(values, place, schema.options);
  if (schema instanceof z.ZodLiteral) add(values, place, schema.values);
  for (const [field, part] of listSchemaParts(schema)) {
    accepted(part, field === null ? place : `${place}.${field}`, values);
  }
}

test("documents exactly the values that each field takes", () => {
  const [inDocument, inContract]: [Values, Values] = [new Map(), new Map()];
  for (const { operationId, parameters = [], requestBody, responses } of operations) {
    const endpoint: Endpoint = contract[operationId as keyof typeof contract];
    for (const { name, in: where, schema } of parameters) {
      documented(schema, `${operationId} ${where}.${name}`, inDocument);
    }
    accepted(endpoint.params, `${operationId} path`, inContract);
    accepted(endpoint.query, `${operationId} query`, inContract);
    const sent = requestBody?.content["application/json"] ?? requestBody?.content["multipart/form-data"];
    documented(sent?.schema, `${operationId} body`, inDocument);
    accepted(endpoint.body, `${operationId} body`, inContract);
    const answer = responses[String(endpoint.status)]?.content?.["application/json"];
    documented(answer?.schema, `${operationId} response`, inDocument);
    accepted(endpoint.response, `${operationId} response`, inContract);
  }
  expect(sorted(inDocument)).toEqual(sorted(inContract));
  expect(inDocument.get("giftXp body.xpAmount")).toEqual(new Set([10, 100, 500]));
});

function sorted(values: Values): [string, unknown[]][] {
  return [...values].map(([place, set]): [string, unknown[]] => [place, [...set].toSorted()])
    .toSorted(([a], [b]) => a.localeCompare(b));
}

/** Each schema of a closed list of values within another schema. */
function closedLists(schema: z.ZodType | undefined): z.ZodType[] {
  if (!schema) return [];
  const own = schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral ? [schema] : [];
  return [...own, ...listSchemaParts(schema).flatMap(([, part]) => closedLists(part))];
}

test("accepts each documented value of every closed list in a request, and refuses any other", () => {
  for (const endpoint of Object.values<Endpoint>(contract)) {
    for (const schema of [endpoint.params, endpoint.query, endpoint.body].flatMap(closedLists)) {
      const described = z.toJSONSchema(schema, { io: "input" }) as { enum?: unknown[]; const?: unknown };
      for (const value of described.enum ?? [described.const]) {
        expect(schema.safeParse(value).success, `${endpoint.path}: ${String(value)}`).toBe(true);
      }
      for (const value of ["undocumented", "", 11, -1, false, null, {}]) {
        if ((described.enum ?? [described.const]).includes(value)) continue;
        expect(schema.safeParse(value).success, `${endpoint.path}: ${String(value)}`).toBe(false);
      }
    }
  }
});
