import { stat } from "node:fs/promises";
import { join } from "node:path";
import { missingPackages, readPackages } from "../../../start/install/compare-packages.mjs";
import type { Check } from "../check.ts";
import { fix, ok, skipped } from "../finding.ts";

/** Whether the packages that the product needs are those of package-lock.json, and on the disk. */
export const checkPackages: Check = {
  name: "packages",
  waitsFor: "The file system",
  ifSilent: "Check whether the disk of node_modules responds.",
  async run({ root }) {
    const { wanted, present } = readPackages(root);
    if (!wanted) return skipped("There is no package-lock.json: this is a release with its packages.");
    // An empty installation lacks exactly the packages that are needed here.
    const needed = missingPackages(wanted, {}, "production");
    const unlisted = missingPackages(wanted, present ?? {}, "production");
    const isOnDisk = await Promise.all(
      needed.map((path) => stat(join(root, path, "package.json")).then(() => true, () => false)),
    );
    const wrong = needed.filter((path, at) => !isOnDisk[at] || unlisted.includes(path));
    if (wrong.length === 0) return ok(`All ${needed.length} packages that the product needs are installed.`);
    const names = wrong.map((path) => path.replace(/^.*node_modules\//, ""));
    const named = names.slice(0, 3).join(", ") + (names.length > 3 ? ", …" : "");
    return fix(
      `${names.length} of ${needed.length} packages are missing or of another version (${named}).`,
      "Stop Glimmer, run npm ci, and start it again.",
    );
  },
};
