import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { denoProgram } from "./launcher/server/deno-program.ts";
import { makeRelease } from "./release/make-release.ts";

const root = dirname(import.meta.dirname);

// Two versions of Node compress the same file differently; the Deno of the release is always the
// same.
if (!("deno" in process.versions)) {
  const args = ["run", "--allow-all", "--cached-only", import.meta.filename, ...process.argv.slice(2)];
  process.exit(spawnSync(denoProgram(root), args, { stdio: "inherit" }).status ?? 1);
}

await makeRelease(root, console.log).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
