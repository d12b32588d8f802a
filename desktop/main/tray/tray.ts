import type { MenuItemConstructorOptions, NativeImage, Tray } from "electron";
import { product } from "#shared/product.ts";
import type { System, UnreadCounts } from "../../bridge.ts";
import { drawBadge } from "./badge-image.ts";
import type { MakeImage } from "./badge.ts";
import type { Log } from "../log.ts";
import { badgeLabel, countLabel } from "../notifications/poll-unread.ts";

interface TrayActions {
  open(path: string | null): void;
  muteForAnHour(): void;
  unmute(): void;
  quit(): void;
}

interface AppTray {
  /** False where the system let us have none. */
  readonly exists: boolean;
  show(counts: UnreadCounts, mutedUntil: Date | null): void;
}

/** The tray's menu. */
export function trayMenu(
  counts: UnreadCounts,
  mutedUntil: Date | null,
  actions: TrayActions,
): MenuItemConstructorOptions[] {
  const unread = countLabel(counts.messages);
  const messages = unread ? `Messages (${unread})` : "Messages";
  return [
    { id: "open", label: `Open ${product.name}`, click: () => actions.open(null) },
    { id: "new-post", label: "New post", click: () => actions.open("/create-post") },
    { id: "messages", label: messages, click: () => actions.open("/chat") },
    { type: "separator" },
    mutedUntil
      ? { id: "unmute", label: `Muted until ${clock(mutedUntil)}: unmute`, click: actions.unmute }
      : { id: "mute", label: "Mute for an hour", click: actions.muteForAnHour },
    { type: "separator" },
    { id: "quit", label: "Quit", click: actions.quit },
  ];
}

function clock(time: Date): string {
  return time.toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" });
}

/** The picture each system shows best. Windows takes the size it draws out of its file, and a Mac colours a template. */
export const trayPicture: Readonly<Record<System, string>> = {
  mac: "trayTemplate.png",
  windows: "tray.ico",
  linux: "tray.png",
};

/**
 * Side of the picture a tray shows, in pixels. A panel of Linux makes its own from a larger one.
 * @param scaleFactor of the primary display, where Windows has its tray
 */
export function trayIconSize(system: System, scaleFactor: number): number {
  return system === "windows" ? Math.round(16 * scaleFactor) : 32;
}

interface TrayParts {
  readonly createTray: (icon: NativeImage) => Tray;
  readonly icon: NativeImage;
  /** Side of the picture the system shows, in pixels, as it is now. */
  readonly iconSize: () => number;
  readonly makeImage: MakeImage;
  readonly setMenu: (tray: Tray, template: MenuItemConstructorOptions[]) => void;
  readonly system: System;
  readonly log: Log;
}

/** An icon with the unread count and a menu. A system without a tray gets none, and the app goes on. */
export function createAppTray(parts: TrayParts, actions: TrayActions): AppTray {
  const { icon, iconSize, makeImage, setMenu, system, log } = parts;
  let tray: Tray;
  try {
    tray = parts.createTray(icon);
  } catch (cause) {
    log.error("There is no tray", cause);
    return { exists: false, show: () => {} };
  }
  // On a Mac the click opens the menu, and a window that comes up would be in its way.
  if (system !== "mac") tray.on("click", () => actions.open(null));
  const counted = (label: string) => {
    const size = iconSize();
    const bare = icon.resize({ width: size, height: size });
    return makeImage(drawBadge(bare.toBitmap(), size, label), size);
  };
  let lastLabel: string | null = null;
  let lastMenu = "";
  return {
    exists: true,
    show: (counts, mutedUntil) => {
      const label = badgeLabel(counts);
      if (label !== lastLabel) {
        lastLabel = label;
        tray.setToolTip(label ? `${product.name}: ${label} unread` : product.name);
        // The menu bar has room for words, and its icon is drawn in its own colours.
        if (system === "mac") tray.setTitle(label);
        else tray.setImage(label ? counted(label) : icon);
      }
      const menu = trayMenu(counts, mutedUntil, actions);
      const words = JSON.stringify(menu);
      // One that is open would close.
      if (words !== lastMenu) setMenu(tray, menu);
      lastMenu = words;
    },
  };
}
