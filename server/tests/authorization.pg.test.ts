import { expect, test } from "vitest";
import { contract, type OperationId } from "#shared/contract.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { actors } from "../testing/authorization/authorization-row.ts";
import { callAs } from "../testing/authorization/call-as.ts";
import { authorization } from "../testing/authorization/matrix.ts";
import { practiceAi } from "../testing/assistant/practice-ai.ts";
import { createShopApp } from "../testing/shop/create-shop-app.ts";

const ai = await practiceAi();
const t = await createShopApp({
  providers: { ai, speaker: ai.speaker },
  // Nothing races here, and each connection has to plan every statement itself.
  database: { maxConnections: 2 },
});
const rows = Object.entries(contract) as [OperationId, Endpoint][];

test.each(rows)("%s responds to each actor as the matrix says", async (id, endpoint) => {
  const { expected } = authorization[id];
  const statuses = await Promise.all(
    actors.map(async (actor) => [actor, await callAs(t, actor, endpoint, authorization[id])]),
  );
  expect(Object.fromEntries(statuses)).toEqual(expected);
});

test("has no row in the matrix without an endpoint in the contract", () => {
  expect(Object.keys(authorization).toSorted()).toEqual(Object.keys(contract).toSorted());
});
