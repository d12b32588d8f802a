import type { Session } from "electron";
import { isAppPage } from "./app-scheme.ts";

/** Notifications are not granted: the main process shows them, by the member's rules. */
const grantedPermissions = new Set(["clipboard-sanitized-write"]);

/** The bundle and the API, and what the page made itself. */
const reachableSchemes = /^(app|blob|data|devtools|chrome-devtools):/;

/** Denies the page permissions, devices, and every request that does not go through the app. */
export function guardSession(
  session: Pick<
    Session,
    "setPermissionRequestHandler" | "setPermissionCheckHandler" | "setDevicePermissionHandler" | "webRequest"
  >,
  devPages: string | null,
): void {
  session.setPermissionRequestHandler((contents, permission, grant) =>
    grant(grantedPermissions.has(permission) && isAppPage(contents.getURL()))
  );
  session.setPermissionCheckHandler((_contents, permission, origin) =>
    grantedPermissions.has(permission) && isAppPage(origin)
  );
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest(({ url }, respond) => respond({ cancel: !isReachable(url, devPages) }));
}

export function isReachable(address: string, devPages: string | null): boolean {
  if (reachableSchemes.test(address)) return true;
  if (!URL.canParse(address)) return false;
  const { origin } = new URL(address);
  return devPages !== null && (origin === devPages || origin === devPages.replace(/^http/, "ws"));
}
