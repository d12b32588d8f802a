import { expect, test } from "vitest";
import { findPackagesOutside } from "./production-packages.ts";
import { parseModule } from "../../prove/architecture/read-modules.ts";

const modules = [
  parseModule("server/main.ts", 'import { Hono } from "hono/tiny";\nimport "./app.ts";\nimport "node:fs";'),
  parseModule("server/app.ts", 'import type { A } from "only-types";\nvoid import("@scope/later/part");'),
  parseModule("server/app.test.ts", 'import "vitest";'),
  parseModule("build/bench.ts", 'import "autocannon";'),
  parseModule("desktop/renderer/ui/Card.tsx", 'import { useState } from "react";\nimport "#shared/a.ts";'),
];

test("finds packages of the product that are not named, also those that are loaded later", () => {
  expect(findPackagesOutside(["hono"], modules)).toEqual([
    "@scope/later: server/app.ts",
    "react: desktop/renderer/ui/Card.tsx",
  ]);
});

test("leaves alone types, tests, tools and what Node brings", () => {
  expect(findPackagesOutside(["hono", "@scope/later", "react"], modules)).toEqual([]);
});
