/** Paths of screens that menus, the tray and notifications open too. */
export const paths = {
  home: "/",
  createPost: "/create-post",
  chat: "/chat",
  notifications: "/notifications",
  settings: "/settings",
  moderation: "/moderation",
} as const;
