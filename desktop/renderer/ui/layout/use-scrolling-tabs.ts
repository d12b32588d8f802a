import { useEffect, useRef } from "react";
import { useCutEnds } from "./use-cut-ends.ts";

/** For the `row` of `Tabs` that are wider than a phone: it scrolls, and shows the open tab. */
export function useScrollingTabs(value: string) {
  const ref = useRef<HTMLDivElement>(null);
  const cutEnds = useCutEnds(ref);
  useEffect(() => {
    const row = ref.current;
    const tab = row?.querySelector<HTMLElement>("[aria-selected=true]");
    if (!row || !tab) return;
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [value]);
  return {
    ref,
    "data-cut": cutEnds,
    className:
      "fade-cut-ends relative overflow-x-auto overflow-y-hidden [scrollbar-width:none] *:shrink-0 *:after:bottom-0",
  };
}
