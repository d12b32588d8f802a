import type { CustomScheme } from "electron";

/** Origin of the page. Its paths are the product's own. */
export const appOrigin = "app://glimmer";

/**
 * Must be registered before the app is ready. Makes `app:` behave like https;
 * `file:` is used nowhere.
 */
export const appScheme: CustomScheme = {
  scheme: "app",
  privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
};

/**
 * Returns whether an address is a page of ours. `app://glimmer.evil/` and
 * `app://glimmer@evil/` are not.
 */
export function isAppPage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return protocol === "app:" && host === "glimmer" && username === "" && password === "";
}
