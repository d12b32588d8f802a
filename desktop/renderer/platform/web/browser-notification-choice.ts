import { localTexts } from "../../lib/storage/guarded-storage.ts";

/**
 * `off`: the browser allows them, but the member does not want them here. `unsupported`: this
 * browser has none for pages.
 */
export type BrowserNotificationChoice = "unsupported" | "undecided" | "blocked" | "off" | "on";

const storageKey = "glimmer.notices";

export function readBrowserNotificationChoice(): BrowserNotificationChoice {
  if (!("Notification" in globalThis) || isAndroid()) return "unsupported";
  const { permission } = Notification;
  if (permission === "granted") return isSwitchedOff() ? "off" : "on";
  return permission === "denied" ? "blocked" : "undecided";
}

/** Asks the browser, which asks the member. Call it only from a tap on a control that says so. */
export async function askForBrowserNotifications(): Promise<BrowserNotificationChoice> {
  await Notification.requestPermission();
  return switchBrowserNotifications(true);
}

/** Saves the member's choice on this device. */
export function switchBrowserNotifications(isOn: boolean): BrowserNotificationChoice {
  if (isOn) localTexts.removeItem(storageKey);
  else localTexts.setItem(storageKey, "off");
  return readBrowserNotificationChoice();
}

/** Calls back when the browser's own settings change. Returns a function that stops listening. */
export function watchPermission(onChange: () => void): () => void {
  let status: PermissionStatus | null = null;
  let isOver = false;
  navigator.permissions?.query({ name: "notifications" }).then((found) => {
    if (isOver) return;
    status = found;
    found.addEventListener("change", onChange);
  }, () => undefined);
  return () => {
    isOver = true;
    status?.removeEventListener("change", onChange);
  };
}

/** Android's browsers have `Notification` but throw when a page uses it. */
function isAndroid(): boolean {
  return /\bAndroid\b/.test(navigator.userAgent);
}

function isSwitchedOff(): boolean {
  return localTexts.getItem(storageKey) === "off";
}
