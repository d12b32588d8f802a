import { type Toast, toast } from "../ui/toast/toast.ts";

const storageKey = "glimmer.notice";

/** Keeps a toast for the next page of this tab: for what ends with a page load. */
export function leaveNotice(notice: Toast): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(notice));
  } catch {
    // Nothing to keep it in.
  }
}

/** Shows the toast the last page left, once. */
export function showLeftNotice(): void {
  try {
    const left = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    if (left) toast(JSON.parse(left) as Toast);
  } catch {
    // Nothing was kept.
  }
}
