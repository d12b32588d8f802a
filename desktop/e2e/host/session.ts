import { EventEmitter } from "node:events";
import { record } from "./record.ts";

type PermissionRequest = (
  contents: { getURL(): string },
  permission: string,
  answer: (isGranted: boolean) => void,
) => void;
type BeforeRequest = (details: { url: string }, answer: (response: { cancel?: boolean }) => void) => void;

let beforeRequest: BeforeRequest | null = null;

class Session extends EventEmitter implements
  Pick<
    Electron.Session,
    | "setPermissionRequestHandler"
    | "setPermissionCheckHandler"
    | "setDevicePermissionHandler"
    | "setSpellCheckerEnabled"
    | "setSpellCheckerLanguages"
    | "availableSpellCheckerLanguages"
  > {
  webRequest = {
    onBeforeRequest: (handler: BeforeRequest) => {
      beforeRequest = handler;
    },
  };

  /** Calls the handler for every permission a page might request. */
  setPermissionRequestHandler(handler: PermissionRequest): void {
    const asked = [
      "notifications",
      "clipboard-sanitized-write",
      "clipboard-read",
      "media",
      "geolocation",
      "openExternal",
    ];
    for (const permission of asked) {
      handler(
        { getURL: () => "app://glimmer/" },
        permission,
        (isGranted) => record.permissions.push({ permission, isGranted }),
      );
    }
  }

  setPermissionCheckHandler(): void {}
  setDevicePermissionHandler(): void {}
  setSpellCheckerEnabled(): void {}
  setSpellCheckerLanguages(): void {}
  availableSpellCheckerLanguages = ["de", "en-GB", "en-US"];
}

class Partition extends Session implements Pick<Electron.Session, "clearCache" | "fetch"> {
  clearCache = () => Promise.resolve();

  /** Collects uploads first, like Electron. */
  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const [proof, device] = [headers.get("authorization"), headers.get("x-device-token")];
    if (proof) record.authorizations.add(proof);
    if (device) record.deviceTokens.add(device);
    return await fetch(address, {
      ...init,
      body: init.body && await new Response(init.body).arrayBuffer(),
    });
  }
}

export const session = { defaultSession: new Session(), fromPartition: () => new Partition() };

/** Returns what the app's guard decides about a request. */
export function requestGuard(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    if (beforeRequest) beforeRequest({ url }, ({ cancel }) => resolve(!cancel));
    else resolve(true);
  });
}
