import { type RefObject, useEffect, useState } from "react";

/**
 * At which ends of a row that scrolls there is more: 'before', 'after', both or none, for the
 * `data-cut` of `fade-cut-ends`.
 */
export function useCutEnds(row: RefObject<HTMLElement | null>): string {
  const [ends, setEnds] = useState("");
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const read = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // From right to left it is negative.
      const scrolled = Math.abs(scrollLeft);
      setEnds(
        [
          // Zoomed pages scroll by parts of a pixel.
          scrolled > 1 && "before",
          scrolled < scrollWidth - clientWidth - 1 && "after",
        ].filter(Boolean).join(" "),
      );
    };
    const sizes = new ResizeObserver(read);
    sizes.observe(element);
    const content = new MutationObserver(read);
    content.observe(element, { childList: true });
    element.addEventListener("scroll", read, { passive: true });
    read();
    return () => {
      sizes.disconnect();
      content.disconnect();
      element.removeEventListener("scroll", read);
    };
  }, [row]);
  return ends;
}
