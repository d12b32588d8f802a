import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { product } from "#shared/product.ts";
import { compareVersions } from "#shared/system/compare-versions.ts";
import { findCirclesOfModules, findCirclesOfRooms, foldersOfRooms } from "./architecture/import-circles.ts";
import { findWideCommentsIn } from "./architecture/comment-width.ts";
import { findBareTexts } from "./architecture/jsx/bare-texts.ts";
import { findTranslatedTexts } from "./architecture/jsx/translated-texts.ts";
import { readModules, readSqlPaths } from "./architecture/read-modules.ts";
import { findBrokenImports, importRules } from "./architecture/import-rules.ts";
import { findUnknownRuleIds, readDefinedRuleIds } from "./architecture/rule-ids.ts";
import { findBrokenTexts, textRules } from "./architecture/file-length-and-text-rules.ts";
import { findLargestFolder } from "./architecture/tree-figures.ts";
import { findUpwardImports } from "./architecture/layers.ts";
import { findNamesNotEverywhere } from "./architecture/one-name.ts";
import { findTextsWithoutMessage } from "./architecture/texts/texts-without-message.ts";
import { findUntestedModules } from "./architecture/untested-modules.ts";
import { findWorkOutside } from "./architecture/work-of-transactions.ts";

const root = dirname(dirname(import.meta.dirname));
const modules = readModules(root);

describe("the project", () => {
  test("is read completely", () => {
    expect(modules.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["server/main.ts", "shared/endpoint.ts", "build/start.ts"]),
    );
    expect(modules.find(({ path }) => path === "server/main.ts")?.imports).toContain(
      "server/serve/open-service.ts",
    );
  });

  test.each(importRules.map(({ name }) => name))("%s", (name) => {
    expect(findBrokenImports(modules, importRules.filter((rule) => rule.name === name))).toEqual([]);
  });

  test.each(textRules.map(({ name }) => name))("%s", (name) => {
    expect(findBrokenTexts(modules, textRules.filter((rule) => rule.name === name))).toEqual([]);
  });

  test.each(foldersOfRooms)("has no folders in %s that import each other", (parent) => {
    expect(findCirclesOfRooms(modules, parent)).toEqual([]);
  });

  test("has no modules that import each other", () => {
    expect(findCirclesOfModules(modules)).toEqual([]);
  });

  test("has every feature by one name in all three trees", () => {
    expect(findNamesNotEverywhere(modules.map(({ path }) => path))).toEqual([]);
  });

  test("has no import that leads from a layer into a higher one", () => {
    expect(findUpwardImports(modules)).toEqual([]);
  });

  test("changes nothing but the database in the work of a transaction", () => {
    const ofServer = modules.filter(({ path }) => /^server\/.*(?<!\.test)\.ts$/.test(path));
    expect(ofServer.flatMap(findWorkOutside)).toEqual([]);
  });

  test("has a unit test for every module of the desktop's main process", () => {
    expect(findUntestedModules(modules)).toEqual([]);
  });

  test("cites only rules of the product that PRODUCT.md defines, each once", () => {
    const page = readFileSync(join(root, "shared/PRODUCT.md"), "utf8");
    const ids = readDefinedRuleIds(page);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(findUnknownRuleIds(modules, page)).toEqual([]);
  });

  test("has at most 25 files in a folder", () => {
    const [folder, files] = findLargestFolder([...modules.map(({ path }) => path), ...readSqlPaths(root)]);
    expect(files, folder).toBeLessThanOrEqual(25);
  });

  test("has comments of at most 100 columns", () => {
    expect(findWideCommentsIn(root)).toEqual([]);
  });

  test("has no text that a browser breaks when it translates the page", () => {
    expect(findTranslatedTexts(modules)).toEqual([]);
  });

  test("has no text on a screen that is in no message", () => {
    expect(findBareTexts(modules)).toEqual([]);
  });

  test("has no text that the server, the app or both sides write that is no message", () => {
    expect(findTextsWithoutMessage(modules)).toEqual([]);
  });

  test("has one version", () => {
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
    expect(product.version).toBe(version);
    expect(compareVersions(product.oldestClient, version)).toBeLessThanOrEqual(0);
  });
});
