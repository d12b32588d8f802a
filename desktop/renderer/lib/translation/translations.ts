import { create } from "zustand";

/** A text's translation that the member asked for. */
export interface Translation {
  /** The original: of another text, as after an edit, the translation shows nowhere. */
  readonly of: string;
  /** The language of the original. */
  readonly from: string;
  /** Null while it is made. */
  readonly text: string | null;
  /** False while the original shows. */
  readonly isShown: boolean;
  /** The part of the language's model that is downloaded, while that is needed: 0 to 1. */
  readonly downloaded: number | null;
}

/** By the key of the text, `post:<id>`. They last as long as the page. */
export const useTranslations = create<Readonly<Record<string, Translation | undefined>>>(() => ({}));

/** The translation of a text that its author has not edited since. */
export function useTranslation(key: string, text: string): Translation | undefined {
  return useTranslations((all) => all[key]?.of === text ? all[key] : undefined);
}

/** Whether the browser translates on the device; what it is asked to leaves it not (posts.20). */
export const canTranslate = "Translator" in globalThis;
