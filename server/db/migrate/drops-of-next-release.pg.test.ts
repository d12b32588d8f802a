import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { describeCatalog } from "../../testing/describe-catalog.ts";
import { testDatabase } from "../../testing/test-database.ts";

const { sql } = await testDatabase();

test("what the next release drops is nothing that this one has", async () => {
  const before = await describeCatalog(sql);
  await sql.unsafe(await readFile(new URL("drops-of-next-release.sql", import.meta.url), "utf8"));
  expect(await describeCatalog(sql)).toEqual(before);
});
