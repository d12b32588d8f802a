import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Check } from "../check.ts";
import { fix, ok, skipped } from "../finding.ts";

interface LockedPackage {
  readonly version?: string;
  readonly optional?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

type Packages = Readonly<Record<string, LockedPackage>>;

/** Whether the packages that the product needs are those of package-lock.json, and on the disk. */
export const checkPackages: Check = {
  name: "packages",
  waitsFor: "The file system",
  ifSilent: "See whether the disk of node_modules responds.",
  async run({ root }) {
    const wanted = await packagesOf(join(root, "package-lock.json"));
    if (!wanted) return skipped("There is no package-lock.json: this is a release with its packages.");
    const present = await packagesOf(join(root, "node_modules", ".package-lock.json")) ?? {};
    const needed = Object.entries(wanted).filter(([path, { optional, dev, devOptional }]) =>
      path !== "" && !optional && !dev && !devOptional
    );
    const states = await Promise.all(needed.map(async ([path, { version }]) => ({
      name: path.replace(/^.*node_modules\//, ""),
      isWrong: present[path]?.version !== version ||
        !await stat(join(root, path, "package.json")).then(() => true, () => false),
    })));
    const wrong = states.filter(({ isWrong }) => isWrong).map(({ name }) => name);
    if (wrong.length === 0) return ok(`All ${needed.length} packages that the product needs are installed.`);
    const named = wrong.slice(0, 3).join(", ") + (wrong.length > 3 ? ", …" : "");
    return fix(
      `${wrong.length} of ${needed.length} packages are missing or of another version (${named}).`,
      "Stop Glimmer, run npm ci, and start it again.",
    );
  },
};

async function packagesOf(file: string): Promise<Packages | null> {
  return await readFile(file, "utf8").then((text) => (JSON.parse(text) as { packages: Packages }).packages)
    .catch(() => null);
}
