import { create } from "zustand";
import { localTexts, watchOtherTabs } from "../storage/guarded-storage.ts";

const storageKey = "glimmer.character-keys";

const readChoice = () => ({ areOn: localTexts.getItem(storageKey) !== "off" });

/**
 * Whether keys such as `l` and `?` act. Whoever dictates turns them off on their device, since
 * every letter of a word said would press one (keys.5).
 */
export const useCharacterKeys = create(readChoice);

export function turnCharacterKeys(areOn: boolean): void {
  if (areOn) localTexts.removeItem(storageKey);
  else localTexts.setItem(storageKey, "off");
  useCharacterKeys.setState(readChoice());
}

/** Follows the choice that is made in another tab. */
export function watchCharacterKeys(): void {
  watchOtherTabs((key) => {
    if (key === storageKey) useCharacterKeys.setState(readChoice());
  });
}
