import { describe, expect, test } from "vitest";
import { parseModule } from "./read-modules.ts";
import { findUntestedModules } from "./untested-modules.ts";

describe("a module of the desktop's main process", () => {
  const untestedBeside = (test: string, path = "desktop/main/a.ts") =>
    findUntestedModules([parseModule(path, ""), parseModule("desktop/main/b.test.ts", test)]);

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
