import { localTexts } from "../../../lib/storage/guarded-storage.ts";

const mostRecent = 16;

function storageKey(memberId: string): string {
  return `glimmer.recent-emoji:${memberId}`;
}

/** The emoji that a member chose last in this browser, the latest first. */
export function readRecentEmoji(memberId: string): readonly string[] {
  const kept = localTexts.getItem(storageKey(memberId)) ?? "";
  return kept.split(" ").filter((emoji) => emoji !== "").slice(0, mostRecent);
}

export function rememberEmoji(memberId: string, emoji: string): void {
  const others = readRecentEmoji(memberId).filter((one) => one !== emoji);
  localTexts.setItem(storageKey(memberId), [emoji, ...others].slice(0, mostRecent).join(" "));
}
