import type { CustomScheme } from "electron";

/** Where the page lives. Its paths are the product's own. */
export const appOrigin = "app://glimmer";

/**
 * Registered before the app is ready: `app:` behaves like https, with storage, fetch and streams of its own. It bypasses no policy, and
 * `file:` is used nowhere.
 */
export const appScheme: CustomScheme = {
  scheme: "app",
  privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
};

/** Whether an address is a page of ours. `app://glimmer.evil/` and `app://glimmer@evil/` are not. */
export function isAppPage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return protocol === "app:" && host === "glimmer" && username === "" && password === "";
}
