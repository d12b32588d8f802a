import { formatUnreadCount } from "#shared/notifications/unread-label.ts";
import { setTitleCount } from "../../lib/navigation/page-title.ts";
import type { UnreadCounts } from "../../lib/platform/platform.ts";
import { createNewMessageNotifications } from "./new-message-notifications.ts";
import { showBrowserNotification } from "./show-browser-notification.ts";
import { isCanvasTrue } from "../../lib/browser/is-canvas-true.ts";

/**
 * Shows the counts in the page's title and icon, and notifies about new ones if the member wants
 * it.
 * @param before the last counts; null on a new page
 */
export function showCounts(
  before: UnreadCounts | null,
  counts: UnreadCounts,
  go: (path: string) => void,
): void {
  const label = formatUnreadCount(counts.messages + counts.notifications);
  setTitleCount(label);
  void drawCountIcon(label);
  // A visible page shows its counts.
  if (before === null || document.hasFocus()) return;
  for (const notification of createNewMessageNotifications(before, counts)) {
    showBrowserNotification(notification, go);
  }
}

const ownIcon = "/icon.svg";
const size = 64;
const gap = 4;
/** The colours of the badges in the page. */
const colours = { badge: "#0f766e", text: "#ffffff" };

let wanted: string | null = null;

/** Draws the count on the page's icon; null restores the plain icon. */
async function drawCountIcon(label: string | null): Promise<void> {
  wanted = label;
  if (label === null) return setIcon(ownIcon, "image/svg+xml");
  const icon = new Image(size, size);
  icon.src = ownIcon;
  await icon.decode().catch(() => undefined);
  // Another count arrived while the picture loaded.
  if (wanted !== label) return;
  const picture = draw(icon, label);
  if (picture) setIcon(picture, "image/png");
}

function draw(icon: HTMLImageElement, label: string): string | null {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const pen = canvas.getContext("2d");
  if (!pen || !isCanvasTrue()) return null;
  if (icon.naturalWidth > 0) pen.drawImage(icon, 0, 0, size, size);
  const height = 40;
  const width = label.length > 2 ? size : label.length > 1 ? 52 : height;
  const left = size - width;
  const top = size - height;
  // A transparent gap around it, which suits any tab colour.
  pen.globalCompositeOperation = "destination-out";
  pen.beginPath();
  pen.roundRect(left - gap, top - gap, width + 2 * gap, height + 2 * gap, height / 2 + gap);
  pen.fill();
  pen.globalCompositeOperation = "source-over";
  pen.fillStyle = colours.badge;
  pen.beginPath();
  pen.roundRect(left, top, width, height, height / 2);
  pen.fill();
  pen.fillStyle = colours.text;
  pen.font = `700 ${label.length > 2 ? 28 : 34}px system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(label, left + width / 2, top + height / 2 + 2);
  return canvas.toDataURL("image/png");
}

/** A new element each time: some browsers ignore a changed address. */
function setIcon(href: string, type: string): void {
  const current = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!current || current.getAttribute("href") === href) return;
  const next = document.createElement("link");
  next.rel = "icon";
  next.type = type;
  next.href = href;
  current.replaceWith(next);
}
