import type { SkinTone } from "frimousse";
import { localTexts } from "../../../lib/storage/guarded-storage.ts";

const storageKey = "glimmer.emoji-skin-tone";
const tones: readonly SkinTone[] = ["none", "light", "medium-light", "medium", "medium-dark", "dark"];

/** The skin tone that was chosen last in this browser. */
export function readSkinTone(): SkinTone {
  const kept = localTexts.getItem(storageKey);
  return tones.find((tone) => tone === kept) ?? "none";
}

export function keepSkinTone(tone: SkinTone): void {
  localTexts.setItem(storageKey, tone);
}
