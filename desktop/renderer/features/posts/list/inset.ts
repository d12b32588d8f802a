import { create } from "zustand";
import type { ListEntry } from "../../promotions/use-promoted-entries.ts";
import type { Elements } from "../../../ui/elements.ts";

/** Something among the posts of the feed that is no post. */
export interface Inset {
  /** Id of the post before it; null: after the end of the list. */
  readonly afterId: string | null;
  /**
   * Draws one element, an article, with a key.
   * @param position its place in the list, from 1; none after the end
   */
  readonly draw: (position?: number) => Elements;
}

/** Outlives the screen, so that the list looks the same when the member comes back to it. */
export const useInset = create<{ readonly inset: Inset | null }>(() => ({ inset: null }));

/** The entries of a list with the inset in its place, if that is among them. */
export function insertInset(entries: readonly ListEntry[], inset: Inset | null): readonly ListEntry[] {
  if (!inset) return entries;
  const entry = { key: "inset", post: null, draw: inset.draw };
  return entries.flatMap((one) => one.key === inset.afterId ? [one, entry] : [one]);
}
