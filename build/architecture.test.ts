import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { product } from "#shared/product.ts";
import { compareVersions } from "#shared/system/compare-versions.ts";
import { circlesOfModules, circlesOfRooms, type foldersOfRooms } from "./architecture/import-circles.ts";
import { wideCommentsOf } from "./architecture/comment-width.ts";
import { moduleOf, readModules, readSqlPaths } from "./architecture/read-modules.ts";
import { brokenImports, importRules } from "./architecture/import-rules.ts";
import { definedRuleIds, unknownRuleIds } from "./architecture/rule-ids.ts";
import { brokenTexts, textRules } from "./architecture/file-length-and-text-rules.ts";
import { largestFolder } from "./architecture/tree-figures.ts";
import { upwardImports } from "./architecture/layers.ts";
import { namesNotEverywhere } from "./architecture/one-name.ts";
import { untestedModules } from "./architecture/unit-tests.ts";

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

describe("every import rule reports a violation", () => {
  test.each([
    ["shared/a.ts", "../server/errors.ts", "shared imports nothing"],
    ["shared/a.ts", "node:fs", "shared imports nothing"],
    [
      "server/features/posts/a.ts",
      "../../../desktop/renderer/lib/api/call.ts",
      "server imports server and shared",
    ],
    ["server/app.ts", "../build/postgres/cluster.ts", "server imports server and shared"],
    ["desktop/renderer/lib/a.ts", "../../../server/errors.ts", "desktop imports desktop and shared"],
    ["build/launcher/a.ts", "../../server/app.ts", "build knows of the server"],
    ["server/features/posts/a.ts", "../comments/queries.ts", "never its statements"],
    ["server/features/posts/a.ts", "../auth/session-queries.ts", "never its statements"],
    ["server/features/posts/a.ts", "postgres", "only db speaks"],
    ["server/features/posts/a.ts", "../../testing/member.ts", "product code does not import tests"],
    ["desktop/renderer/features/xp/A.tsx", "../posts/card/PostText.tsx", "private to it"],
    ["desktop/renderer/features/posts/card/A.tsx", "../../auth/form/failure-text.ts", "private to it"],
    ["desktop/renderer/app/A.tsx", "../features/posts/card/PostText.tsx", "private to it"],
  ])("%s → %s", (path, specifier, rule) => {
    const broken = brokenImports([moduleOf(path, `import { a } from "${specifier}";`)]);
    expect(broken).toEqual([expect.stringContaining(rule)]);
    expect(broken[0]).toContain(path);
  });

  test("and accepts what it allows", () => {
    const allowed: [string, string][] = [
      ["server/features/posts/a.ts", "../comments/add-comment.ts"],
      ["server/features/posts/a.ts", "./queries.ts"],
      ["server/testing/a.ts", "../../build/postgres/cluster.ts"],
      ["server/db/open-database.ts", "postgres"],
      ["build/launcher/a.ts", "../../server/config.ts"],
      ["desktop/renderer/app/A.tsx", "../features/posts/FeedScreen.tsx"],
      ["desktop/renderer/features/xp/A.tsx", "../posts/PostCard.tsx"],
      ["desktop/renderer/features/posts/feed/A.tsx", "../card/PostText.tsx"],
    ];
    expect(brokenImports(allowed.map(([path, target]) => moduleOf(path, `import { a } from "${target}";`))))
      .toEqual(
        [],
      );
  });
});

describe("every text rule reports a violation", () => {
  test.each([
    ["server/http/a.ts", "const port = process.env.PORT;", "read the environment"],
    ["server/http/a.ts", "const env = Deno.env.toObject();", "read the environment"],
    ["server/http/a.ts", "Deno.exit(1);", "runtime's own interface"],
    ["server/http/a.ts", "\n".repeat(250) + "const a = 1;", "no file is longer"],
    ["server/a.ts", `// As ${"decision"} 2 says.`, "cited by their ids"],
    ["shared/posts/index.ts", 'export * from "./contract.ts";', "no barrels"],
    ["server/utils/a.ts", "", "no drawers"],
    ["desktop/renderer/lib/utils.ts", "", "no drawers"],
    ["server/http/rateLimits.ts", "", "kebab-case"],
    ["desktop/renderer/ui/icon_button.tsx", "", "kebab-case"],
    ["server/features/posts/a.ts", "await ctx.sql`select 1`;", "queries.ts"],
    ["server/features/posts/a.ts", "await sql<Row[]>`\n  with a as (select 1)`;", "queries.ts"],
  ])("%s with %j", (path, text, rule) => {
    expect(brokenTexts([moduleOf(path, text)])).toContainEqual(expect.stringContaining(rule));
  });

  test("and ignores comments", () => {
    const text = "// reads process.env\n/** Deno.serve */\nconst a = 1;\n";
    expect(brokenTexts([moduleOf("server/http/a.ts", text)])).toEqual([]);
  });
});

test("finds the folder with most files, whatever their kind", () => {
  expect(largestFolder(["server/a/b.ts", "server/a/c.sql", "server/a/d/e.ts", "shared/f.ts"]))
    .toEqual(["server/a", 2]);
});

test("counts the SQL files of functions, and no migration", () => {
  const paths = readSqlPaths(root);
  expect(paths).toContain("server/db/functions/usernames.sql");
  expect(paths.filter((path) => path.includes("/migrations/"))).toEqual([]);
});

test("finds a cited rule that the page does not define", () => {
  const page = "- **xp.4** Pays.\n- **posts.1** Is short.\n";
  const unknown = ["xp", "99"].join(".");
  const text = `/** Pays (xp.4), but not (${unknown}). */ const half = box.posts.2;`;
  expect(unknownRuleIds([moduleOf("a.ts", text)], page)).toEqual([`a.ts: ${unknown}`]);
});
