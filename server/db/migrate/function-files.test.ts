import { expect, test } from "vitest";
import { orderByCalls, readFunctionFiles } from "./function-files.ts";

const file = (name: string, text: string) => ({ name, text, checksum: "" });
const inSql = (name: string, value: string) =>
  `create or replace function ${name}() returns integer language sql as $$ select ${value} $$;\n`;
const inPlpgsql = (name: string, value: string) =>
  `create function ${name}() returns integer language plpgsql as $$ begin return ${value}; end $$;\n`;
const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name);

test("files are applied in the order of their paths, but after what their functions in SQL call", () => {
  const files = [
    file("a.sql", inPlpgsql("later", "d()")),
    file("b.sql", inSql("b", "c() + 1")),
    file("c.sql", `-- As b() does.\n${inSql("c", "d()")}`),
    file("d.sql", inSql("d", "1") + inPlpgsql("earlier", "b()")),
  ];
  expect(namesOf(orderByCalls(files))).toEqual(["a.sql", "d.sql", "c.sql", "b.sql"]);
});

test("refuses files whose functions in SQL call each other, and names them", () => {
  expect(() => orderByCalls([file("a.sql", inSql("a", "b()")), file("b.sql", inSql("b", "a()"))]))
    .toThrow("Functions call each other: a.sql → b.sql → a.sql.");
  const together = [file("a.sql", inSql("a", "b()") + inSql("b", "1"))];
  expect(orderByCalls(together)).toEqual(together);
});

test("finds the functions of every feature, and those of everybody", async () => {
  const names = namesOf(await readFunctionFiles());
  expect(names).toEqual(expect.arrayContaining([
    "db/sql/lock-members.sql",
    "features/messages/sql/who-may-write.sql",
    "features/cases/sql/limit.sql",
  ]));
  expect(names.filter((name) => /migrat/.test(name))).toEqual([]);
});
