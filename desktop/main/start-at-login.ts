import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { App } from "electron";
import { product } from "#shared/product.ts";
import { type Config, hiddenSwitch } from "./config.ts";

/** Starts the app with the computer, without a window, or no longer. Throws when the system does not let us. */
export function setStartAtLogin(
  app: Pick<App, "setLoginItemSettings">,
  { autostartDir, appImage }: Pick<Config, "autostartDir" | "appImage">,
  program: string,
  isOn: boolean,
): void {
  if (autostartDir === null) {
    app.setLoginItemSettings({ openAtLogin: isOn, args: [hiddenSwitch] });
    return;
  }
  const file = join(autostartDir, `${product.appId}.desktop`);
  if (!isOn) return rmSync(file, { force: true });
  mkdirSync(autostartDir, { recursive: true });
  writeFileSync(file, autostartEntry(appImage ?? program));
}

/** Whether the computer started the app, where what it starts at login gets no arguments. The app is ready. */
export function wasStartedAtLogin(
  app: Pick<App, "getLoginItemSettings">,
  system: Config["system"],
): boolean {
  return system === "mac" && app.getLoginItemSettings().wasOpenedAtLogin;
}

/** What the desktop's autostart folder expects. */
export function autostartEntry(program: string): string {
  // Inside quotes these four keep their meaning, and a percent sign is a field code everywhere.
  const quoted = program.replaceAll(/(["`$\\])/g, "\\$1").replaceAll("%", "%%");
  return [
    "[Desktop Entry]",
    "Type=Application",
    `Name=${product.name}`,
    `Exec="${quoted}" ${hiddenSwitch}`,
    "X-GNOME-Autostart-enabled=true",
    "",
  ].join("\n");
}
