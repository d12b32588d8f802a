import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { App } from "electron";
import { product } from "#shared/product.ts";
import type { System } from "../bridge.ts";
import { type Config, hiddenSwitch } from "./config.ts";
import { quoteProgram, readEntry, writeEntry } from "./desktop-entry.ts";
import type { Log } from "./log.ts";

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

/**
 * The program has another path than when it was listed: an AppImage that was moved or updated. What is not listed stays so, and what the
 * desktop's own settings wrote into the entry, e.g. that it is switched off. One that cannot be written is logged: the app starts all
 * the same.
 */
export function moveStartAtLogin(
  { autostartDir }: Pick<Config, "autostartDir">,
  program: string | null,
  log: Log,
): void {
  if (autostartDir === null || program === null) return;
  const file = fileIn(autostartDir);
  const listed = readEntry(file);
  const moved = listed?.replace(/^Exec=.*$/m, () => execLine(program));
  if (moved === undefined || moved === listed) return;
  try {
    writeFileSync(file, moved);
  } catch (cause) {
    log.error("The start at login leads to where the app was", cause);
  }
}

const fileIn = (autostartDir: string) => join(autostartDir, `${product.appId}.desktop`);

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
