export const notificationKeys = {
  list: ["notifications", "list"],
  thanks: ["notifications", "thanks"],
  settings: ["notifications", "settings"],
  /** The mutation key of changing the settings. */
  changeSettings: ["notifications", "settings", "change"],
  pushKey: ["notifications", "push-key"],
} as const;

/** Keys of the unread counts. */
export const unreadKeys = {
  messages: ["unread", "messages"],
  notifications: ["unread", "notifications"],
  /** Requests to write that wait (messages.6). */
  requests: ["unread", "requests"],
} as const;
