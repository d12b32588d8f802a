import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { product } from "../../../shared/product.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
const versions = [...changelog.matchAll(/^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$/gm)]
  .map(([, version = "", day = ""]) => ({ version, day }));

test("the changelog begins with what is unreleased; its newest version is that of the package and the product", () => {
  const [unreleased, newest] = versions;
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  expect(unreleased).toEqual({ version: "Unreleased", day: "" });
  expect([newest?.version, product.version]).toEqual([version, version]);
});

test("the changelog's versions stand from the newest to the oldest, each with its day", () => {
  const released = versions.slice(1);
  expect(released.every(({ day }) => day !== "")).toBe(true);
  expect(released.map(({ day }) => day)).toEqual(released.map(({ day }) => day).toSorted().toReversed());
});
