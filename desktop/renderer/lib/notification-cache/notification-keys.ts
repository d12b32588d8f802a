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
} as const;
