import { spawnSync } from "node:child_process";
import { installPackage, mayInstall, updatePackageLists } from "./install-package.ts";

/** Installs the Redis server that tests of several server processes start, where it may. Without one they say that they are skipped. */
export async function ensureRedis(root: string): Promise<void> {
  if (!mayInstall() || ["redis-server", "valkey-server"].some(isThere)) return;
  await updatePackageLists(root);
  await installPackage(root, "redis-server", "the tests of several server processes");
}

function isThere(program: string): boolean {
  return spawnSync(program, ["--version"]).status === 0;
}
