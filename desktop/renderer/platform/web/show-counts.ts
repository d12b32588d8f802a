import type { UnreadCounts } from "../platform.ts";
import { noticesOfGrowth } from "./browser-notices.ts";
import { drawCountIcon } from "./count-icon.ts";

let last: UnreadCounts | null = null;

/** Puts the counts before the page's title and on its icon, and tells of new ones where the member asked for it. */
export function showCounts(counts: UnreadCounts): void {
  const before = last;
  last = counts;
  if (before?.messages === counts.messages && before.notifications === counts.notifications) return;
  const total = counts.messages + counts.notifications;
  keepTitle(total);
  void drawCountIcon(total);
  if (before) noticesOfGrowth(before, counts).forEach(({ title, path }) => notify(title, path));
}

/** `(3) Settings · Glimmer`. */
export function titleWith(total: number, title: string): string {
  const plain = title.replace(/^\(\d+\+?\) /, "");
  return total === 0 ? plain : `(${total > 99 ? "99+" : total}) ${plain}`;
}

let watched: MutationObserver | null = null;
let shownTotal = 0;

/** Screens set their title without knowing of the count: it is put back before each. */
function keepTitle(total: number): void {
  shownTotal = total;
  const write = () => {
    const wanted = titleWith(shownTotal, document.title);
    if (document.title !== wanted) document.title = wanted;
  };
  write();
  if (watched) return;
  watched = new MutationObserver(write);
  watched.observe(document.head, { subtree: true, childList: true, characterData: true });
}

/** A page in view says it itself. */
function notify(title: string, path: string): void {
  if (!("Notification" in globalThis) || Notification.permission !== "granted" || document.hasFocus()) return;
  const notification = new Notification(title, { tag: path, icon: "/icon.svg" });
  notification.addEventListener("click", () => {
    focus();
    notification.close();
    location.assign(path);
  });
}
