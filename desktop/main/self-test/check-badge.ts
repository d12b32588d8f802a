import type { App } from "electron";
import type { System } from "../../bridge.ts";
import type { MakeImage } from "../tray/unread-badge.ts";
import { drawBadge } from "../tray/draw-badge.ts";
import { failed, notAvailable, ok, type Outcome } from "./outcome.ts";

interface BadgeParts {
  readonly app: Pick<App, "setBadgeCount" | "dock">;
  readonly makeImage: MakeImage;
  readonly system: System;
  readonly isAppRunning: boolean;
}

/** Shows a count on the launcher or dock, and none again. */
export function checkBadge({ app, makeImage, system, isAppRunning }: BadgeParts): Outcome {
  if (system === "windows") {
    const drawn = makeImage(drawBadge(null, 32, "1"), 32);
    return drawn.isEmpty()
      ? failed("The badge could not be drawn.")
      : ok({ isShown: "only on an open window" });
  }
  if (system === "mac") {
    if (!app.dock) return notAvailable("The app has no place in the dock.");
    app.dock.setBadge("1");
    const shown = app.dock.getBadge();
    app.dock.setBadge("");
    return shown === "1" ? ok() : failed(`The dock shows '${shown}' in place of '1'.`);
  }
  // The launcher has one count for all processes of the app.
  if (isAppRunning) return notAvailable("The app runs, and would lose the count it shows.");
  const isTaken = app.setBadgeCount(1);
  app.setBadgeCount(0);
  return isTaken ? ok() : notAvailable("The desktop's launcher shows no counts.");
}
