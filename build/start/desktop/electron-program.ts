import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Env = Readonly<Record<string, string | undefined>>;

const programNames: Readonly<Record<string, string>> = {
  darwin: "Electron.app/Contents/MacOS/Electron",
  win32: "electron.exe",
};

/**
 * The folder with an unpacked Electron: ELECTRON_OVERRIDE_DIST_PATH, or what its own installer
 * left. Null when there is none.
 */
export function getElectronDist(root: string, env: Env, platform: string = process.platform): string | null {
  const own = join(root, "node_modules/electron");
  const installed = existsSync(join(own, "path.txt"));
  const dist = env.ELECTRON_OVERRIDE_DIST_PATH || (installed ? join(own, "dist") : null);
  return dist !== null && existsSync(join(dist, getProgramName(platform))) ? dist : null;
}

/** Where the program is inside the folder. */
export function getProgramName(platform: string = process.platform): string {
  return programNames[platform] ?? "electron";
}

/** Throws the one sentence that says what is missing and how to provide it. */
export function requireElectron(root: string, env: Env): string {
  const dist = getElectronDist(root, env);
  if (dist !== null) return dist;
  throw new Error(
    `This needs the Electron program, which npm does not bring: unpack electron v${
      readElectronVersion(root)
    } of ` +
      "https://github.com/electron/electron/releases and set ELECTRON_OVERRIDE_DIST_PATH to that folder.",
  );
}

export function readElectronVersion(root: string): string {
  const manifest = readFileSync(join(root, "node_modules/electron/package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}
