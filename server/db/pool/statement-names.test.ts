import { afterEach, expect, test } from "vitest";
import { nameOf, nameTemplate, nameText } from "./statement-names.ts";

const { prepareStackTrace } = Error;
afterEach(() => {
  Error.prepareStackTrace = prepareStackTrace;
});

function sql(strings: TemplateStringsArray, ..._values: unknown[]): { strings: readonly string[] } {
  nameTemplate(strings, sql);
  return { strings };
}

function unsafe(text: string): string {
  const query = { strings: [text] } as never;
  nameText(query, unsafe);
  return nameOf(query);
}

function selectNothing(id: number) {
  return sql`select ${id}`;
}

test("names a statement after the function it stands in, the same at every use", async () => {
  await Promise.resolve();
  expect([1, 2].map((id) => nameOf(selectNothing(id)))).toEqual(["db/selectNothing", "db/selectNothing"]);
  expect(selectNothing(1).strings).toBe(selectNothing(2).strings);
});

test("names a statement in a callback after the function around it, otherwise after its file", async () => {
  const selectEach = () => [1].map((id) => sql`select ${id}, 2`);
  expect(selectEach().map(nameOf)).toEqual(["db/selectEach"]);
  const later = await Promise.resolve().then(() => nameOf(sql`select 3`));
  expect(later).toBe("db/statement-names");
  const byTimer = await new Promise((named) => setTimeout(() => named(nameOf(sql`select 7`)), 0));
  expect(byTimer).toBe("db/statement-names");
});

test("names a statement made of one fragment, and one sent through a proxy, after their function", () => {
  const proxied = new Proxy(sql, { apply: (target, self, given) => Reflect.apply(target, self, given) });
  const selectFragment = () => proxied`${sql`select 4`}`;
  expect(nameOf(selectFragment())).toBe("db/selectFragment");
});

test("names a text after the function that sends it, and a single command after itself", () => {
  const runText = (text: string) => unsafe(text);
  expect(runText("select 5")).toBe("db/runText");
  expect(unsafe("commit")).toBe("db/commit");
});

test("names a statement at its next use when the stack could not be read", () => {
  const selectLate = () => sql`select 6`;
  Error.prepareStackTrace = (error) => `${error}\n    (no stack: out of file descriptors)`;
  expect(nameOf(selectLate())).toBe("unnamed");
  Error.prepareStackTrace = prepareStackTrace;
  expect(nameOf(selectLate())).toBe("db/selectLate");
});
