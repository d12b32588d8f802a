import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * Builds and compresses the pages into the folder, apart from `dist/web`, whose pages a running
 * server holds. Returns the folder.
 */
export async function buildPages(root: string, folder: string): Promise<string> {
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const config = join("desktop", "web.vite.config.ts");
  const args = ["build", "--config", config, "--outDir", folder, "--logLevel", "warn"];
  await promisify(execFile)(process.execPath, ["run", "--allow-all", vite, ...args], {
    cwd: root,
    // Nothing else of the environment, such as VITE_…, may get into the pages.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DENO_DIR: process.env.DENO_DIR,
      NODE_ENV: "production",
      NO_COLOR: "1",
    },
    maxBuffer: 64_000_000,
  });
  return folder;
}
