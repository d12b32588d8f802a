/** Cache keys of notifications. */
export const notificationKeys = {
  list: ["notifications", "list"],
  settings: ["notifications", "settings"],
  pushKey: ["notifications", "push-key"],
} as const;

/** Cache keys of the unread counts. */
export const unreadKeys = {
  messages: ["unread", "messages"],
  notifications: ["unread", "notifications"],
  /** Requests to write that wait (messages.6). */
  requests: ["unread", "requests"],
} as const;
