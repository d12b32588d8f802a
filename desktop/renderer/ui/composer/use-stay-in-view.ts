import { type RefObject, useEffect } from "react";
import { readVisibleArea, watchVisibleArea } from "../../lib/window/visible-area.ts";

/**
 * Keeps a box to write in, with its buttons, above what covers the window's end (product.12): while
 * it has the focus, as it grows and as the on-screen keyboard opens.
 * @param isOpening whether it has just been opened, so that it comes into view as well
 */
export function useStayInView(box: RefObject<HTMLElement | null>, isOpening: boolean): void {
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const show = () => {
      current.scrollIntoView({ block: "nearest" });
    };
    const showWhileWriting = () => {
      if (current.contains(document.activeElement)) show();
    };
    if (isOpening) show();
    const observer = new ResizeObserver(showWhileWriting);
    observer.observe(current);
    let height = visibleHeight();
    const unwatch = watchVisibleArea(() => {
      const before = height;
      height = visibleHeight();
      // A keyboard that closes covers nothing, and the member may have scrolled on.
      if (height < before) showWhileWriting();
    });
    return () => {
      observer.disconnect();
      unwatch();
    };
  }, [box, isOpening]);
}

function visibleHeight(): number {
  return readVisibleArea()?.height ?? innerHeight;
}
