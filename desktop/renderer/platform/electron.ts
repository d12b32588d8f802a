import type { AppDescription, Bridge } from "../../bridge.ts";
import { fetchById } from "./electron/fetch-by-id.ts";
import { forgetFeed, keepFeed, readFeed } from "./electron/last-feed.ts";
import type { Platform } from "../lib/platform/platform.ts";

declare global {
  interface Window {
    readonly glimmer: Bridge;
  }
}

let app: AppDescription | null = null;

/** The server's own address; the page has one once it is shown. */
const serverOrigin = () => app?.serverAddress ?? location.origin;

/**
 * The platform when the page runs in the desktop app. The main process shows
 * counts and notifications.
 */
export const currentPlatform: Platform = {
  kind: "desktop",
  prepare: async (root) => {
    app = await window.glimmer.describeApp();
    if (app.serverAddress !== null) return true;
    (await import("./electron/mount-server-screen.tsx")).mountServerScreen(root);
    return false;
  },
  // Only the main process knows whether there is a session.
  mayBeSignedIn: () => true,
  forgetMember: forgetFeed,
  followLinks: (go) => {
    const followNavigation = async ({ id, path }: { id: number; path: string }) => {
      await go(path);
      await window.glimmer.confirmNavigation(id);
    };
    window.glimmer.onNavigate((target) => void followNavigation(target));
    addEventListener("online", () => void window.glimmer.reportOnline());
    void window.glimmer.announceReady();
  },
  fetch: fetchById,
  // The main process gets the whole body and reports no progress until the response.
  upload: fetchById,
  openExternal: (url) => void window.glimmer.openExternal(url),
  openCheckout: (url) => void window.glimmer.openCheckout(url),
  saveExport: () => window.glimmer.saveExport(),
  copyText: (text) => navigator.clipboard.writeText(text),
  publicAddress: (path) => new URL(path, serverOrigin()).href,
  showTheme: (choice) => void window.glimmer.showTheme(choice),
  openInLanguage: (language) => void window.glimmer.chooseLanguage(language),
  // The page may know newer counts than the main process, which then reads them too.
  showUnread: () => void window.glimmer.refreshUnread(),
  followUnread: (onCounts) => window.glimmer.onUnread(onCounts),
  followEvents: (onFrame, onState) => {
    const stop = window.glimmer.onSocket((event) => {
      if (event.type === "frame") onFrame(event.frame);
      else onState(event.isLive);
    });
    void window.glimmer.followEvents();
    return stop;
  },
  sendTyping: (receiverId, isTyping) => void window.glimmer.sendTyping(receiverId, isTyping),
  showConversation: (userId) => void window.glimmer.showConversation(userId),
  // The main process shows native notifications, also while the page sleeps.
  showAlert: () => {},
  clearMessageAlerts: () => {},
  keepPushes: () => {},
  lastFeed: { keep: keepFeed, read: readFeed },
  parts: {
    overlay: async () => (await import("./electron/DesktopOverlay.tsx")).DesktopOverlay,
    settings: async () => (await import("./electron/DesktopSettings.tsx")).DesktopSettings,
    unreachable: async () => (await import("./electron/OfflinePart.tsx")).OfflinePart,
  },
};
