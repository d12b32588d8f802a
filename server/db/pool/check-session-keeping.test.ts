import { expect, test } from "vitest";
import { checkSessionKeeping } from "./check-session-keeping.ts";
import type { Sql } from "../open-database.ts";

/** A connection whose statements run in the session that `next` returns. */
const asking = (next: () => number) =>
  ({ unsafe: () => Promise.resolve([{ pid: next() }]) }) as unknown as Sql;

test("accepts two connections that keep different sessions", async () => {
  expect(await checkSessionKeeping([asking(() => 7), asking(() => 8)])).toBe(true);
});

test("recognizes a pooler that gives the session left last to the next one", async () => {
  expect(await checkSessionKeeping([asking(() => 7), asking(() => 7)])).toBe(false);
});

test.each([2, 3, 4, 5, 6, 7])("recognizes a pooler that gives %i sessions in turns", async (count) => {
  let at = 0;
  const next = () => at++ % count;
  expect(await checkSessionKeeping([asking(next), asking(next)])).toBe(false);
});
