import { expect, test } from "vitest";
import { readMigrations } from "../migrate.ts";
import { readFunctionFiles } from "./function-files.ts";
import { findUsedFiles } from "./used-functions.ts";

const file = (name: string, text: string) => ({ name, text, checksum: "" });
const functions = [
  file("a.sql", "create or replace function one() returns integer return 1;"),
  file("b.sql", "create function two() returns integer return 2;\n\ncreate function three(p_a text)\n"),
];

test("finds the files of the functions that a migration uses, in their order and each once", () => {
  const text = "-- Uses functions: two, three\n-- Uses functions: one\ncreate table t (n integer);";
  expect(findUsedFiles(file("0300_t.sql", text), functions)).toEqual(functions);
  expect(findUsedFiles(file("0301_u.sql", "-- Uses two.\ncreate table u ();"), functions)).toEqual([]);
});

test("refuses a migration whose function no file creates", () => {
  expect(() => findUsedFiles(file("0300_t.sql", "-- Uses functions: one, four"), functions))
    .toThrow("0300_t.sql uses four, and no function file creates it.");
});

test("every function that a migration uses is there, also for a new database years later", async () => {
  const [migrations, files] = await Promise.all([
    readMigrations(),
    readFunctionFiles(),
  ]);
  const used = migrations.flatMap((migration) => findUsedFiles(migration, files));
  expect(used.length).toBeGreaterThan(0);
});
