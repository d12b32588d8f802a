import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = dirname(import.meta.dirname);

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}
const json = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8")) as never;
const { packages } = json("package-lock.json") as { packages: Record<string, LockedPackage> };
const { allowScripts } = json("package.json") as { allowScripts: Record<string, boolean> };
const locked = Object.entries(packages).filter(([path]) => path !== "");
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

test("holds the hash of every package, also of those for other systems", () => {
  expect(locked.length).toBeGreaterThan(900);
  const without = locked.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ""));
  expect(without.map(([path]) => path)).toEqual([]);
});

test("names no registry, mirror or folder to take a package from", () => {
  expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});

test("says of every package with an install script whether it may run", () => {
  const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) =>
    nameOf(path)
  );
  expect(withScript.toSorted()).toEqual(Object.keys(allowScripts).toSorted());
});

/** What fetches: a package manager, a downloader, or the net itself. */
const fetches =
  /["'`](?:npm|npx|yarn|pnpm|curl|wget)(?:\.cmd)?["'`\s]|\bfetch\(|["'](?:node:)?(?:https?|http2|net|tls)["']/;

test("lets no install script run that fetches what the lock does not hold", () => {
  const present = Object.keys(allowScripts).filter((name) =>
    allowScripts[name] && existsSync(join(root, "node_modules", name))
  );
  expect(present).toContain("deno");
  for (const name of present) {
    for (const file of scriptsOf(join(root, "node_modules", name))) {
      expect(readFileSync(file, "utf8"), file).not.toMatch(fetches);
    }
  }
});

/** The scripts that a package brings in its folder and in `scripts/`. */
function scriptsOf(folder: string): string[] {
  return [folder, join(folder, "scripts")].filter((at) => existsSync(at)).flatMap((at) =>
    readdirSync(at).filter((name) => /\.[cm]?js$/.test(name)).map((name) => join(at, name))
  );
}
