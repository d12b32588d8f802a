import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { denoProgram } from "../launcher/server/deno-program.ts";

/**
 * Builds and compresses the pages into the folder, apart from `dist/web`, whose pages a running
 * server holds. The year they show is that of the date. Returns the folder.
 */
export async function buildPages(
  root: string,
  folder: string,
  date: Date,
  signal?: AbortSignal,
): Promise<string> {
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const config = join("desktop", "web.vite.config.ts");
  const args = ["build", "--config", config, "--outDir", folder, "--logLevel", "warn"];
  await promisify(execFile)(denoProgram(root), ["run", "--allow-all", vite, ...args], {
    cwd: root,
    signal,
    // Nothing else of the environment, such as VITE_…, may get into the pages.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DENO_DIR: process.env.DENO_DIR,
      NODE_ENV: "production",
      SOURCE_DATE_EPOCH: String(date.getTime() / 1000),
      NO_COLOR: "1",
    },
    maxBuffer: 64_000_000,
  });
  return folder;
}
