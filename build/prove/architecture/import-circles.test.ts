import { describe, expect, test } from "vitest";
import { circlesOfModules, circlesOfRooms } from "./import-circles.ts";
import { moduleOf } from "./read-modules.ts";

describe("features that import each other", () => {
  const features = "desktop/renderer/features";
  const feature = (path: string, specifier: string, type = "") =>
    moduleOf(`${features}/${path}`, `import ${type} { a } from "${specifier}";`);
  const postsToSearch = feature("posts/feed/A.tsx", "../../search/B.tsx");

  test("are found in any of their folders", () => {
    expect(circlesOfRooms([postsToSearch, feature("search/B.tsx", "../posts/C.tsx")], features)).toEqual([
      "posts, search",
    ]);
  });

  test("are found when only types lead back", () => {
    const back = feature("search/B.tsx", "../posts/C.tsx", "type");
    expect(circlesOfRooms([postsToSearch, back], features)).toEqual(["posts, search"]);
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
    expect(circlesOfRooms(modules, features)).toEqual(["auth, speech", "members, posts, search"]);
  });

  test.each([
    ["only one imports the other", "search/B.tsx", "./c.ts"],
    ["the way back is a test's", "search/b.test.ts", "../posts/c.ts"],
    ["the way back leads to lib", "search/B.tsx", "../../lib/posts/c.ts"],
  ])("are none when %s", (_, path, specifier) => {
    expect(circlesOfRooms([postsToSearch, feature(path, specifier)], features)).toEqual([]);
  });
});

describe("modules that import each other", () => {
  const circlesWith = (back: string) =>
    circlesOfModules([
      moduleOf("server/a.ts", 'import { b } from "./b.ts";'),
      moduleOf("server/b.ts", 'export * from "./c.ts";'),
      moduleOf("server/c.ts", back),
    ]);

  test.each(['import { a } from "./a.ts";', 'const { a } = await import("./a.ts");'])(
    "are found when the way back is %j",
    (back) => expect(circlesWith(back)).toEqual(["server/a.ts, server/b.ts, server/c.ts"]),
  );

  test("are none when the way back is a type's", () => {
    expect(circlesWith('import type { A } from "./a.ts";')).toEqual([]);
  });

  test("are found through a name that stands for a file of each build", () => {
    const modules = [
      moduleOf("desktop/renderer/lib/call.ts", 'import { platform } from "#platform";'),
      moduleOf("desktop/renderer/platform/web.ts", 'import { call } from "../lib/call.ts";'),
      moduleOf("desktop/renderer/platform/electron.ts", ""),
    ];
    expect(circlesOfModules(modules)).toEqual([
      "desktop/renderer/lib/call.ts, desktop/renderer/platform/web.ts",
    ]);
  });
});
