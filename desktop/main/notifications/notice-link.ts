import { createHash } from "node:crypto";
import { deepLinkTo } from "#shared/deep-links.ts";
import type { System } from "../../bridge.ts";
import type { ShownNotice } from "./notification-content.ts";

/**
 * What the system calls a notification. A Mac that starts the app for a click tells it nothing else, so there the link stands in front;
 * Windows takes no more than 64 letters and digits.
 */
export function systemId({ id, path }: ShownNotice, system: System): string {
  const own = createHash("sha256").update(id).digest("hex").slice(0, 40);
  return system === "mac" ? `${deepLinkTo(path)}#${own}` : own;
}

/** The link in what a Mac calls a notification of ours; whether it leads anywhere is for who follows it to say. */
export function linkOfSystemId(systemId: string): string {
  return systemId.split("#", 1)[0] ?? "";
}

/** The link of the notification whose click started the app on a Mac, out of what came with `ready`; null for any other start. */
export function linkOfLaunch(launchInfo: unknown): string | null {
  const { identifier } = (launchInfo ?? {}) as { identifier?: unknown };
  return typeof identifier === "string" ? linkOfSystemId(identifier) : null;
}

/** A Windows toast carries the link it leads to, for when the app is no longer running. */
export function toastXml({ title, text, path }: ShownNotice): string {
  const launch = `activationType="protocol" launch="${escapeXml(deepLinkTo(path))}"`;
  const lines = [title, text].filter(Boolean).map((line) => `<text>${escapeXml(line)}</text>`).join("");
  return `<toast ${launch}><visual><binding template="ToastGeneric">${lines}</binding></visual></toast>`;
}

/** Without the characters that XML has no place for. */
function escapeXml(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]|[\uFFFE\uFFFF]/gu, "").replaceAll(
    /[&<>"']/g,
    (character) => `&#${character.charCodeAt(0)};`,
  );
}
