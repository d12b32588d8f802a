import type { ComponentType } from "react";
import type { Notification } from "#shared/notifications/contract.ts";

/** What is unread, as the server counts it. */
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

/** What differs between the web page and the desktop app. Grows one named function per capability. */
export interface Platform {
  readonly kind: "web" | "desktop";
  /**
   * Called before the first screen. False: the platform shows something of its own in `root` instead of the product, e.g. the
   * question for a server. Never rejects.
   */
  prepare(root: HTMLElement): Promise<boolean>;
  /** False: nobody is signed in here, and the server need not be asked. */
  mayBeSignedIn(): boolean;
  /** Removes stored data of the member after they signed out. */
  forgetMember(): void;
  /** The page is on screen; `go` resolves once it shows the path, which a link or a notification led to. */
  followLinks(go: (path: string) => void | Promise<void>): void;
  /** Makes a call of the API as `fetch` does; its signal also aborts the call at the server. */
  fetch(address: string, init: RequestInit): Promise<Response>;
  /** `fetch`, and calls back with how much of the body is sent, from 0 to 1, where that is known. */
  upload(address: string, init: RequestInit, onProgress: (progress: number) => void): Promise<Response>;
  /** Opens an address outside the app. Only http, https and mailto. */
  openExternal(url: string): void;
  /** Opens a payment page: in this tab, or from the desktop app in the system's browser (shop.4). */
  openCheckout(url: string): void;
  /** Puts text on the clipboard. Rejects when the browser refuses. */
  copyText(text: string): Promise<void>;
  /** Absolute address of a path, for links that leave the app. */
  publicAddress(path: string): string;
  /** Light, dark or the system's: for what is drawn around the page. */
  showTheme(choice: "system" | "light" | "dark"): void;
  /** Shows new counts in title, icon or dock. */
  showUnread(counts: UnreadCounts): void;
  /** Calls back with the counts that the app reads for the page; null where the page reads them itself. Returns how to stop. */
  readonly followUnread: ((hear: (counts: UnreadCounts) => void) => () => void) | null;
  /**
   * Calls back with each frame of the socket that the app holds for the page, and with whether it is connected. Returns how to stop.
   * Null where the page opens a socket of its own.
   */
  readonly followEvents:
    | ((onFrame: (frame: unknown) => void, onState: (isLive: boolean) => void) => () => void)
    | null;
  /** Says over the socket of the app that the member types, or stopped; null where the page has a socket of its own. */
  readonly sendTyping: ((receiverId: string, isTyping: boolean) => void) | null;
  /** The page shows the conversation with this member, or none: nothing need alert of it. */
  showConversation(userId: string | null): void;
  /** Something happened that the member wants to hear of now (notifications.4). */
  showAlert(notification: Notification): void;
  /** The conversation with the member was read, here or elsewhere: what was shown of it goes. */
  clearMessageAlerts(userId: string): void;
  /** The first page of the feed, kept for when the server cannot be reached; null where the page itself could not be shown then. */
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
