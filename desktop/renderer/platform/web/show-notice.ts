import type { Notice } from "./browser-notices.ts";
import { readNoticeState } from "./notice-choice.ts";

/** Shows a notice where the member wants them. Its click brings the page to the front, at the notice's place. */
export function showNotice({ title, path }: Notice, go: (path: string) => void): void {
  if (readNoticeState() !== "on") return;
  const shown = new Notification(title, { tag: path, icon: "/icons/any-192.png" });
  shown.addEventListener("click", () => {
    shown.close();
    focus();
    go(path);
  });
}
