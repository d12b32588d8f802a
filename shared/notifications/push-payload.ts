import { z } from "zod";
import type { Text } from "../language/text.ts";
import type { Notification } from "./contract.ts";
import { getNotificationPath } from "./notification-path.ts";
import { formatAlert } from "./notification-text.ts";

/** The JSON payload of a push. `renderer/public/push-worker.js` shows it. */
export const pushPayload = z.object({
  /** Who did what. */
  title: z.string(),
  /**
   * The written text; null when nothing was, and when the member shows no previews
   * (notifications.4).
   */
  body: z.string().nullable(),
  /** Path that a click opens. */
  path: z.string(),
  /** A newer push of the same group takes the place of the older one. */
  group: z.string(),
});
export type PushPayload = z.infer<typeof pushPayload>;

/**
 * The payload of a notification, in the words of the list, as `write` writes them in the language
 * of its receiver. Without previews it leaves out what was written.
 */
export function pushPayloadOf(
  one: Notification,
  showsPreviews: boolean,
  write: (text: Text) => string,
): PushPayload {
  const { title, body } = formatAlert(one, showsPreviews);
  return { title: write(title), body, path: getNotificationPath(one), group: one.id };
}
