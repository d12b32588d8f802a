import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { drawPackageIcons, writeFiles } from "../../../desktop/icons/icon-files.ts";
import { buildDesktop } from "./bundles.ts";
import { requireElectron } from "./electron-program.ts";
import { feedArguments, readReleaseSettings } from "./release-settings.ts";
import { missingSignatures } from "./signing.ts";

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Bundles and wraps the app into the packages of electron-builder.yml for this system,
 * below `dist/desktop`.
 */
export async function packageDesktop(root: string, env: Env, args: readonly string[]): Promise<void> {
  const electronDist = requireElectron(root, env);
  const { updateUrl } = readReleaseSettings(env);
  for (const sentence of missingSignatures(process.platform, env)) console.warn(sentence);
  if (updateUrl === null) console.warn("GLIMMER_UPDATE_URL is not set: the app will not update itself.");
  // A bundle's files have new names each time; what an earlier build left is not packed.
  await rm(join(root, "out"), { recursive: true, force: true });
  await buildDesktop(root, env);
  await wrapDesktop({
    tools: root,
    project: root,
    env,
    electronDist,
    args: [...feedArguments(updateUrl), ...args],
  });
}

interface Wrapping {
  /** Root of the project whose packages are used. */
  readonly tools: string;
  /** Folder with the bundles in `out` and electron-builder.yml. */
  readonly project: string;
  readonly env: Env;
  readonly electronDist: string;
  readonly args: readonly string[];
  /** Where electron-builder talks to. */
  readonly output?: "inherit" | "ignore";
}

export async function wrapDesktop(
  { tools, project, env, electronDist, args, output = "inherit" }: Wrapping,
): Promise<void> {
  await writeFiles(join(project, "dist/desktop-icons"), await drawPackageIcons());
  const builder = join(tools, "node_modules/electron-builder/cli.js");
  const child = spawn(
    process.execPath,
    [
      builder,
      "--projectDir",
      project,
      "--publish",
      "never",
      `--config.electronDist=${electronDist}`,
      ...args,
    ],
    { cwd: project, env, stdio: output },
  );
  const [code, signal] = await once(child, "close");
  if (code !== 0) throw new Error(`electron-builder failed (${signal ?? code}).`);
}
