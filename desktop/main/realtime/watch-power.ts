import type { PowerMonitor } from "electron";

interface PowerHandlers {
  readonly onUnlock: () => void;
  readonly onResume: () => void;
}

/** Calls back when the computer wakes up, and when its screen is unlocked. */
export function watchPower(powerMonitor: Pick<PowerMonitor, "on">, handlers: PowerHandlers): void {
  powerMonitor.on("unlock-screen", handlers.onUnlock);
  powerMonitor.on("resume", handlers.onResume);
}
