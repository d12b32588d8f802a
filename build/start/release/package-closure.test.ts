import { expect, test } from "vitest";
import { computePackageClosure } from "./packed-packages.ts";

const locked = {
  "": { dependencies: { web: "1", db: "1" } },
  "node_modules/web": { dependencies: { shared: "2" }, peerDependencies: { parser: "1" } },
  "node_modules/web/node_modules/shared": { dependencies: { deep: "1" } },
  "node_modules/shared": {},
  "node_modules/deep": { dependencies: { web: "1" } },
  "node_modules/parser": {},
  "node_modules/db": {
    dependencies: { shared: "1", "native-linux": "1" },
    optionalDependencies: { "native-linux": "1", "native-mac": "1" },
    peerDependencies: { orm: "1" },
    peerDependenciesMeta: { orm: { optional: true } },
  },
  "node_modules/native-linux": {},
  "node_modules/native-mac": {},
  "node_modules/orm": {},
};
const onLinux = (folder: string) => folder !== "node_modules/native-mac";

test("takes what each package needs from where the package finds it", () => {
  expect(computePackageClosure(locked, ["web"], onLinux)).toEqual([
    "node_modules/deep",
    "node_modules/parser",
    "node_modules/web",
    "node_modules/web/node_modules/shared",
  ]);
});

test("takes optional packages of this system, and leaves out optional peers", () => {
  expect(computePackageClosure(locked, ["db"], onLinux)).toEqual([
    "node_modules/db",
    "node_modules/native-linux",
    "node_modules/shared",
  ]);
});

test("throws for a package that is needed and not installed, or that the lock file does not know", () => {
  const withoutParser = (folder: string) => folder !== "node_modules/parser";
  expect(() => computePackageClosure(locked, ["web"], withoutParser)).toThrow(
    "node_modules/parser is not installed",
  );
  expect(() => computePackageClosure(locked, ["new"], onLinux)).toThrow("has no package new");
});
