import type { Notification as SystemNotification, NotificationConstructorOptions } from "electron";
import { pathOfDeepLink } from "#shared/deep-links.ts";
import { product } from "#shared/product.ts";
import type { Log } from "./log.ts";
import { linkOfSystemId, systemId, toastXml } from "./notice-link.ts";
import type { ShownNotice } from "./notice-rules.ts";

/** A click on an older one only brings the app to the front. */
const mostHeld = 200;

export interface NotifierParts {
  readonly Notification: {
    new (options: NotificationConstructorOptions): SystemNotification;
    isSupported(): boolean;
    getHistory(): Promise<SystemNotification[]>;
  };
  readonly system: "linux" | "mac" | "windows";
  readonly onClick: (path: string) => void;
  readonly log: Log;
}

export interface SystemNotifier {
  show(notice: ShownNotice): void;
  /** The app ends. */
  end(): void;
}

/**
 * Puts notices on the screen, and follows a click on one. A Mac keeps them over the end of the app: those that are still there lead to
 * their places too. On Windows a click follows the link in the toast, whether the app runs or not.
 */
export function createSystemNotifier(
  { Notification, system, onClick, log }: NotifierParts,
): SystemNotifier {
  // Held until it is closed: a collected one no longer hears its click.
  const held = new Set<SystemNotification>();
  const hold = (notification: SystemNotification, path: string) => {
    held.add(notification);
    notification.on("click", () => {
      held.delete(notification);
      if (system !== "windows") onClick(path);
    });
    notification.on("close", () => held.delete(notification));
    notification.on("failed", (_event, reason) => {
      held.delete(notification);
      log.error("A notification was not shown", reason);
    });
    // Not every system says when one is gone.
    for (const oldest of [...held].slice(0, Math.max(0, held.size - mostHeld))) held.delete(oldest);
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
      const notification = new Notification({
        id: systemId(notice, system),
        groupId: product.scheme,
        title: notice.title,
        body: notice.text,
        ...(system === "windows" && { toastXml: toastXml(notice) }),
      });
      hold(notification, notice.path);
      notification.show();
    },
    end: () => {
      // Linux starts no app for a click: what is left on the screen would lead nowhere.
      if (system === "linux") { for (const notification of held) notification.close(); }
    },
  };
}
