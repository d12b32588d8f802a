import { resolve } from "node:path";
import { expect, test } from "vitest";
import { chooseStages } from "./choose-stages.ts";

const given = { root: resolve(import.meta.dirname, "../../.."), reports: "" };
const namesFor = (...args: string[]) => {
  const { stages, problem } = chooseStages(given, args);
  return problem ?? stages.map(({ name }) => name);
};

const quick = ["format", "lint", "unit", "Postgres", "end-to-end"];
const others = ["unused", "types in Deno", "long unit", "long Postgres", "other end-to-end"];

test("runs the quick part without arguments, and says how to run the rest", () => {
  expect(namesFor()).toEqual(quick);
  expect(chooseStages(given, [])).toHaveProperty("advice", expect.stringContaining("npm run test:all"));
});

test("runs the quick part first of everything, then what it leaves out", () => {
  expect(namesFor("--all")).toEqual([...quick, ...others]);
  expect(chooseStages(given, ["--all"])).not.toHaveProperty("advice");
});

test("runs the proofs that take long by themselves", () => {
  expect(namesFor("--deep")).toEqual(["types", "deep", "deep end-to-end", "mirrored end-to-end"]);
});

test("runs the checks of all parts that need no test", () => {
  expect(namesFor("--checks")).toEqual(["format", "lint", "unused", "types in Deno"]);
});

test("runs any stage by its name", () => {
  expect(namesFor("unit", "unused")).toEqual(["unit", "unused"]);
  expect(namesFor("long Postgres")).toEqual(["long Postgres"]);
});

test("runs the tests of a feature by its name, in browsers on request", () => {
  expect(namesFor("posts")).toEqual(["unit", "Postgres"]);
  expect(namesFor("posts", "--browser")).toEqual(["unit", "Postgres", "end-to-end"]);
});

test("names the stages and features where it knows no such one", () => {
  expect(namesFor("post")).toMatch(/^There is no stage or feature “post”\.\nStages: format, .*\n.*\bposts\b/);
});
