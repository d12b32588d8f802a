import { type Toast, toast } from "../lib/announce/toast.ts";
import { tabTexts } from "../lib/storage/guarded-storage.ts";

const storageKey = "glimmer.notice";

/** Keeps a toast for the next page load of this tab. */
export function saveToastForReload(left: Toast): void {
  tabTexts.setItem(storageKey, JSON.stringify(left));
}

/** Shows the toast that the last page left, once. */
export function showSavedToast(): void {
  try {
    const left = tabTexts.getItem(storageKey);
    tabTexts.removeItem(storageKey);
    if (left) toast(JSON.parse(left) as Toast);
  } catch {
    // Something else was kept.
  }
}
