import type { Notification as SystemNotification, NotificationConstructorOptions } from "electron";
import { pathOfDeepLink } from "#shared/deep-links.ts";
import { product } from "#shared/product.ts";
import type { System } from "../../bridge.ts";
import type { Log } from "../log.ts";
import { linkOfSystemId, systemId, toastXml } from "./notice-link.ts";
import type { ShownNotice } from "./notification-content.ts";

/** On the screen at most; the oldest leave it. */
const mostHeld = 200;
/** Characters of a title or a text. Windows refuses a toast of more than 5 KB. */
const longest = 200;

interface NotifierParts {
  readonly Notification: {
    new (options: NotificationConstructorOptions): SystemNotification;
    isSupported(): boolean;
    getHistory(): Promise<SystemNotification[]>;
    removeGroup(groupId: string): void;
  };
  readonly system: System;
  readonly onClick: (path: string) => void;
  readonly log: Log;
}

interface SystemNotifier {
  show(notice: ShownNotice): void;
  /** Takes what was told off the screen. */
  clear(): void;
  /** The app ends. */
  end(): void;
}

/**
 * Puts notices on the screen, cut to what every system takes, and follows a click on one. On Windows a click follows the link in the
 * toast, whether the app runs or not. On a Mac Electron takes them away when the app quits; those that a crash or a force quit left there
 * lead to their places too.
 */
export function createSystemNotifier(
  { Notification, system, onClick, log }: NotifierParts,
): SystemNotifier {
  // Held until it is closed: a collected one no longer hears its click, and cannot be taken off the screen.
  const held = new Set<SystemNotification>();
  const hold = (notification: SystemNotification, path: string) => {
    held.add(notification);
    notification.on("click", () => {
      held.delete(notification);
      if (system !== "windows") onClick(path);
    });
    notification.on("close", ({ reason }) => {
      // Windows keeps in its list what went from the screen by itself.
      if (system !== "windows" || reason !== "timedOut") held.delete(notification);
    });
    notification.on("failed", (_event, reason) => {
      held.delete(notification);
      log.error("A notification was not shown", reason);
    });
    // Not every system says when one is gone. An old one that is still there would hear no click any more.
    for (const oldest of [...held].slice(0, Math.max(0, held.size - mostHeld))) {
      oldest.close();
      held.delete(oldest);
    }
  };
  const holdThoseLeft = async () => {
    for (const notification of await Notification.getHistory()) {
      const path = pathOfDeepLink(linkOfSystemId(notification.id));
      if (path) hold(notification, path);
    }
  };
  if (system === "mac") {
    holdThoseLeft().catch((cause: unknown) =>
      log.error("Notifications of the last run are out of reach", cause)
    );
  }
  return {
    show: (notice) => {
      if (!Notification.isSupported()) return;
      const title = cut(notice.title);
      const text = cut(notice.text);
      const notification = new Notification({
        id: systemId(notice, system),
        groupId: product.scheme,
        title,
        body: system === "linux" ? asMarkup(text) : text,
        ...(system === "windows" && { toastXml: toastXml({ ...notice, title, text }) }),
      });
      hold(notification, notice.path);
      notification.show();
    },
    clear: () => {
      for (const notification of held) notification.close();
      held.clear();
      // Also what an earlier run left there.
      if (system === "mac") Notification.removeGroup(product.scheme);
    },
    end: () => {
      // Linux starts no app for a click: what is left on the screen would lead nowhere.
      if (system === "linux") { for (const notification of held) notification.close(); }
    },
  };
}

/** No longer than fits, and never half a character: what is not well formed is no XML either. */
function cut(text: string): string {
  const characters = [...text.toWellFormed()];
  if (characters.length <= longest) return characters.join("");
  return `${characters.slice(0, longest - 1).join("").trimEnd()}…`;
}

/** The desktops of Linux read markup in a text, links too: what somebody wrote is none. They know these names and no numbers. */
function asMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
