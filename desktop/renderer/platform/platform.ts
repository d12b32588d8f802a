import type { ComponentType } from "react";

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
  /** Nobody is signed in any more: removes what was kept for a member. */
  forgetMember(): void;
  /** The page is on screen; `go` resolves once it shows the path, which a link or a notification led to. */
  followLinks(go: (path: string) => void | Promise<void>): void;
  /** Makes a call of the API as `fetch` does; what its signal ends is ended at the server too. */
  fetch(address: string, init: RequestInit): Promise<Response>;
  /** Opens an address outside the app. Only http, https and mailto. */
  openExternal(url: string): void;
  /** Opens a payment page: in this tab, or from the desktop app in the system's browser (shop.4). */
  openCheckout(url: string): void;
  /** Puts text on the clipboard. Rejects when the browser refuses. */
  copyText(text: string): Promise<void>;
  /** Absolute address of a path, for links that leave the app. */
  publicAddress(path: string): string;
  /** Returns the socket address of a path, always at the server itself (realtime.1). */
  socketAddress(path: string): string;
  /** Light, dark or the system's: for what is drawn around the page. */
  showTheme(choice: "system" | "light" | "dark"): void;
  /** The page read new counts: title, icon or dock may say so. */
  showUnread(counts: UnreadCounts): void;
  /** Calls back with the counts that the app reads for the page; null where the page reads them itself. Returns how to stop. */
  readonly followUnread: ((hear: (counts: UnreadCounts) => void) => () => void) | null;
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
    /** Below the words that the server cannot be reached. */
    readonly unreachable: LoadPart;
  };
}

export type LoadPart = (() => Promise<ComponentType>) | null;
