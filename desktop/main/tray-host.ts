import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { System } from "../bridge.ts";

/** Whether there is somebody to show a tray. */
export interface TrayHost {
  isThere(): boolean;
  /** Asks again: panels come and go. */
  look(): Promise<void>;
}

const question = [
  "--session",
  "--print-reply",
  "--reply-timeout=2000",
  "--dest=org.freedesktop.DBus",
  "/org/freedesktop/DBus",
  "org.freedesktop.DBus.NameHasOwner",
  "string:org.kde.StatusNotifierWatcher",
];

const askTheBus = async () => (await promisify(execFile)("dbus-send", question)).stdout;

/**
 * Linux lets a program make a tray that nobody shows, and says nothing of it; the bus knows. Where it will not say, there is none: a
 * window hidden in no tray would be lost.
 */
export function createTrayHost(system: System, ask = askTheBus): TrayHost {
  let isThere = system !== "linux";
  return {
    isThere: () => isThere,
    look: async () => {
      if (system !== "linux") return;
      isThere = await ask().then((answer) => /boolean true/.test(answer), () => false);
    },
  };
}
