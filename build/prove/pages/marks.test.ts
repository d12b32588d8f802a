import { expect, test } from "vitest";
import { findFault, parseCommands } from "./walk.ts";
import { parsePage } from "./read-page.ts";

const tests: Readonly<Record<string, string>> = {
  "build/a.test.ts": 'runShell(blockOf("build/docs/a.md", "sh", "npm"));',
  "build/literal.test.ts": 'test("npm start serves", () => {});',
  "build/comment.test.ts": '// Runs npm start of "build/docs/a.md" by blockOf().\n/** npm start */\nrun();',
  "build/other.test.ts": 'runShell(blockOf("other/build/docs/a.md", "sh", "npm"));',
};

function faults(text: string): (string | null)[] {
  return parseCommands(parsePage("build/docs/a.md", text)).map((shown) =>
    findFault(shown, (path) => tests[path] ?? null)
  );
}

const block = "```sh\nnpm start\n```";

test("a block without a mark is a fault, by its line", () => {
  expect(faults(`# A\n\n${block}`)).toEqual(['build/docs/a.md:3: nothing says what runs "npm start"']);
  expect(faults(`<!-- run here -->\n\nA sentence between.\n\n${block}`)).toHaveLength(1);
});

test("a block that the pages' own test runs needs no more", () => {
  expect(faults(`<!-- run here -->\n\n${block}`)).toEqual([null]);
});

test("a test that is named must be there, be a test, and read the page or have the command", () => {
  expect(faults(`<!-- run by: build/a.test.ts -->\n${block}`)).toEqual([null]);
  expect(faults(`<!-- run by: build/a.test.ts, build/c.test.ts -->\n${block}`))
    .toEqual(["build/docs/a.md:2: there is no build/c.test.ts"]);
  expect(faults(`<!-- run by: build/start.ts -->\n${block}`))
    .toEqual(["build/docs/a.md:2: build/start.ts is no test"]);
  expect(faults(`<!-- run by: build/literal.test.ts -->\n${block}`)).toEqual([null]);
  for (const test of ["build/comment.test.ts", "build/other.test.ts"]) {
    expect(faults(`<!-- run by: ${test} -->\n${block}`))
      .toEqual([`build/docs/a.md:2: ${test} neither reads build/docs/a.md nor has this command`]);
  }
});

test("what is not run has a reason", () => {
  expect(faults(`<!-- not run: it needs a bank -->\n${block}`)).toEqual([null]);
  for (const reason of ["later", "later on", "not done yet"]) {
    expect(faults(`<!-- not run: ${reason} -->\n${block}`))
      .toEqual(["build/docs/a.md:2: not run, without a reason"]);
  }
});

test("blocks of other languages are no commands", () => {
  expect(faults("```ts\nstart();\n```\n\n```\na tree\n```")).toEqual([]);
});

test("a table's commands have a mark each, or one for all that have none", () => {
  const table = "| Command | Does |\n| - | - |\n| `npm start` | starts |\n| `PORT=1 npm run dev` | follows |";
  expect(faults(table)).toHaveLength(2);
  expect(faults(`<!-- npm start: not run: it needs a bank -->\n\n${table}`))
    .toEqual([null, 'build/docs/a.md:6: nothing says what runs "PORT=1 npm run dev"']);
  expect(faults(`<!-- npm start: not run: it needs a bank -->\n<!-- run by: build/a.test.ts -->\n\n${table}`))
    .toEqual([null, null]);
});

test("a script's name within a sentence of a table is a mention", () => {
  expect(faults("| Word | Means |\n| - | - |\n| deep | too long for `npm test` |")).toEqual([]);
});
