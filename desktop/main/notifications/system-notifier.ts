import type { Notification as SystemNotification, NotificationConstructorOptions } from "electron";
import { deepLinkTo } from "#shared/deep-links.ts";
import { product } from "#shared/product.ts";
import type { System } from "../../bridge.ts";
import type { Log } from "../log.ts";
import type { NotificationContent } from "./notification-content.ts";

/** Characters of a title or a text. Windows refuses a toast of more than 5 KB. */
const maxLength = 200;

interface NotifierParts {
  readonly Notification: {
    new (options: NotificationConstructorOptions): SystemNotification;
    isSupported(): boolean;
    removeGroup(groupId: string): void;
  };
  readonly system: System;
  readonly onClick: (path: string) => void;
  readonly log: Log;
}

interface SystemNotifier {
  show(content: NotificationContent): void;
  /** Removes every notification of the app. */
  clear(): void;
  /** Called when the app quits. */
  end(): void;
}

/** Shows notifications of the system. On Windows a click follows the deep link of the toast, whether the app runs or not. */
export function createSystemNotifier(
  { Notification, system, onClick, log }: NotifierParts,
): SystemNotifier {
  // References must be held: a notification that was garbage-collected hears no click and cannot be closed.
  const held = new Set<SystemNotification>();
  const hold = (notification: SystemNotification, path: string) => {
    held.add(notification);
    notification.on("click", () => {
      held.delete(notification);
      if (system !== "windows") onClick(path);
    });
    notification.on("close", ({ reason }) => {
      // Windows moves a toast that timed out into its Action Center.
      if (system !== "windows" || reason !== "timedOut") held.delete(notification);
    });
    notification.on("failed", (_event, reason) => {
      held.delete(notification);
      log.error("A notification was not shown", reason);
    });
  };
  const closeAll = () => {
    for (const notification of held) notification.close();
    held.clear();
  };
  return {
    show: ({ id, title, text, path }) => {
      if (!Notification.isSupported()) return;
      const lines = { title: truncate(title), text: truncate(text) };
      const notification = new Notification({
        id,
        groupId: product.scheme,
        title: lines.title,
        body: system === "linux" ? escapeMarkup(lines.text) : lines.text,
        ...(system === "windows" && { toastXml: toastXml({ ...lines, path }) }),
      });
      hold(notification, path);
      notification.show();
    },
    clear: () => {
      closeAll();
      // A Mac also keeps those of earlier runs.
      if (system === "mac") Notification.removeGroup(product.scheme);
    },
    end: () => {
      // On Linux a click on one that is left would do nothing.
      if (system === "linux") closeAll();
    },
  };
}

/** Never cuts a character in half: text that is not well formed is not valid XML. */
function truncate(text: string): string {
  const characters = [...text.toWellFormed()];
  if (characters.length <= maxLength) return characters.join("");
  return `${characters.slice(0, maxLength - 1).join("").trimEnd()}…`;
}

/** Linux desktops read markup in a notification's body. They know these names and no numeric references. */
function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Returns a Windows toast with the deep link to follow. */
export function toastXml({ title, text, path }: Omit<NotificationContent, "id">): string {
  const launch = `activationType="protocol" launch="${escapeXml(deepLinkTo(path))}"`;
  const lines = [title, text].filter(Boolean).map((line) => `<text>${escapeXml(line)}</text>`).join("");
  return `<toast ${launch}><visual><binding template="ToastGeneric">${lines}</binding></visual></toast>`;
}

/** Drops characters that XML does not allow. */
function escapeXml(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]|[\uFFFE\uFFFF]/gu, "").replaceAll(
    /[&<>"']/g,
    (character) => `&#${character.charCodeAt(0)};`,
  );
}
