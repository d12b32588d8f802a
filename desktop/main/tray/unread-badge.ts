import { msg } from "@lingui/core/runtime-macro";
import type { App, BrowserWindow, NativeImage } from "electron";
import { formatUnreadCount } from "#shared/notifications/unread-label.ts";
import { product } from "#shared/product.ts";
import type { System, UnreadCounts } from "../../bridge.ts";
import { writeText } from "../language/write-text.ts";
import { drawBadge } from "./draw-badge.ts";

/** Makes an image of BGRA pixels. */
export type MakeImage = (pixels: Uint8Array, size: number) => NativeImage;

const overlaySize = 32;

/**
 * Shows the unread count on the dock or launcher, on the Windows task bar, and
 * before the window's title.
 */
export function showBadge(
  { app, window, makeImage, system }: {
    app: Pick<App, "setBadgeCount" | "dock">;
    window: Pick<BrowserWindow, "setOverlayIcon" | "setTitle" | "isDestroyed">;
    makeImage: MakeImage;
    system: System;
  },
  counts: UnreadCounts,
  pageTitle: string,
): void {
  const label = formatBadgeLabel(counts);
  if (system === "mac") app.dock?.setBadge(label);
  if (system === "linux") app.setBadgeCount(counts.messages + counts.notifications);
  if (window.isDestroyed()) return;
  if (system === "windows") {
    const image = label ? makeImage(drawBadge(null, overlaySize, label), overlaySize) : null;
    window.setOverlayIcon(image, label ? writeText(msg`${{ count: label }} unread`) : "");
  }
  window.setTitle(`${label && `(${label}) `}${pageTitle || product.name}`);
}

/** Returns the sum of both counts as badges show it; empty for 0. */
export function formatBadgeLabel({ messages, notifications }: UnreadCounts): string {
  return formatUnreadCount(messages + notifications) ?? "";
}

/** Windows makes a new task bar button this long after it shows a window. */
const newButtonMs = 500;

/**
 * Calls `onReset` when the task bar of Windows may have made a new button, which
 * lost its overlay icon.
 */
export function onTaskbarButtonReset(
  window: Pick<BrowserWindow, "on" | "isDestroyed">,
  system: System,
  onReset: () => void,
): void {
  if (system !== "windows") return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resetSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void (window.isDestroyed() || onReset()), newButtonMs);
  };
  window.on("show", resetSoon).on("restore", resetSoon);
}
