import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { contract } from "#shared/contract.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { id } from "#shared/primitives.ts";
import { product } from "#shared/product.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";

const t = await createTestApp();
const ada = await member(t);
const root = await member(t, { isAdmin: true });
const endpoints = Object.entries(contract);

/** No limit is used up by earlier calls. */
beforeEach(() => t.clock.advance(61_000));

const pathOf = (endpoint: Endpoint, value: () => string) =>
  endpoint.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name) => encodeURIComponent(name === "email" ? `${value()}@${product.botMailDomain}` : value()),
  );

/** The fields of a body; for one of several shapes, those of all. */
function fieldsOf({ body }: Endpoint): string[] {
  const schema = z.toJSONSchema(body ?? z.never(), { io: "input", unrepresentable: "any" });
  const shapes = [schema, ...(schema.oneOf ?? schema.anyOf ?? [])];
  return [
    ...new Set(shapes.flatMap((shape) => Object.keys(typeof shape === "object" && shape.properties || {}))),
  ];
}

async function refusal(response: Response): Promise<[number, string]> {
  return [response.status, (await response.json() as { code: string }).code];
}

const guarded = endpoints.filter(([, { access }]) => access !== "public");
test.each(guarded)("%s refuses signed-out callers, whatever they send", async (_, endpoint) => {
  const request = { json: endpoint.body && { id: ada.id }, headers: { "X-Member": ada.id } };
  const response = await t.request(endpoint.method, pathOf(endpoint, randomUUID), request);
  expect(await refusal(response)).toEqual([401, "unauthenticated"]);
});

const withId = endpoints.filter(([, { params }]) => params && Object.values(params.shape).includes(id));
test.each(withId)("%s treats a malformed id as an unknown one", async (_, endpoint) => {
  for (const bad of ["not-an-id", "1", "' or 1=1 --", "00000000-0000-0000-0000-00000000000g"]) {
    const path = pathOf(endpoint, () => bad);
    const response = await root.request(endpoint.method, path, { json: endpoint.body && {} });
    expect(await refusal(response), bad).toEqual([404, "not_found"]);
  }
});

const withBody = endpoints.filter(([, { body }]) => body);
test.each(withBody)("%s refuses undeclared content types", async (_, endpoint) => {
  const path = pathOf(endpoint, randomUUID);
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonx"]) {
    const response = await root.request(endpoint.method, path, {
      body: '{"content":"hi"}',
      headers: { "Content-Type": type },
    });
    expect(await refusal(response), type).toEqual([415, "unsupported_content_type"]);
  }
});

test.each(withBody)("%s refuses a body that is no object", async (_, endpoint) => {
  for (const body of ["[]", '"hi"', "5", "null", '{"a":']) {
    const response = await root.request(endpoint.method, pathOf(endpoint, randomUUID), {
      body,
      headers: { "Content-Type": "application/json" },
    });
    expect(response.status, body).toBe(400);
  }
});

test.each(withBody)(
  "%s refuses every field with a value whose length cannot be compared",
  async (_, endpoint) => {
    const uncomparable = { length: { toString: 1, valueOf: 1 } };
    const fields = fieldsOf(endpoint);
    expect(fields).not.toEqual([]);
    for (const field of fields) {
      const path = pathOf(endpoint, randomUUID);
      const response = await root.request(endpoint.method, path, { json: { [field]: uncomparable } });
      expect(await refusal(response), field).toEqual([400, "invalid_input"]);
    }
  },
);
