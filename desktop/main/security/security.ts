import type { App, Session, WebContents } from "electron";
import { isAppPage } from "./app-scheme.ts";
import type { ExternalLinks } from "./external-links.ts";
import type { Log } from "../log.ts";
import { loggedAddress } from "./logged-address.ts";

/**
 * What the page may have of the computer. Everything else is refused, asked for or not; notifications too, which the main process shows
 * by the member's rules.
 */
const granted = new Set(["clipboard-sanitized-write"]);

/** Where requests of the app's pages may go: the bundle and the API, what the page made itself, and the server's socket. */
const reachable = /^(app|blob|data|devtools|chrome-devtools):/;

/** Refuses permissions and devices, and every request that does not go through the app. */
export function guardSession(
  session: Pick<
    Session,
    "setPermissionRequestHandler" | "setPermissionCheckHandler" | "setDevicePermissionHandler" | "webRequest"
  >,
  server: () => string | null,
  devPages: string | null,
): void {
  session.setPermissionRequestHandler((contents, permission, answer) =>
    answer(granted.has(permission) && isAppPage(contents.getURL()))
  );
  session.setPermissionCheckHandler((_contents, permission, origin) =>
    granted.has(permission) && isAppPage(origin)
  );
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest(({ url }, answer) =>
    answer({ cancel: !isReachable(url, server(), devPages) })
  );
}

/** @param server origin of the server in use, whose socket the page opens itself */
export function isReachable(address: string, server: string | null, devPages: string | null): boolean {
  if (reachable.test(address)) return true;
  if (!URL.canParse(address)) return false;
  const { protocol, origin } = new URL(address);
  if (devPages && (origin === devPages || origin === devPages.replace(/^http/, "ws"))) return true;
  return (protocol === "wss:" || protocol === "ws:") && origin === server?.replace(/^http/, "ws");
}

/**
 * Whatever page comes to be in this app stays on ours, opens no window, and gets no webview. A link of ours that asks for a window of
 * its own, e.g. the terms while somebody joins, opens in the browser, from the server.
 */
export function guardPages(
  app: Pick<App, "on">,
  links: Pick<ExternalLinks, "open" | "openOnServer">,
  log: Log,
): void {
  app.on("web-contents-created", (_, contents) => guardContents(contents, links, log));
}

function guardContents(
  contents: Pick<WebContents, "on" | "setWindowOpenHandler">,
  links: Pick<ExternalLinks, "open" | "openOnServer">,
  log: Log,
): void {
  const leave = (address: string) => {
    try {
      if (isAppPage(address)) links.openOnServer(address);
      else links.open(address);
    } catch {
      log.info(`Refused to go to ${loggedAddress(address)}`);
    }
  };
  contents.setWindowOpenHandler(({ url }) => {
    leave(url);
    return { action: "deny" };
  });
  contents.on("will-navigate", (event) => {
    if (isAppPage(event.url)) return;
    event.preventDefault();
    leave(event.url);
  });
  contents.on("will-redirect", (event) => {
    if (!isAppPage(event.url)) event.preventDefault();
  });
  contents.on("will-frame-navigate", (event) => {
    if (!event.isMainFrame) event.preventDefault();
  });
  contents.on("will-attach-webview", (event) => event.preventDefault());
}
