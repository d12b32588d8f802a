import { type Toast, toast } from "../lib/announce/toast.ts";

const storageKey = "glimmer.notice";

/** Keeps a toast for the next page load of this tab. */
export function saveToastForReload(left: Toast): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(left));
  } catch {
    // Storage is blocked.
  }
}

/** Shows the toast that the last page left, once. */
export function showSavedToast(): void {
  try {
    const left = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    if (left) toast(JSON.parse(left) as Toast);
  } catch {
    // Nothing was kept.
  }
}
