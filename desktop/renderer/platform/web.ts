import type { Platform } from "./platform.ts";

/** The platform when the page runs in a browser. */
export const currentPlatform: Platform = {
  kind: "web",
  openExternal: (url) => {
    if (/^(https?|mailto):/i.test(url)) open(url, "_blank", "noopener,noreferrer");
  },
  copyText: (text) => navigator.clipboard.writeText(text),
  publicAddress: (path) => new URL(path, location.origin).href,
};
