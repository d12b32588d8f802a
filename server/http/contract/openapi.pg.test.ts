import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { contract, type OperationId } from "#shared/contract.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { createTestApp } from "../../testing/create-test-app.ts";

const t = await createTestApp();

interface Operation {
  operationId: OperationId;
  security: unknown[];
  responses: Record<string, unknown>;
}
interface ErrorAnswer {
  content: {
    "application/json": { schema: { allOf: [unknown, { properties: { code: { enum: string[] } } }] } };
  };
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, unknown> };
}

async function document(): Promise<Document> {
  return await (await t.get("/api/openapi.json")).json() as Document;
}

test("describes itself in a valid OpenAPI 3.1 document", async () => {
  const body = await document();
  expect(body.openapi).toBe("3.1.0");
  expect(await new Validator().validate(body as never)).toMatchObject({ valid: true });
});

test("names every operation as the contract does, with its security", async () => {
  const operations = Object.values((await document()).paths).flatMap((path) => Object.values(path));
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(contract).sort());
  for (const { operationId, security, responses } of operations) {
    const endpoint: Endpoint = contract[operationId];
    expect(security.length > 0, operationId).toBe(endpoint.access !== "public");
    expect(Object.keys(responses), operationId).toContain(String(endpoint.status));
    expect(Object.keys(responses).filter((status) => status.startsWith("4")), operationId).not.toEqual([]);
  }
});

/** Where a response has properties of these names that say what a model made. */
function describedIn(schema: unknown, pattern: RegExp, at: string[] = []): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties = {}, items, anyOf = [] } = schema as {
    properties?: Record<string, { description?: string }>;
    items?: object;
    anyOf?: object[];
  };
  const own = Object.entries(properties).flatMap(([name, property]) => {
    const place = [...at, name];
    const isOne = pattern.test(name) && (property.description?.includes("model") ?? false);
    return [...(isOne ? [place.join(".")] : []), ...describedIn(property, pattern, place)];
  });
  return [...own, ...[items, ...anyOf].flatMap((part) => describedIn(part, pattern, at))];
}

const ofPost = ["audioMadeWithAi", "image.madeWithAi", "images.madeWithAi", "madeWithAi"];
const inside = (name: string, places: string[]) => places.map((place) => `${name}.${place}`);

test.each([
  ["a post, its quote and its original", "get", "/api/posts/{id}", "200", [
    ...ofPost,
    ...inside("quotedPost", ofPost),
    ...inside("repostedPost", [...ofPost, ...inside("quotedPost", ofPost)]),
  ]],
  ["a message and the post in it", "get", "/api/conversations/{userId}", "200", [
    "images.madeWithAi",
    "madeWithAi",
    ...inside("sharedPost", ofPost),
  ]],
  ["an answer of an AI chat", "get", "/api/ai/sessions/{id}/messages", "200", ["madeWithAi"]],
  ["the audio of a post", "post", "/api/posts/{id}/tts", "200", ["madeWithAi"]],
  ["an upload", "put", "/api/media/{id}", "201", ["madeWithAi"]],
])("describes what says that a model made %s", async (_, method, path, status, places) => {
  const { paths } = await document();
  const answer = paths[path]?.[method]?.responses[status] as {
    content: Record<string, { schema: object }>;
  };
  const schema = answer.content["application/json"]?.schema;
  expect(describedIn(schema, /^(audioM|m)adeWithAi$/).sort()).toEqual(places.toSorted());
});

test("says beside every member's picture whether a model made it", async () => {
  const shapes: Record<string, { description?: string }>[] = [];
  const collect = (schema: unknown) => {
    if (typeof schema !== "object" || schema === null) return;
    const { properties, required } = schema as { properties?: Record<string, object>; required?: string[] };
    if (properties && "profileImageUrl" in properties) {
      shapes.push(properties);
      expect(required).toContain("profileImageMadeWithAi");
    }
    for (const part of Object.values(schema)) collect(part);
  };
  for (const path of Object.values((await document()).paths)) {
    for (const { responses } of Object.values(path)) collect(responses);
  }
  expect(shapes.length).toBeGreaterThan(20);
  for (const { profileImageMadeWithAi: mark } of shapes) expect(mark?.description).toContain("model made");
});

test("shows every call on a page without scripts", async () => {
  const answer = await t.get("/api/docs");
  const text = await answer.text();
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  for (const name of Object.keys(contract)) expect(text).toContain(`id="${name}"`);
});

test("describes the total count and the next page of lists that have them", async () => {
  const { paths } = await document();
  const headers = paths["/api/hashtag/{hashtag}/posts"]?.["get"]?.responses["200"];
  expect(headers).toMatchObject({
    headers: {
      "X-Total-Count": { schema: { type: "integer" } },
      "X-Next-Cursor": { schema: { type: "string" } },
    },
  });
});

test("describes the help that a member in distress gets, by itself and beside a post", async () => {
  const { paths } = await document();
  const schemaOf = (path: string, method: string, status: string) =>
    (paths[path]?.[method]?.responses[status] as
      | { content: Record<string, { schema: object }> }
      | undefined)?.content["application/json"]?.schema;
  const help = {
    description: expect.stringContaining("Help lines"),
    properties: { country: {}, resources: { items: { properties: { phone: {}, url: { format: "uri" } } } } },
  };
  expect(schemaOf("/api/support", "get", "200")).toMatchObject(help);
  expect(JSON.stringify(schemaOf("/api/posts", "post", "201"))).toContain('"description":"Help lines');
});

test.each(["/api/openapi.json", "/api/docs"])(
  "serves %s compressed and with an ETag",
  async (path) => {
    const compressed = await t.request("GET", path, { headers: { "Accept-Encoding": "br" } });
    expect(compressed.headers.get("content-encoding")).toBe("br");
    const sent = (await compressed.arrayBuffer()).byteLength;
    expect(sent).toBeLessThan((await (await t.get(path)).arrayBuffer()).byteLength / 5);
    const held = { "Accept-Encoding": "br", "If-None-Match": compressed.headers.get("etag") ?? "" };
    const again = await t.request("GET", path, { headers: held });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  },
);

test("declares a row's implied and own error codes by status", async () => {
  const { paths } = await document();
  const codes = Object.entries(paths["/api/posts/{id}/repost"]?.["post"]?.responses ?? {})
    .filter(([status]) => Number(status) >= 400)
    .map(([status, answer]) => {
      const [, { properties }] = (answer as ErrorAnswer).content["application/json"].schema.allOf;
      return [Number(status), properties.code.enum];
    });
  expect(Object.fromEntries(codes)).toEqual({
    400: ["invalid_input"],
    401: ["unauthenticated"],
    403: ["origin_refused", "forbidden"],
    404: ["not_found"],
    409: ["request_in_progress"],
    422: ["idempotency_mismatch"],
    429: ["rate_limited"],
    500: ["internal"],
    503: ["unavailable", "overloaded", "database_unavailable"],
    507: ["storage_full"],
  });
  expect(await (await t.get("/api/docs")).text()).toContain("<code>idempotency_mismatch</code>");
});

test("describes the 503 of health, which has its own body", async () => {
  const { responses } = (await document()).paths["/api/health"]?.["get"] ?? {};
  const [ok, unavailable] = ["200", "503"].map((status) => responses?.[status] as ErrorAnswer | undefined);
  expect(unavailable?.content["application/json"].schema).toHaveProperty("properties.database");
  expect(unavailable?.content).toEqual(ok?.content);
});

/** Literal segments come before `{id}` by design, and the product has no licence to name. */
const deliberate = ["no-ambiguous-paths", "info-license"];

test("passes Redocly's recommended rules except for two deliberate violations", async () => {
  const problems = await lintFromString({
    source: await (await t.get("/api/openapi.json")).text(),
    config: await createConfig({ extends: ["recommended"] }),
  });
  const told = problems
    .filter(({ ruleId }) => !deliberate.includes(ruleId))
    .map(({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`);
  expect(told).toEqual([]);
});
