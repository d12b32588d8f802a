import { rmSync } from "node:fs";
import { join } from "node:path";
import type { App } from "electron";
import { product } from "#shared/product.ts";
import type { System } from "../../bridge.ts";
import { type Config, hiddenSwitch } from "../config.ts";
import { quoteProgram, readEntry, writeEntry } from "./desktop-entry.ts";

/**
 * Whether the computer starts the app, as its system knows it: nothing we keep, since the system's own settings can switch it off, and on
 * again.
 */
export function startsAtLogin(
  app: Pick<App, "getLoginItemSettings">,
  { system, autostartDir }: Pick<Config, "system" | "autostartDir">,
  program: string,
): boolean {
  if (autostartDir !== null) return isSwitchedOn(readEntry(fileIn(autostartDir)));
  if (system !== "windows") return app.getLoginItemSettings().openAtLogin;
  // Without the quotes Electron takes a path with a space in it for another program.
  return app.getLoginItemSettings({ path: `"${program}"` }).executableWillLaunchAtLogin;
}

/** Starts the app with the computer, without a window, or no longer. Throws when the system does not let us. */
export function setStartAtLogin(
  app: Pick<App, "setLoginItemSettings" | "getLoginItemSettings">,
  config: Pick<Config, "system" | "autostartDir" | "appImage">,
  program: string,
  isOn: boolean,
): void {
  const { autostartDir, appImage } = config;
  if (autostartDir === null) {
    app.setLoginItemSettings({ openAtLogin: isOn, args: [hiddenSwitch] });
    // Nothing else says so, e.g. where it was switched off in a Mac's own settings, which alone can switch it on again.
    if (isOn && !startsAtLogin(app, config, program)) {
      throw new Error("The system keeps the app from starting");
    }
    return;
  }
  const file = fileIn(autostartDir);
  if (isOn) writeEntry(file, autostartLines(appImage ?? program));
  else rmSync(file, { force: true });
}

const fileIn = (autostartDir: string) => join(autostartDir, `${product.desktopId}.desktop`);

/** Whether a desktop starts what the entry lists; the desktops' own settings switch it off in one of these two ways, or take it away. */
function isSwitchedOn(entry: string | null): boolean {
  return entry !== null && !/^(Hidden *= *true|X-GNOME-Autostart-enabled *= *false) *$/m.test(entry);
}

/** Whether the computer started the app, where what it starts at login gets no arguments. The app is ready. */
export function wasStartedAtLogin(
  app: Pick<App, "getLoginItemSettings">,
  system: System,
): boolean {
  return system === "mac" && app.getLoginItemSettings().wasOpenedAtLogin;
}

function autostartLines(program: string): string[] {
  return [
    `Name=${product.name}`,
    execLine(program),
    "X-GNOME-Autostart-enabled=true",
  ];
}

function execLine(program: string): string {
  return `Exec=${quoteProgram(program)} ${hiddenSwitch}`;
}
