import type { ComponentType } from "react";
import type { Language } from "#shared/language/languages.ts";
import type { Notification } from "#shared/notifications/contract.ts";
import type { SavedExport } from "../../../bridge.ts";

/** The unread counts of the server. */
export interface UnreadCounts {
  readonly messages: number;
  readonly notifications: number;
}

/** A post of the last feed: enough to read it again without the server. */
export interface KeptPost {
  readonly id: string;
  readonly authorName: string;
  readonly username: string;
  readonly content: string;
  readonly createdAt: string;
}

/** The differences between the web page and the desktop app, one named function per capability. */
export interface Platform {
  readonly kind: "web" | "desktop";
  /**
   * Called before the first screen. Resolves with false when the platform shows its own content in
   * `root` instead of the product, such as the choice of a server. Never rejects.
   */
  prepare(root: HTMLElement): Promise<boolean>;
  /** Returns false when nobody can be signed in, so that the server need not be asked. */
  mayBeSignedIn(): boolean;
  /** Removes stored data of the member after they signed out. */
  forgetMember(): void;
  /**
   * Called once the page is on screen, to open paths from links and notifications. `go` resolves
   * once the page shows the path.
   */
  followLinks(go: (path: string) => void | Promise<void>): void;
  /** Makes a call of the API as `fetch` does; its signal also aborts the call at the server. */
  fetch(address: string, init: RequestInit): Promise<Response>;
  /**
   * Makes a call as `fetch` does, and reports how much of the body is sent, from 0 to 1, if that is
   * known.
   */
  upload(address: string, init: RequestInit, onProgress: (progress: number) => void): Promise<Response>;
  /** Opens an address outside the app. Only http, https and mailto. */
  openExternal(url: string): void;
  /**
   * Opens a payment page: in this tab, or from the desktop app in the system's browser (shop.4).
   */
  openCheckout(url: string): void;
  /**
   * Asks where to save all the member's data, saves it there, and returns what became of it
   * (auth.15); null where a link of the page downloads it.
   */
  readonly saveExport: (() => Promise<SavedExport>) | null;
  /** Puts text on the clipboard. Rejects when the browser refuses. */
  copyText(text: string): Promise<void>;
  /** Absolute address of a path, for links that leave the app. */
  publicAddress(path: string): string;
  /** Applies light, dark or the system's theme to what surrounds the page. */
  showTheme(choice: "system" | "light" | "dark"): void;
  /**
   * Keeps the language for this browser or app, and loads the page again in it, at the same
   * address.
   */
  openInLanguage(language: Language): void;
  /** Shows new counts in title, icon or dock. */
  showUnread(counts: UnreadCounts): void;
  /**
   * Calls back with the counts that the app reads for the page; null when the page reads them
   * itself. Returns a function that stops.
   */
  readonly followUnread: ((onCounts: (counts: UnreadCounts) => void) => () => void) | null;
  /**
   * Calls back with each frame of the app's socket and with its connection state. Returns a
   * function that stops. Null when the page opens its own socket.
   */
  readonly followEvents:
    | ((onFrame: (frame: unknown) => void, onState: (isLive: boolean) => void) => () => void)
    | null;
  /**
   * Sends over the app's socket that the member types, or has stopped; null when the page has its
   * own socket.
   */
  readonly sendTyping: ((receiverId: string, isTyping: boolean) => void) | null;
  /**
   * Tells the platform which conversation the page shows, null for none, so that it does not alert
   * about it.
   */
  showConversation(userId: string | null): void;
  /** Alerts the member to a notification (notifications.4). */
  showAlert(notification: Notification): void;
  /** Removes the alerts of a conversation that was read, here or elsewhere. */
  clearMessageAlerts(userId: string): void;
  /** Sends the member's push subscription again where the browser has renewed it (push.1). */
  keepPushes(memberId: string): void;
  /**
   * The first page of the feed, stored for when the server is unreachable; null when the page
   * itself could not load then.
   */
  readonly lastFeed: {
    keep(posts: readonly KeptPost[]): void;
    read(): readonly KeptPost[];
  } | null;
  /** Parts of the screen that only this platform has. */
  readonly parts: {
    /** Over every screen. */
    readonly overlay: LoadPart;
    /** Among the settings. */
    readonly settings: LoadPart;
    /** Below the message that the server cannot be reached. */
    readonly unreachable: LoadPart;
  };
}

export type LoadPart = (() => Promise<ComponentType>) | null;
