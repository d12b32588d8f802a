import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { App } from "electron";
import { product } from "#shared/product.ts";
import { type Config, hiddenSwitch } from "../config.ts";

/**
 * Returns whether the system starts the app at login. Asks the system each time: its own
 * settings can change it.
 */
export function startsAtLogin(
  app: Pick<App, "getLoginItemSettings">,
  { system, autostartDir }: Pick<Config, "system" | "autostartDir">,
  program: string,
): boolean {
  if (autostartDir !== null) return isSwitchedOn(readDesktopEntry(entryPath(autostartDir)));
  if (system !== "windows") return app.getLoginItemSettings().openAtLogin;
  // Electron splits an unquoted path at its first space.
  return app.getLoginItemSettings({ path: `"${program}"` }).executableWillLaunchAtLogin;
}

/** Starts the app at login without a window, or no longer. Throws when the system refuses. */
export function setStartAtLogin(
  app: Pick<App, "setLoginItemSettings" | "getLoginItemSettings">,
  config: Pick<Config, "system" | "autostartDir" | "appImage">,
  program: string,
  isOn: boolean,
): void {
  const { autostartDir, appImage } = config;
  if (autostartDir === null) {
    app.setLoginItemSettings({ openAtLogin: isOn, args: [hiddenSwitch] });
    // macOS reports no error where the member switched the app off in the system's settings.
    if (isOn && !startsAtLogin(app, config, program)) {
      throw new Error("The system keeps the app from starting");
    }
    return;
  }
  const entry = entryPath(autostartDir);
  if (!isOn) return rmSync(entry, { force: true });
  writeDesktopEntry(entry, [
    `Name=${product.name}`,
    `Exec=${quoteProgram(appImage ?? program)} ${hiddenSwitch}`,
    "X-GNOME-Autostart-enabled=true",
  ]);
}

/**
 * Returns whether macOS started the app at login, where login items get no arguments.
 * The app must be ready.
 */
export function wasStartedAtLogin(
  app: Pick<App, "getLoginItemSettings">,
  { system }: Pick<Config, "system">,
): boolean {
  return system === "mac" && app.getLoginItemSettings().wasOpenedAtLogin;
}

const entryPath = (autostartDir: string) => join(autostartDir, `${product.desktopId}.desktop`);

/** Desktops switch an entry off with one of these two lines, or delete it. */
function isSwitchedOn(entry: string | null): boolean {
  return entry !== null && !/^(Hidden *= *true|X-GNOME-Autostart-enabled *= *false) *$/m.test(entry);
}

/** Writes a freedesktop.org desktop entry for an application. */
function writeDesktopEntry(path: string, lines: readonly string[]): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, ["[Desktop Entry]", "Type=Application", ...lines, ""].join("\n"));
}

/** Returns null when there is no such file. */
function readDesktopEntry(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

/** Quotes a program's path for `Exec`, so that it cannot become a second argument or command. */
export function quoteProgram(path: string): string {
  // These four keep their meaning inside quotes, and a percent sign starts a field code everywhere.
  return `"${path.replaceAll(/(["`$\\])/g, "\\$1").replaceAll("%", "%%")}"`;
}
