import type { App, BrowserWindow, NativeImage } from "electron";
import { product } from "#shared/product.ts";
import type { System, UnreadCounts } from "../../bridge.ts";
import { drawBadge } from "./badge-image.ts";
import { badgeLabel } from "../notifications/poll-unread.ts";

/** Makes a picture of BGRA pixels. */
export type MakeImage = (pixels: Uint8Array, size: number) => NativeImage;

const overlaySize = 32;

/** Puts the unread count on the dock or launcher, on the Windows task bar, and before the window's title. */
export function showBadge(
  { app, window, makeImage, system }: {
    app: Pick<App, "setBadgeCount" | "dock">;
    window: Pick<BrowserWindow, "setOverlayIcon" | "setTitle" | "isDestroyed"> | null;
    makeImage: MakeImage;
    system: System;
  },
  counts: UnreadCounts,
  pageTitle: string,
): void {
  const label = badgeLabel(counts);
  // A launcher of Linux takes a number alone; a dock shows any text; Windows has the overlay.
  if (system === "mac") app.dock?.setBadge(label);
  if (system === "linux") app.setBadgeCount(counts.messages + counts.notifications);
  if (!window || window.isDestroyed()) return;
  if (system === "windows") {
    const image = label ? makeImage(drawBadge(null, overlaySize, label), overlaySize) : null;
    window.setOverlayIcon(image, label ? `${label} unread` : "");
  }
  window.setTitle(windowTitle(counts, pageTitle));
}

export function windowTitle(counts: UnreadCounts, pageTitle: string): string {
  const label = badgeLabel(counts);
  return `${label && `(${label}) `}${pageTitle || product.name}`;
}
