import type { Notification as SystemNotification } from "electron";
import { product } from "#shared/product.ts";
import type { NotificationClass } from "../../notifications/system-notifier.ts";
import { failed, notAvailable, ok, type Outcome } from "../outcome.ts";
import { withTimeLimit } from "../with-time-limit.ts";

/** The system says by then whether it shows a notification. */
const limitMs = 10_000;

/** Shows a silent notification and removes it. */
export async function checkNotification(Notification: NotificationClass): Promise<Outcome> {
  if (!Notification.isSupported()) return notAvailable("The system has no service for notifications.");
  const notification = new Notification({
    id: "self-test",
    title: product.name,
    body: "Self-test",
    silent: true,
  });
  try {
    return await shownOrNot(notification);
  } finally {
    notification.close();
  }
}

function shownOrNot(notification: SystemNotification): Promise<Outcome> {
  const said = new Promise<Outcome>((resolve) => {
    notification.once("show", () => resolve(ok()));
    notification.once("failed", (_event, reason) => resolve(failed(`The system refused it: ${reason}`)));
  });
  notification.show();
  return withTimeLimit(
    limitMs,
    said,
    failed(`The system did not say within ${limitMs / 1000} s that it is shown.`),
  );
}
