import { msg } from "@lingui/core/runtime-macro";
import type { Notification as SystemNotification } from "electron";
import { formatDeepLink } from "#shared/deep-links.ts";
import { product } from "#shared/product.ts";
import { fitToLength } from "#shared/shorten-text.ts";
import type { System } from "../../bridge.ts";
import { writeText } from "../language/write-text.ts";
import type { Log } from "../log.ts";
import type { NotificationContent } from "./notification-content.ts";

/** UTF-16 units of a title or a text. Windows refuses a toast of more than 5 KB. */
const maxLength = 200;

/** The part of Electron's class that is used. */
export type NotificationClass =
  & Pick<typeof SystemNotification, "isSupported" | "removeGroup">
  & (new (...options: ConstructorParameters<typeof SystemNotification>) => SystemNotification);

interface NotifierParts {
  readonly Notification: NotificationClass;
  readonly system: System;
  readonly onClick: (path: string) => void;
  /** The member answered in a notification. */
  readonly onReply: (userId: string, text: string) => void;
  readonly log: Log;
}

interface SystemNotifier {
  /** Replaces the notification with the same id. */
  show(content: NotificationContent): void;
  /** Does nothing when there is none with this id. */
  remove(id: string): void;
  /** Removes every notification of the app. */
  clear(): void;
  /** Called when the app quits. */
  end(): void;
}

/**
 * Shows notifications of the system. On Windows a click follows the deep link of the toast, whether
 * the app runs or not.
 */
export function createSystemNotifier(
  { Notification, system, onClick, onReply, log }: NotifierParts,
): SystemNotifier {
  // A garbage-collected notification emits no click and cannot be closed.
  const held = new Map<string, SystemNotification>();
  const keepUntilClosed = (notification: SystemNotification, { id, path, replyTo }: NotificationContent) => {
    held.set(id, notification);
    const letGo = () => {
      if (held.get(id) === notification) held.delete(id);
    };
    notification.on("click", () => {
      letGo();
      if (system !== "windows") onClick(path);
    });
    if (replyTo !== undefined) {
      notification.on("reply", ({ reply }) => {
        letGo();
        onReply(replyTo, reply);
      });
    }
    notification.on("close", ({ reason }) => {
      // Windows moves a toast that timed out into its Action Center.
      if (system !== "windows" || reason !== "timedOut") letGo();
    });
    notification.on("failed", (_event, reason) => {
      letGo();
      log.error("A notification was not shown", reason);
    });
  };
  const remove = (id: string) => {
    const notification = held.get(id);
    held.delete(id);
    notification?.close();
  };
  const closeAll = () => {
    for (const id of held.keys()) remove(id);
  };
  return {
    remove,
    show: (content) => {
      const { id, title, text, path, replyTo } = content;
      if (!Notification.isSupported()) return;
      // Linux knows no ids. Elsewhere two objects with one id would both wait for the click.
      remove(id);
      const lines = { title: truncate(title), text: truncate(text) };
      const notification = new Notification({
        id,
        groupId: product.scheme,
        title: lines.title,
        body: system === "linux" ? escapeMarkup(lines.text) : lines.text,
        ...(system === "windows" && { toastXml: writeToastXml({ ...lines, path }) }),
        ...(system === "mac" && replyTo &&
          { hasReply: true, replyPlaceholder: writeText(msg`Write a message…`) }),
      });
      keepUntilClosed(notification, content);
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

/** Text that is not well formed is not valid XML. */
function truncate(given: string): string {
  return fitToLength(given.toWellFormed(), maxLength);
}

/**
 * Linux desktops read markup in a notification's body. They know these names and
 * no numeric references.
 */
function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Returns a Windows toast with the deep link to follow. */
export function writeToastXml(
  { title, text, path }: Pick<NotificationContent, "title" | "text" | "path">,
): string {
  const launch = `activationType="protocol" launch="${escapeXml(formatDeepLink(path))}"`;
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
