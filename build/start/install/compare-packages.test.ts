import { expect, test } from "vitest";
import { missingPackages } from "./compare-packages.mjs";

const { platform, arch } = process;
const other = platform === "win32" ? "linux" : "win32";
const wanted = {
  "node_modules/hono": { version: "4.0.0" },
  "node_modules/vitest": { version: "5.0.0", dev: true },
  "node_modules/own-program": { version: "1.0.0", optional: true, os: [platform], cpu: [arch] },
  "node_modules/other-program": { version: "1.0.0", optional: true, os: other },
  "node_modules/other-libc": { version: "1.0.0", optional: true, os: [platform], libc: ["none"] },
  "node_modules/for-some-node": { version: "1.0.0", optional: true },
};
const own = { version: "1.0.0" };
const hono = { version: "4.0.0" };

test.each([
  ["nothing is there", {}, ["node_modules/hono", "node_modules/own-program"]],
  [
    "a version is another one",
    { "node_modules/hono": { version: "3.0.0" }, "node_modules/own-program": own },
    [
      "node_modules/hono",
    ],
  ],
  ["the program of this system is missing", { "node_modules/hono": hono }, ["node_modules/own-program"]],
  ["only tools are missing", { "node_modules/hono": hono, "node_modules/own-program": own }, []],
])("for production, when %s", (_, present, missing) => {
  expect(missingPackages(wanted, present, "production")).toEqual(missing);
});

test("for development, misses the tools", () => {
  const present = { "node_modules/hono": hono, "node_modules/own-program": own };
  expect(missingPackages(wanted, present, "development")).toEqual(["node_modules/vitest"]);
});
