import { isOwnResponse } from "#shared/system/own-response.ts";
import { tabTexts } from "../storage/guarded-storage.ts";

/** The address that this tab has reloaded by itself; index.html writes it too. */
const reloadedKey = "glimmer:reloaded";

/** Whether the server itself responds and not a network in its place (api.3). */
export async function isServerReachable(): Promise<boolean> {
  const response = await fetch("/api/health", { cache: "no-store" }).catch(() => null);
  return response !== null && isOwnResponse(response);
}

/**
 * Reloads the page when the server can be reached, and returns false when it cannot: a reload
 * without a connection would replace the page by the browser's own error, or by the network's
 * sign-in page. Drafts survive a reload.
 */
export async function reloadIfReachable(): Promise<boolean> {
  if (!await isServerReachable()) return false;
  location.reload();
  return true;
}

/**
 * `reloadIfReachable` without being asked: once for an address, since a script that stays away, as
 * behind a content blocker, would reload the page without end (client.12). Never where the browser
 * stores nothing.
 */
export async function reloadByItself(): Promise<boolean> {
  const { href } = location;
  if (tabTexts.getItem(reloadedKey) === href || !await isServerReachable()) return false;
  const isMarked = tabTexts.setItem(reloadedKey, href);
  if (isMarked) location.reload();
  return isMarked;
}

/** The screen is there: when its script is lost once more, the page may reload again. */
export function forgetReload(): void {
  tabTexts.removeItem(reloadedKey);
}
