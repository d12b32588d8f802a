import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { readSqlFiles } from "../sql-files.ts";

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

/** The functions of every SQL file below a directory, whatever its name and folder. */
async function readFunctions(directory: URL): Promise<SqlFunction[]> {
  return (await readSqlFiles(directory)).flatMap(({ name: file, text }) =>
    functionsIn(text).map((one) => ({ ...one, name: `${file}: ${one.name}` }))
  );
}

const server = new URL("../../", import.meta.url);
const functions = await readFunctions(server);

const tooLong = ({ lines }: SqlFunction) => lines > mostLines;
const takesTooMuch = ({ parameters }: SqlFunction) => parameters > mostParameters;

test("finds every function of the server's files", async () => {
  const texts = (await readSqlFiles(server)).map(({ text }) => text.replaceAll(/--.*$/gm, "")).join("\n");
  expect(functions).toHaveLength(texts.match(/\blanguage (sql|plpgsql)\b/g)?.length ?? 0);
  expect(functions.map(({ name }) => name)).toContain(
    "features/messages/sql/send-messages.sql: send_messages",
  );
});

test(`no SQL function has more than ${mostLines} lines`, () => {
  expect(functions.filter(tooLong)).toEqual([]);
});

test(`no SQL function takes more than ${mostParameters} parameters`, () => {
  expect(functions.filter(takesTooMuch)).toEqual([]);
});

test.each([
  "db/sql/a.sql",
  "db/migrations/0300_a.sql",
  "features/posts/sql/a.sql",
  "jobs/a.sql",
])(
  "finds a function that is too long or takes too much in %s",
  async (path) => {
    const directory = await mkdtemp(join(tmpdir(), "glimmer-functions-"));
    onTestFinished(() => rm(directory, { recursive: true }));
    await mkdir(join(directory, dirname(path)), { recursive: true });
    const lines = "  select 1;\n".repeat(mostLines);
    const given = Array.from({ length: mostParameters + 1 }, (_, at) => `p_${at} integer`).join(", ");
    await writeFile(
      join(directory, path),
      `create function long() returns void language sql as $$\n${lines}$$;\n\n` +
        `create function wide(${given}) returns void language sql as $$ select 1 $$;\n`,
    );
    const found = await readFunctions(pathToFileURL(`${directory}/`));
    expect(found.filter(tooLong).map(({ name }) => name)).toEqual([`${path}: long`]);
    expect(found.filter(takesTooMuch).map(({ name }) => name)).toEqual([`${path}: wide`]);
  },
);

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
