import { localTexts } from "../../../lib/storage/guarded-storage.ts";

const storageKey = "glimmer.recent-emoji";
const mostRecent = 16;

/** The emoji that were chosen last in this browser, the latest first. */
export function readRecentEmoji(): readonly string[] {
  return (localTexts.getItem(storageKey) ?? "").split(" ").filter((emoji) => emoji !== "").slice(
    0,
    mostRecent,
  );
}

export function rememberEmoji(emoji: string): void {
  const others = readRecentEmoji().filter((one) => one !== emoji);
  localTexts.setItem(storageKey, [emoji, ...others].slice(0, mostRecent).join(" "));
}
