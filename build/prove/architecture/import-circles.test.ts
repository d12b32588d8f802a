import { describe, expect, test } from "vitest";
import { findCirclesOfModules, findCirclesOfRooms } from "./import-circles.ts";
import { parseModule } from "./read-modules.ts";

describe("features that import each other", () => {
  const features = "desktop/renderer/features";
  const feature = (path: string, specifier: string, type = "") =>
    parseModule(`${features}/${path}`, `import ${type} { a } from "${specifier}";`);
  const postsToSearch = feature("posts/feed/A.tsx", "../../search/B.tsx");

  test("are found in any of their folders", () => {
    expect(findCirclesOfRooms([postsToSearch, feature("search/B.tsx", "../posts/C.tsx")], features)).toEqual([
      "posts, search",
    ]);
  });

  test("are found when only types lead back", () => {
    const back = feature("search/B.tsx", "../posts/C.tsx", "type");
    expect(findCirclesOfRooms([postsToSearch, back], features)).toEqual(["posts, search"]);
  });

  test("are found when the way back leads over others", () => {
    const modules = [
      postsToSearch,
      feature("search/B.tsx", "../members/C.tsx"),
      feature("members/C.tsx", "../xp/D.tsx"),
      feature("members/C.tsx", "../posts/C.tsx"),
      feature("speech/E.tsx", "../auth/F.tsx"),
      feature("auth/F.tsx", "../speech/E.tsx"),
    ];
    expect(findCirclesOfRooms(modules, features)).toEqual(["auth, speech", "members, posts, search"]);
  });

  test.each([
    ["only one imports the other", "search/B.tsx", "./c.ts"],
    ["the way back is a test's", "search/b.test.ts", "../posts/c.ts"],
    ["the way back leads to lib", "search/B.tsx", "../../lib/posts/c.ts"],
  ])("are none when %s", (_, path, specifier) => {
    expect(findCirclesOfRooms([postsToSearch, feature(path, specifier)], features)).toEqual([]);
  });
});

describe("modules that import each other", () => {
  const circlesWith = (back: string) =>
    findCirclesOfModules([
      parseModule("server/a.ts", 'import { b } from "./b.ts";'),
      parseModule("server/b.ts", 'export * from "./c.ts";'),
      parseModule("server/c.ts", back),
    ]);

  test.each([
    'import { a } from "./a.ts";',
    'const { a } = await import("./a.ts");',
    'import type { A } from "./a.ts";',
    'import { type A } from "./a.ts";',
    'export type { A } from "./a.ts";',
    'export { type A } from "./a.ts";',
    'export type * from "./a.ts";',
    'type A = import("./a.ts").A;',
  ])("are found when the way back is %j", (back) => {
    expect(circlesWith(back)).toEqual(["server/a.ts, server/b.ts, server/c.ts"]);
  });

  test.each(["shared", "server", "desktop", "build"])("are found in %s, also of types alone", (tree) => {
    expect(findCirclesOfModules([
      parseModule(`${tree}/a.ts`, 'import type { B } from "./b.ts";'),
      parseModule(`${tree}/b.ts`, 'import type { A } from "./a.ts";'),
    ])).toEqual([`${tree}/a.ts, ${tree}/b.ts`]);
  });

  test("are none when the import leads one way", () => {
    expect(circlesWith('import type { D } from "./d.ts";')).toEqual([]);
  });

  test("are found through a name that stands for a file of each build", () => {
    const modules = [
      parseModule("desktop/renderer/lib/call.ts", 'import { platform } from "#platform";'),
      parseModule("desktop/renderer/platform/web.ts", 'import { call } from "../lib/call.ts";'),
      parseModule("desktop/renderer/platform/electron.ts", ""),
    ];
    expect(findCirclesOfModules(modules)).toEqual([
      "desktop/renderer/lib/call.ts, desktop/renderer/platform/web.ts",
    ]);
  });
});
