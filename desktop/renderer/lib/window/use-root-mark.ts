import { useLayoutEffect } from "react";

/** How many components want each mark now. */
const wanted = new Map<string, number>();

/**
 * Marks the document's root, for rules of ui/base.css that hold everywhere, while a component is
 * shown. `:root:has(…)` would say the same, but searches the whole page whenever a part of it
 * changes: 70 ms with 400 posts on a processor of a quarter of the speed.
 * @param name of the data attribute, in camel case
 */
export function useRootMark(name: "hasPlayer" | "hasStickyButtons", isWanted = true): void {
  useLayoutEffect(() => {
    if (!isWanted) return;
    change(name, 1);
    return () => change(name, -1);
  }, [name, isWanted]);
}

function change(name: string, by: 1 | -1): void {
  const count = (wanted.get(name) ?? 0) + by;
  wanted.set(name, count);
  const { dataset } = document.documentElement;
  if (count > 0) dataset[name] = "";
  else delete dataset[name];
}
