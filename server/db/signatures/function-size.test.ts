import { expect, test } from "vitest";
import { readFunctionFiles } from "../migrate/function-files.ts";

const mostLines = 70;
const mostParameters = 7;

interface SqlFunction {
  readonly name: string;
  /** From `create` to the end of the body. */
  readonly lines: number;
  /** Those that a caller gives: `out` ones are none. */
  readonly parameters: number;
}

/** The functions that a text creates, with bodies between `$$`. */
function functionsIn(text: string): SqlFunction[] {
  return [...text.matchAll(/^create (?:or replace )?function (\w+)\s*\(/gm)].map((match) => {
    const [opening, name = ""] = match;
    const begin = match.index + opening.length;
    const end = closingBracket(text, begin);
    const body = text.indexOf("$$", text.indexOf("$$", end) + 2);
    return {
      name,
      lines: text.slice(match.index, body).split("\n").length,
      parameters: parametersIn(text.slice(begin, end)),
    };
  });
}

/** The place of the bracket that closes the one before `begin`. */
function closingBracket(text: string, begin: number): number {
  let depth = 1;
  let at = begin;
  for (; depth > 0 && at < text.length; at++) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
  }
  return at - 1;
}

function parametersIn(list: string): number {
  return list.split(",").filter((one) => one.trim() !== "" && !/^\s*out\s/.test(one)).length;
}

const files = await readFunctionFiles();
const functions = files.flatMap(({ name: file, text }) =>
  functionsIn(text).map((one) => ({ ...one, name: `${file}: ${one.name}` }))
);

test("finds every function of the files", () => {
  const texts = files.map(({ text }) => text.replaceAll(/--.*$/gm, "")).join("\n");
  expect(functions).toHaveLength(texts.match(/\blanguage (sql|plpgsql)\b/g)?.length ?? 0);
  expect(functions.map(({ name }) => name)).toContain(
    "features/messages/sql/send-messages.sql: send_messages",
  );
});

test(`no SQL function has more than ${mostLines} lines`, () => {
  expect(functions.filter(({ lines }) => lines > mostLines)).toEqual([]);
});

test(`no SQL function takes more than ${mostParameters} parameters`, () => {
  expect(functions.filter(({ parameters }) => parameters > mostParameters)).toEqual([]);
});

test("counts lines to the end of the body, and neither `out` parameters nor those of other functions", () => {
  const text = `create or replace function a(
  p_one integer default length('(a, b)'),
  out two text
) returns text language sql as $$
  select 1
$$;

create function b() returns trigger language plpgsql as $$ begin return null; end $$;
`;
  expect(functionsIn(text)).toEqual([
    { name: "a", lines: 6, parameters: 2 },
    { name: "b", lines: 1, parameters: 0 },
  ]);
});
