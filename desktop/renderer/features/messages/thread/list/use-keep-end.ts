import { type RefObject, useEffect } from "react";
import { isOnPaper } from "../../../../lib/browser/on-paper.ts";
import { atEndPx } from "./use-message-list.ts";

/**
 * Keeps a list at its end while its height changes, as when the composer grows or a keyboard
 * opens: the last message would go below its edge.
 */
export function useKeepEnd(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let height = box.clientHeight;
    let isAtEnd = false;
    let isEdited = false;
    const read = () => {
      // A scroll that the change of height itself caused says nothing about the member.
      if (box.clientHeight === height && !isEdited) {
        isAtEnd = box.scrollHeight - box.clientHeight - box.scrollTop <= atEndPx;
      }
    };
    read();
    const watching = new AbortController();
    box.addEventListener("scroll", read, { signal: watching.signal, passive: true });
    // Text that replaces a selection leaves the composer empty for a moment. The list is taller
    // then, which moves it away from its end, and as tall as before once the new text is there.
    const settleEdit = () => {
      isEdited = false;
      if (isAtEnd) box.scrollTo({ top: box.scrollHeight });
    };
    const edit = () => {
      if (!isEdited) requestAnimationFrame(settleEdit);
      isEdited = true;
    };
    document.addEventListener("beforeinput", edit, { signal: watching.signal, passive: true });
    const sizes = new ResizeObserver(() => {
      if (box.clientHeight === height || isOnPaper()) return;
      height = box.clientHeight;
      if (isAtEnd) box.scrollTo({ top: box.scrollHeight });
      else read();
    });
    sizes.observe(box);
    return () => {
      watching.abort();
      sizes.disconnect();
    };
  }, [scroller]);
}
