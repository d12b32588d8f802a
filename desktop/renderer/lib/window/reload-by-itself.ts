import { tabTexts } from "../storage/guarded-storage.ts";
import { isServerReachable } from "./reload-if-reachable.ts";

/** The address that this tab has reloaded by itself; index.html writes it too. */
const reloadedKey = "glimmer:reloaded";

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
