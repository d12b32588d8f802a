import { msg } from "@lingui/core/runtime-macro";
import type { MenuItemConstructorOptions, NativeImage, Tray } from "electron";
import { formatUnreadCount } from "#shared/notifications/unread-label.ts";
import { paths } from "#shared/screen-paths.ts";
import { product } from "#shared/product.ts";
import type { System, UnreadCounts } from "../../bridge.ts";
import { writeText, writeTimeOfDay } from "../language/write-text.ts";
import type { Log } from "../log.ts";
import { drawBadge } from "./draw-badge.ts";
import { formatBadgeLabel, type MakeImage } from "./unread-badge.ts";

export interface TrayActions {
  /** Opens a path of the product; null only shows the window. */
  open(path: string | null): void;
  pauseForAnHour(): void;
  resume(): void;
  quit(): void;
}

interface AppTray {
  /**
   * False where the system provides no tray. Some Linux desktops accept an icon and do not show it.
   */
  readonly exists: boolean;
  show(counts: UnreadCounts, pausedUntil: Date | null): void;
}

export function createTrayMenu(
  counts: UnreadCounts,
  pausedUntil: Date | null,
  actions: TrayActions,
): MenuItemConstructorOptions[] {
  const unread = formatUnreadCount(counts.messages);
  const messages = writeText(unread ? msg`Messages (${{ unread }})` : msg`Messages`);
  return [
    { id: "open", label: writeText(msg`Open ${{ product: product.name }}`), click: () => actions.open(null) },
    { id: "new-post", label: writeText(msg`New post`), click: () => actions.open(paths.createPost) },
    { id: "messages", label: messages, click: () => actions.open(paths.chat) },
    { type: "separator" },
    pausedUntil
      ? {
        id: "resume",
        label: writeText(msg`Resume notifications (paused until ${{ time: writeTimeOfDay(pausedUntil) }})`),
        click: actions.resume,
      }
      : {
        id: "pause",
        label: writeText(msg`Pause notifications for an hour`),
        click: actions.pauseForAnHour,
      },
    { type: "separator" },
    { id: "quit", label: writeText(msg`Quit`), click: actions.quit },
  ];
}

/** Windows picks a size from its file, and macOS colours a template image. */
export const trayPicture: Readonly<Record<System, string>> = {
  mac: "trayTemplate.png",
  windows: "tray.ico",
  linux: "tray.png",
};

/**
 * Returns the side of the tray's image in pixels. Panels of Linux scale a larger one down.
 * @param scaleFactor of the primary display, where Windows has its tray
 */
export function getTrayIconSize(system: System, scaleFactor: number): number {
  return system === "windows" ? Math.round(16 * scaleFactor) : 32;
}

interface TrayParts {
  readonly createTray: (icon: NativeImage) => Tray;
  readonly icon: NativeImage;
  /** Side of the image the system shows now, in pixels. */
  readonly iconSize: () => number;
  readonly makeImage: MakeImage;
  readonly setMenu: (tray: Tray, template: MenuItemConstructorOptions[]) => void;
  readonly system: System;
  readonly log: Log;
}

/** Creates an icon with the unread count and a menu. */
export function createAppTray(parts: TrayParts, actions: TrayActions): AppTray {
  const { icon, iconSize, makeImage, setMenu, system, log } = parts;
  let tray: Tray;
  try {
    tray = parts.createTray(icon);
  } catch (cause) {
    log.error("There is no tray", cause);
    return { exists: false, show: () => {} };
  }
  // On a Mac a click opens the menu.
  if (system !== "mac") tray.on("click", () => actions.open(null));
  const iconWith = (label: string) => {
    const size = iconSize();
    const bare = icon.resize({ width: size, height: size });
    return makeImage(drawBadge(bare.toBitmap(), size, label), size);
  };
  let lastLabel: string | null = null;
  let lastToolTip = "";
  let lastMenu = "";
  return {
    exists: true,
    show: (counts, pausedUntil) => {
      const label = formatBadgeLabel(counts);
      const toolTip = label
        ? writeText(msg`${{ product: product.name }}: ${{ count: label }} unread`)
        : product.name;
      if (toolTip !== lastToolTip) tray.setToolTip(toolTip);
      lastToolTip = toolTip;
      if (label !== lastLabel) {
        lastLabel = label;
        // A Mac's menu bar shows text beside the icon, whose colours it sets itself.
        if (system === "mac") tray.setTitle(label);
        else tray.setImage(label ? iconWith(label) : icon);
      }
      const menu = createTrayMenu(counts, pausedUntil, actions);
      const text = JSON.stringify(menu);
      // Setting a menu closes one that is open.
      if (text !== lastMenu) setMenu(tray, menu);
      lastMenu = text;
    },
  };
}
