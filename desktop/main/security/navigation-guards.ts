import type { App, WebContents } from "electron";
import type { Log } from "../log.ts";
import { isAppPage } from "./app-scheme.ts";
import type { ExternalLinks } from "./external-links.ts";

type Links = Pick<ExternalLinks, "open" | "openOnServer">;

/**
 * Keeps every page of the app on our origin, without windows or webviews of its own. Links
 * elsewhere open in the browser; a link of ours that asks for a window, such as the terms at
 * registration, opens there from the server.
 */
export function guardNavigation(app: Pick<App, "on">, links: Links, log: Log): void {
  app.on("web-contents-created", (_, contents) => guardContents(contents, links, log));
}

function guardContents(
  contents: Pick<WebContents, "on" | "setWindowOpenHandler">,
  links: Links,
  log: Log,
): void {
  const openOutside = (address: string) => {
    try {
      if (isAppPage(address)) links.openOnServer(address);
      else links.open(address);
    } catch {
      log.info(`Refused to open ${redactAddress(address)}`);
    }
  };
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url);
    return { action: "deny" };
  });
  contents.on("will-navigate", (event) => {
    if (isAppPage(event.url)) return;
    event.preventDefault();
    openOutside(event.url);
  });
  contents.on("will-redirect", (event) => {
    if (!isAppPage(event.url)) event.preventDefault();
  });
  contents.on("will-frame-navigate", (event) => {
    if (!event.isMainFrame) event.preventDefault();
  });
  contents.on("will-attach-webview", (event) => event.preventDefault());
}

/**
 * Returns an address without user, query and fragment, which may hold secrets. Of `javascript:` or
 * `mailto:` only the scheme.
 */
export function redactAddress(address: string): string {
  if (!URL.canParse(address)) return "an invalid address";
  const { protocol, host, pathname } = new URL(address);
  if (host === "" && !pathname.startsWith("/")) return protocol;
  return `${protocol}//${host}${pathname}`.slice(0, 200);
}
