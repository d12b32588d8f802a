import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { product } from "#shared/product.ts";
import { compareVersions } from "#shared/system/compare-versions.ts";
import { circlesOfModules, circlesOfRooms, type foldersOfRooms } from "./architecture/import-circles.ts";
import { wideCommentsOf } from "./architecture/comment-width.ts";
import { readModules, readSqlPaths } from "./architecture/read-modules.ts";
import { brokenImports, importRules } from "./architecture/import-rules.ts";
import { definedRuleIds, unknownRuleIds } from "./architecture/rule-ids.ts";
import { brokenTexts, textRules } from "./architecture/file-length-and-text-rules.ts";
import { largestFolder } from "./architecture/tree-figures.ts";
import { upwardImports } from "./architecture/layers.ts";
import { namesNotEverywhere } from "./architecture/one-name.ts";
import { untestedModules } from "./architecture/untested-modules.ts";

const root = dirname(import.meta.dirname);
const modules = readModules(root);
const expectedCircles = [
  "desktop/renderer/app/alias-routes.tsx, desktop/renderer/app/landing/LiveLanding.tsx, " +
  "desktop/renderer/app/landing/enhance-landing.ts, desktop/renderer/app/public-routes.tsx, " +
  "desktop/renderer/app/route-parents.tsx, desktop/renderer/app/router.tsx, " +
  "desktop/renderer/app/routes.tsx, desktop/renderer/app/shell/MemberLayout.tsx, " +
  "desktop/renderer/app/start-app.tsx",
  "desktop/renderer/lib/api/call.ts, desktop/renderer/platform/index.ts, " +
  "desktop/renderer/platform/web.ts, desktop/renderer/platform/web/DeviceNotifications.tsx, " +
  "desktop/renderer/platform/web/push/PushNotifications.tsx, " +
  "desktop/renderer/platform/web/push/push-subscription.ts",
];

describe("the project", () => {
  test("is read completely", () => {
    expect(modules.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["server/main.ts", "shared/endpoint.ts", "build/start.ts"]),
    );
    expect(modules.find(({ path }) => path === "server/main.ts")?.imports).toContain("server/app.ts");
  });

  test.each(importRules.map(({ name }) => name))("%s", (name) => {
    expect(brokenImports(modules, importRules.filter((rule) => rule.name === name))).toEqual([]);
  });

  test.each(textRules.map(({ name }) => name))("%s", (name) => {
    expect(brokenTexts(modules, textRules.filter((rule) => rule.name === name))).toEqual([]);
  });

  test.each<[typeof foldersOfRooms[number], string[]]>([
    ["server/features", ["activity, auth, media, moderation", "posts, promotions, speech"]],
    ["desktop/renderer/features", ["members, posts, search"]],
    ["desktop/main", []],
  ])("has no folders in %s that import each other", (parent, expected) => {
    expect(circlesOfRooms(modules, parent)).toEqual(expected);
  });

  test("has no modules that import each other", () => {
    expect(circlesOfModules(modules)).toEqual(expectedCircles);
  });

  test("has every feature by one name in all three trees", () => {
    expect(namesNotEverywhere(modules.map(({ path }) => path))).toEqual([
      "activity: server/features",
      "blocks: shared, server/features",
      "checkout: desktop/renderer/features",
      "follows: shared, server/features",
      "lisa: desktop/renderer/features",
      "mutes: shared, server/features",
      "notify: server/features",
      "push: shared, server/features",
      "referral: desktop/renderer/features",
      "removal: server/features",
      "search: desktop/renderer/features",
      "suggestions: desktop/renderer/features",
      "unread: desktop/renderer/features",
    ]);
  });

  test("has no import that leads from a layer into a higher one", () => {
    expect(upwardImports(modules)).toEqual([
      expect.stringMatching(/local-moderator\.ts → .*built-in-classifier\.ts/),
      expect.stringMatching(/openai-moderator\.ts → .*built-in-classifier\.ts/),
    ]);
  });

  test("has a unit test for every module of the desktop's main process", () => {
    expect(untestedModules(modules)).toEqual([]);
  });

  test("cites only rules of the product that PRODUCT.md defines, each once", () => {
    const page = readFileSync(join(root, "shared/PRODUCT.md"), "utf8");
    const ids = definedRuleIds(page);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(unknownRuleIds(modules, page)).toEqual([]);
  });

  test("has at most 25 files in a folder", () => {
    const [folder, files] = largestFolder([...modules.map(({ path }) => path), ...readSqlPaths(root)]);
    expect(files, folder).toBeLessThanOrEqual(25);
  });

  test("has comments of at most 100 columns", () => {
    expect(wideCommentsOf(root)).toEqual([]);
  });

  test("has one version", () => {
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
    expect(product.version).toBe(version);
    expect(compareVersions(product.oldestClient, version)).toBeLessThanOrEqual(0);
  });
});
