import { expect, test } from "vitest";
import { findUnknownCommands } from "./mentions.ts";
import { parsePage } from "./read-page.ts";

const unknownIn = (text: string) =>
  findUnknownCommands(parsePage("a.md", text), ["start", "fmt"], (path) => path === "build/here.ts");

test("a sentence that names a script or a program which is not there is reported", () => {
  expect(unknownIn("Run `npm run format`, `npm stop` or `PORT=1 node build/gone.ts --all`."))
    .toEqual(["a.md: npm run format", "a.md: npm stop", "a.md: node build/gone.ts --all"]);
  expect(unknownIn("```sh\nsudo npm run doctor\n```")).toEqual(["a.md: npm run doctor"]);
});

test("scripts of package.json, npm's own commands and files of the project are known", () => {
  expect(unknownIn("`npm start -- --demo`, `npm run fmt`, `npm ci`, `node build/here.ts`, `node --version`"))
    .toEqual([]);
});
