import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { contract } from "#shared/contract.ts";
import { createTestApp } from "../testing/create-test-app.ts";

const t = await createTestApp();

interface Operation {
  operationId: string;
  security: unknown[];
  responses: Record<string, unknown>;
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

test("names every operation as the contract does, and says which need a session", async () => {
  const operations = Object.values((await document()).paths).flatMap((path) => Object.values(path));
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(contract).sort());
  for (const { operationId, security, responses } of operations) {
    expect(security.length > 0, operationId).toBe(contract[operationId]?.access !== "public");
    expect(Object.keys(responses), operationId).toEqual([String(contract[operationId]?.status), "default"]);
  }
});

test("shows every call on a page that needs no script", async () => {
  const answer = await t.get("/api/docs");
  const text = await answer.text();
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  for (const name of Object.keys(contract)) expect(text).toContain(`id="${name}"`);
});
