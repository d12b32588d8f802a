import { signedInHintCookie } from "#shared/auth/rules.ts";
import type { Platform, UnreadCounts } from "./platform.ts";

/** Without a router, another path is another page load. */
let goTo = (path: string): void | Promise<void> => location.assign(path);

/** The platform when the page runs in a browser. */
export const currentPlatform: Platform = {
  kind: "web",
  prepare: () => Promise.resolve(true),
  mayBeSignedIn: () => document.cookie.split("; ").includes(`${signedInHintCookie}=1`),
  forgetMember: () => {
    document.cookie = `${signedInHintCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
  },
  followLinks: (go) => {
    goTo = go;
  },
  fetch: (address, init) => fetch(address, init),
  openExternal: (url) => {
    if (/^(https?|mailto):/i.test(url)) open(url, "_blank", "noopener,noreferrer");
  },
  openCheckout: (url) => location.assign(url),
  copyText: (text) => navigator.clipboard.writeText(text),
  publicAddress: (path) => new URL(path, location.origin).href,
  socketAddress: (path) => new URL(path, location.origin.replace(/^http/, "ws")).href,
  showTheme: () => {},
  // Counts are not worth an error.
  showUnread: (counts) => void showUnread(counts).catch(() => undefined),
  followUnread: null,
  lastFeed: null,
  parts: {
    overlay: null,
    settings: async () => (await import("./web/BrowserNotifications.tsx")).BrowserNotifications,
    unreachable: null,
  },
};

let shown: UnreadCounts | null = null;

/** Loads with the first counts, since the first paint needs none of it. */
async function showUnread(counts: UnreadCounts): Promise<void> {
  const before = shown;
  shown = counts;
  if (!isAnything(before) && !isAnything(counts)) return;
  const { showCounts } = await import("./web/show-counts.ts");
  showCounts(before, counts, (path) => void goTo(path));
}

function isAnything(counts: UnreadCounts | null): boolean {
  return counts !== null && counts.messages + counts.notifications > 0;
}
