import postgres from "postgres";
import { expect, test } from "vitest";
import type { DriverQuery } from "./driver.ts";
import { createStatementMaker } from "./author.ts";

const sql = postgres({ fetch_types: false }) as postgres.Sql<{ bigint: number }>;
const make = createStatementMaker(sql);
const awaited = (query: DriverQuery) => query as unknown as Promise<unknown>;
const strings = Object.assign(["select ", ""], { raw: ["select ", ""] }) as TemplateStringsArray;

test("makes a driver query with all of its fields", () => {
  const driversOwn = sql`select ${1}`;
  const made = make(strings, [1], () => {});
  expect(made).toBeInstanceOf(driversOwn.constructor);
  expect(Object.keys(made).sort()).toEqual(Object.keys(driversOwn).sort());
});

test("sends a statement once when it is awaited, and settles it as the driver says", async () => {
  const passedOn: unknown[] = [];
  const made = awaited(make(strings, [1], (query) => {
    passedOn.push(query);
    query.resolve([{ one: 1 }]);
  }));
  expect(passedOn).toEqual([]);
  expect(await Promise.all([made, made])).toEqual([[{ one: 1 }], [{ one: 1 }]]);
  expect(passedOn).toEqual([made]);
  const refused = awaited(make(strings, [1], (query) => query.reject(new Error("No"))));
  await expect(refused).rejects.toThrow("No");
});
