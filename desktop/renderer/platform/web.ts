import { signedInHintCookie } from "#shared/auth/token-headers.ts";
import { languageParameter } from "#shared/language/language-cookie.ts";
import type { Notification } from "#shared/notifications/contract.ts";
import { readCookies, removeCookie } from "../lib/storage/cookies.ts";
import { getServiceWorkers } from "../lib/storage/service-worker.ts";
import { takeFirstCall } from "../lib/api/first-calls.ts";
import { forgetSentPush, readSentPush } from "./web/push/sent-push.ts";
import type { Platform, UnreadCounts } from "../lib/platform/platform.ts";

/** Without a router, opening a path is a page load. */
let goTo = (path: string): void | Promise<void> => location.assign(path);

/** The platform when the page runs in a browser. */
export const currentPlatform: Platform = {
  kind: "web",
  prepare: () => Promise.resolve(true),
  mayBeSignedIn: () => readCookies().includes(`${signedInHintCookie}=1`),
  forgetMember: () => {
    removeCookie(signedInHintCookie);
    forgetSentPush();
  },
  followLinks: (go) => {
    goTo = go;
    // A notification of the service worker was clicked.
    getServiceWorkers()?.addEventListener("message", ({ data }: MessageEvent<{ path?: unknown }>) => {
      if (typeof data.path === "string") void go(data.path);
    });
  },
  fetch: (address, init) => (init.method === "GET" && takeFirstCall(address)) || fetch(address, init),
  upload: async (address, init, onProgress) =>
    (await import("./web/upload.ts")).upload(address, init, onProgress),
  openExternal: (url) => {
    if (/^(https?|mailto):/i.test(url)) open(url, "_blank", "noopener,noreferrer");
  },
  openCheckout: (url) => location.assign(url),
  saveExport: null,
  copyText: (text) => navigator.clipboard.writeText(text),
  publicAddress: (path) => new URL(path, location.origin).href,
  showTheme: () => {},
  openInLanguage: (language) => {
    const address = new URL(location.href);
    address.searchParams.set(languageParameter, language);
    location.replace(address);
  },
  // Failures are ignored, since counts are not worth an error.
  showUnread: (counts) => void showUnread(counts).catch(() => undefined),
  followUnread: null,
  followEvents: null,
  sendTyping: null,
  showConversation: () => {},
  showAlert: (notification) => void showAlert(notification).catch(() => undefined),
  clearMessageAlerts: (userId) => {
    void import("./web/push/push-subscription.ts").then(({ closePushes }) => closePushes(userId))
      .catch(() => undefined);
  },
  keepPushes: (memberId) => {
    if (readSentPush(memberId) === null) return;
    // The next page tries again.
    void import("./web/push/push-subscription.ts").then(({ sendRenewedPush }) => sendRenewedPush(memberId))
      .catch(() => undefined);
  },
  lastFeed: null,
  parts: {
    overlay: null,
    settings: async () => (await import("./web/DeviceNotifications.tsx")).DeviceNotifications,
    unreachable: null,
  },
};

async function showAlert(notification: Notification): Promise<void> {
  const { createBrowserNotification, showBrowserNotification } = await import(
    "./web/show-browser-notification.ts"
  );
  const { isPushOn } = await import("./web/push/push-subscription.ts");
  if (!document.hasFocus() && !await isPushOn()) {
    showBrowserNotification(createBrowserNotification(notification), (path) => void goTo(path));
  }
}

let shown: UnreadCounts | null = null;

/** Its code loads with the first counts, since the first paint does not need it. */
async function showUnread(counts: UnreadCounts): Promise<void> {
  const before = shown;
  shown = counts;
  if (!isAnyUnread(before) && !isAnyUnread(counts)) return;
  const { showCounts } = await import("./web/show-counts.ts");
  showCounts(before, counts, (path) => void goTo(path));
}

function isAnyUnread(counts: UnreadCounts | null): boolean {
  return counts !== null && counts.messages + counts.notifications > 0;
}
