import { expect, test } from "vitest";
import { packagesOutside } from "./production-packages.ts";
import { moduleOf } from "../../prove/architecture/read-modules.ts";

const modules = [
  moduleOf("server/main.ts", 'import { Hono } from "hono/tiny";\nimport "./app.ts";\nimport "node:fs";'),
  moduleOf("server/app.ts", 'import type { A } from "only-types";\nvoid import("@scope/later/part");'),
  moduleOf("server/app.test.ts", 'import "vitest";'),
  moduleOf("build/bench.ts", 'import "autocannon";'),
  moduleOf("desktop/renderer/ui/Card.tsx", 'import { useState } from "react";\nimport "#shared/a.ts";'),
];

test("finds packages of the product that are not named, also those that are loaded later", () => {
  expect(packagesOutside(["hono"], modules)).toEqual([
    "@scope/later: server/app.ts",
    "react: desktop/renderer/ui/Card.tsx",
  ]);
});

test("leaves alone types, tests, tools and what Node brings", () => {
  expect(packagesOutside(["hono", "@scope/later", "react"], modules)).toEqual([]);
});
