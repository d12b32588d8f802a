import { existsSync } from "node:fs";
import { join } from "node:path";

const names: Readonly<Record<string, string>> = {
  darwin: "Electron.app/Contents/MacOS/Electron",
  win32: "electron.exe",
};

/** The real Electron, where one is: ELECTRON_OVERRIDE_DIST_PATH, or what its own installer left. */
export function electronProgram(): string | null {
  const own = join(import.meta.dirname, "../../../node_modules/electron/dist");
  const program = join(
    process.env["ELECTRON_OVERRIDE_DIST_PATH"] || own,
    names[process.platform] ?? "electron",
  );
  return existsSync(program) ? program : null;
}

/**
 * The environment of a Linux computer of its own, so that no test writes into the home of
 * the person who runs it.
 */
export function homeIn(dataDir: string): Record<string, string> {
  return {
    XDG_CONFIG_HOME: join(dataDir, "config"),
    XDG_DATA_HOME: join(dataDir, "share"),
  };
}
