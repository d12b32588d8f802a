/** What differs between the web page and the desktop app. Grows one named function per capability. */
export interface Platform {
  readonly kind: "web" | "desktop";
  /** Opens an address outside the app. Only http, https and mailto. */
  openExternal(url: string): void;
  /** Puts text on the clipboard. Rejects when the browser refuses. */
  copyText(text: string): Promise<void>;
  /** Absolute address of a path, for links that leave the app. */
  publicAddress(path: string): string;
}
