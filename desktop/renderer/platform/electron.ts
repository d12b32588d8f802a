import type { Bridge } from "../../bridge.ts";
import type { Platform } from "./platform.ts";

declare global {
  interface Window {
    readonly glimmer: Bridge;
  }
}

/** The platform when the page runs in the desktop app. */
export const currentPlatform: Platform = {
  kind: "desktop",
  openExternal: (url) => void window.glimmer.openExternal(url),
  copyText: (text) => navigator.clipboard.writeText(text),
  publicAddress: (path) => new URL(path, location.origin).href,
};
