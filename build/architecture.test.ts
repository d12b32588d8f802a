import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { product } from "#shared/product.ts";
import { compareVersions } from "#shared/system/compare-versions.ts";
import { allowedPairs } from "./architecture/feature-imports.ts";
import { moduleOf, readModules, readSqlPaths, specifiersIn } from "./architecture/read-modules.ts";
import { brokenImports, importRules } from "./architecture/import-rules.ts";
import { definedRuleIds, unknownRuleIds } from "./architecture/rule-ids.ts";
import { brokenTexts, textRules } from "./architecture/file-length-and-text-rules.ts";
import { largestFolder, pairs, unusedExports } from "./architecture/tree-figures.ts";
import { untestedModules } from "./architecture/unit-tests.ts";

const root = dirname(import.meta.dirname);
const modules = readModules(root);

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

  test.each(Object.entries(allowedPairs))(
    "has no more folders of %s that import each other than are allowed",
    (parent, allowed) => {
      expect(pairs(modules, parent).toSorted()).toEqual(allowed);
    },
  );

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

  test("exports nothing that nobody imports", () => {
    expect(unusedExports(modules)).toEqual([]);
  });

  test("has one version", () => {
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
    expect(product.version).toBe(version);
    expect(compareVersions(product.oldestClient, version)).toBeLessThanOrEqual(0);
  });
});

describe("finds imports", () => {
  test.each([
    ['import { a } from "./a.ts";', "./a.ts"],
    ['import type { A } from "#shared/a.ts";', "#shared/a.ts"],
    ['import {\n  a,\n  b,\n} from "../a.ts";', "../a.ts"],
    ['import "./provided.ts";', "./provided.ts"],
    ['export { a } from "./a.ts";', "./a.ts"],
    ['export * from "./a.ts";', "./a.ts"],
    ['const a = await import("./a.ts");', "./a.ts"],
    ['const a = lazy(() => import("./A.tsx"));', "./A.tsx"],
  ])("in %j", (text, specifier) => {
    expect(specifiersIn(text)).toEqual([specifier]);
  });

  test.each([
    '// import { a } from "./a.ts";',
    'export const from = "./a.ts";',
    'const text = "import this";',
  ])(
    "and finds none in %j",
    (text) => expect(specifiersIn(text)).toEqual([]),
  );
});

describe("every import rule reports a violation", () => {
  test.each([
    ["shared/a.ts", "../server/errors.ts", "shared imports nothing"],
    ["shared/a.ts", "node:fs", "shared imports nothing"],
    [
      "server/features/posts/a.ts",
      "../../../desktop/renderer/lib/api/call.ts",
      "what runs in production imports server and shared",
    ],
    ["server/app.ts", "../build/postgres/cluster.ts", "never build"],
    ["server/testing/a.ts", "../../desktop/e2e/support/api.ts", "import no desktop"],
    ["desktop/renderer/lib/a.ts", "../../../server/errors.ts", "desktop imports desktop and shared"],
    ["build/launcher/a.ts", "../../server/app.ts", "build knows of the server"],
    ["server/db/a.ts", "../features/posts/queries.ts", "db, http and realtime"],
    ["server/http/a.ts", "../features/auth/resolve-actor.ts", "db, http and realtime"],
    ["server/features/posts/a.ts", "../comments/queries.ts", "never its statements"],
    ["server/features/posts/a.ts", "../auth/session-queries.ts", "never its statements"],
    ["server/features/posts/a.ts", "postgres", "only db speaks"],
    ["server/features/posts/a.ts", "../../testing/member.ts", "product code does not import tests"],
    ["desktop/renderer/ui/A.tsx", "../features/posts/PostCard.tsx", "know neither app nor features"],
    ["desktop/renderer/lib/a.ts", "../app/router.tsx", "know neither app nor features"],
    ["desktop/renderer/features/posts/A.tsx", "../../app/router.tsx", "features know no app"],
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

describe("pairs of features that import each other", () => {
  const features = "desktop/renderer/features";
  const feature = (path: string, specifier: string) =>
    moduleOf(`${features}/${path}`, `import { a } from "${specifier}";`);
  const postsToSearch = feature("posts/feed/A.tsx", "../../search/B.tsx");

  test("are found in any of their folders", () => {
    expect(pairs([postsToSearch, feature("search/B.tsx", "../posts/C.tsx")], features)).toEqual([
      "posts ↔ search",
    ]);
  });

  test.each([
    ["only one imports the other", "search/B.tsx", "./c.ts"],
    ["the way back is a test's", "search/b.test.ts", "../posts/c.ts"],
    ["the way back leads to lib", "search/B.tsx", "../../lib/posts/c.ts"],
  ])("are none when %s", (_, path, specifier) => {
    expect(pairs([postsToSearch, feature(path, specifier)], features)).toEqual([]);
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

describe("an export", () => {
  const unusedIn = (other: string) =>
    unusedExports([moduleOf("server/a.ts", "export const sum = 1;"), moduleOf("server/b.ts", other)]);

  test("is unused when no other file imports it", () => {
    expect(unusedIn('import { other } from "./a.ts";')).toEqual(["server/a.ts: sum"]);
    expect(unusedIn("const sum = 2;")).toEqual(["server/a.ts: sum"]);
  });

  test("is used when another file imports it, now or later", () => {
    expect(unusedIn('import { sum } from "./a.ts";')).toEqual([]);
    expect(unusedIn('const { sum } = await import("./a.ts");')).toEqual([]);
  });
});

describe("a module of the desktop's main process", () => {
  const untestedBeside = (test: string, path = "desktop/main/a.ts") =>
    untestedModules([moduleOf(path, ""), moduleOf("desktop/main/b.test.ts", test)]);

  test.each([
    ["that no test imports", 'import { b } from "./b.ts";'],
    ["of which a test imports the type alone", 'import type { A } from "./a.ts";'],
    ["that only another folder's test imports", 'import { a } from "../renderer/a.ts";'],
  ])("%s is untested", (_, text) => expect(untestedBeside(text)).toEqual(["desktop/main/a.ts"]));

  test.each([
    ["that a test imports", 'import { a } from "./a.ts";'],
    ["that a test imports when it needs it", 'const { a } = await import("./a.ts");'],
    ["that a test imports beside its type", 'import type { A } from "./a.ts";\nimport { a } from "./a.ts";'],
  ])("%s is tested", (_, text) => expect(untestedBeside(text)).toEqual([]));

  test.each(["desktop/main/baked.d.ts", "desktop/main/testing/a.ts", "desktop/preload/index.ts"])(
    "ignores %s, which needs no test beside it",
    (path) => expect(untestedBeside("", path)).toEqual([]),
  );
});

test("finds a cited rule that the page does not define", () => {
  const page = "- **xp.4** Pays.\n- **posts.1** Is short.\n";
  const unknown = ["xp", "99"].join(".");
  const text = `/** Pays (xp.4), but not (${unknown}). */ const half = box.posts.2;`;
  expect(unknownRuleIds([{ path: "a.ts", text, imports: [] }], page)).toEqual([`a.ts: ${unknown}`]);
});
