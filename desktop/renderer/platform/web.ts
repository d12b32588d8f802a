import type { Platform, UnreadCounts } from "./platform.ts";

/** The platform when the page runs in a browser. */
export const currentPlatform: Platform = {
  kind: "web",
  prepare: () => Promise.resolve(true),
  followLinks: () => {},
  openExternal: (url) => {
    if (/^(https?|mailto):/i.test(url)) open(url, "_blank", "noopener,noreferrer");
  },
  openCheckout: (url) => location.assign(url),
  copyText: (text) => navigator.clipboard.writeText(text),
  publicAddress: (path) => new URL(path, location.origin).href,
  socketAddress: (path) => new URL(path, location.origin.replace(/^http/, "ws")).href,
  showTheme: () => {},
  showUnread: (counts) => void showUnread(counts),
  followUnread: null,
  viewConversation: () => {},
  lastFeed: null,
  parts: {
    overlay: null,
    settings: async () => (await import("./web/BrowserNotifications.tsx")).BrowserNotifications,
    unreachable: null,
  },
};

/** Loaded when there is something to say: the first paint needs none of it. */
async function showUnread(counts: UnreadCounts): Promise<void> {
  const { showCounts } = await import("./web/show-counts.ts");
  showCounts(counts);
}
