import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { buildDesktop } from "./bundles.ts";
import { requireElectron } from "./electron-program.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** Bundles and wraps the app into the packages of electron-builder.yml for this system, below `dist/desktop`. */
export async function packageDesktop(root: string, env: Env, args: readonly string[]): Promise<void> {
  const electronDist = requireElectron(root, env);
  if (!env.GLIMMER_SERVER_URL) {
    throw new Error("Set GLIMMER_SERVER_URL to the https address of the server the app is for.");
  }
  await buildDesktop(root, env);
  const builder = join(root, "node_modules/electron-builder/cli.js");
  const child = spawn(
    process.execPath,
    [builder, "--publish", "never", `--config.electronDist=${electronDist}`, ...args],
    { cwd: root, env, stdio: "inherit" },
  );
  const [code, signal] = await once(child, "close");
  if (code !== 0) throw new Error(`electron-builder failed (${signal ?? code}).`);
}
