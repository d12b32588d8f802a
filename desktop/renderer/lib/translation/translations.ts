import { create } from "zustand";

/** A text's translation that the member asked for. */
export interface Translation {
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

/** Whether the browser translates on the device; what it is asked to leaves it not (posts.20). */
export const canTranslate = "Translator" in globalThis;
