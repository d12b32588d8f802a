import { create } from "zustand";
import type { ListEntry } from "../../promotions/use-promoted-entries.ts";
import type { Elements } from "../../../ui/elements.ts";

/** What stands among the posts of the feed and is no post. */
export interface Inset {
  /** Id of the post before it; null: after the end of the list. */
  readonly afterId: string | null;
  /** One element, an article. */
  readonly element: Elements;
}

/** Outlives the screen, so that the list looks the same when the member comes back to it. */
export const useInset = create<{ readonly inset: Inset | null }>(() => ({ inset: null }));

/** The entries of a list with the inset in its place; the same ones when it has none among them. */
export function withInset(entries: readonly ListEntry[], inset: Inset | null): readonly ListEntry[] {
  const at = inset?.afterId ? entries.findIndex(({ key }) => key === inset.afterId) : -1;
  if (!inset || at < 0) return entries;
  return entries.toSpliced(at + 1, 0, { key: "inset", post: null, element: inset.element });
}
