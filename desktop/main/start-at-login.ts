import { rmSync } from "node:fs";
import { join } from "node:path";
import type { App } from "electron";
import { product } from "#shared/product.ts";
import { type Config, hiddenSwitch } from "./config.ts";
import { quoteProgram, readEntry, writeEntry } from "./desktop-entry.ts";

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
  const file = fileIn(autostartDir);
  if (isOn) writeEntry(file, autostartLines(appImage ?? program));
  else rmSync(file, { force: true });
}

/** The program has another path than when it was listed: an AppImage that was moved or updated. What is not listed stays so. */
export function moveStartAtLogin(
  { autostartDir }: Pick<Config, "autostartDir">,
  program: string | null,
): void {
  if (autostartDir === null || program === null || readEntry(fileIn(autostartDir)) === null) return;
  writeEntry(fileIn(autostartDir), autostartLines(program));
}

const fileIn = (autostartDir: string) => join(autostartDir, `${product.appId}.desktop`);

/** Whether the computer started the app, where what it starts at login gets no arguments. The app is ready. */
export function wasStartedAtLogin(
  app: Pick<App, "getLoginItemSettings">,
  system: Config["system"],
): boolean {
  return system === "mac" && app.getLoginItemSettings().wasOpenedAtLogin;
}

function autostartLines(program: string): string[] {
  return [
    `Name=${product.name}`,
    `Exec=${quoteProgram(program)} ${hiddenSwitch}`,
    "X-GNOME-Autostart-enabled=true",
  ];
}
