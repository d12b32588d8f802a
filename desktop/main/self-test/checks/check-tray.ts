import type { NativeImage, Tray } from "electron";
import type { System } from "../../../bridge.ts";
import { getErrorMessage } from "../../error-message.ts";
import { failed, notAvailable, ok, type Outcome } from "../outcome.ts";

interface TrayParts {
  readonly createTray: (icon: NativeImage) => Pick<Tray, "setToolTip" | "getBounds" | "destroy">;
  readonly icon: NativeImage;
  readonly system: System;
}

/** Puts an icon into the tray and takes it away. */
export function checkTray({ createTray, icon, system }: TrayParts): Outcome {
  if (icon.isEmpty()) return failed("The tray's picture is missing or cannot be read.");
  const tray = (() => {
    try {
      return createTray(icon);
    } catch (cause) {
      return getErrorMessage(cause);
    }
  })();
  if (typeof tray === "string") return notAvailable(`The system takes no icon: ${tray}`);
  try {
    tray.setToolTip("Self-test");
    // Linux takes every icon, also where the desktop shows none, and does not say where it is.
    if (system === "linux") return ok({ isShown: "Linux does not say" });
    const { width, height } = tray.getBounds();
    return ok({ isShown: width > 0 && height > 0 });
  } finally {
    tray.destroy();
  }
}
