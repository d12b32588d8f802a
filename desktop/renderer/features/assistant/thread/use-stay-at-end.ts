import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Closer than this to the end counts as being at the end. */
const atEndPx = 32;

/**
 * Keeps a scrolled box at its end while it grows, unless the member has scrolled away. When `asked`
 * changes, they have asked something and the box goes to its end; when `first` changes, older rows
 * were added on top and the scroll position stays at the same row.
 */
export function useStayAtEnd(asked: string | undefined, first: string | undefined) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isStuck = useRef(true);
  const height = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);
  const goToEnd = useCallback(() => {
    isStuck.current = true;
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, []);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box && !isStuck.current) box.scrollTop += box.scrollHeight - height.current;
  }, [first]);
  useEffect(() => {
    if (asked !== undefined) goToEnd();
  }, [asked, goToEnd]);
  useEffect(() => {
    const box = scroller.current;
    if (!box || !content.current) return;
    const watching = new AbortController();
    const followEnd = () => {
      if (isStuck.current) box.scrollTo({ top: box.scrollHeight });
      height.current = box.scrollHeight;
      setAtEnd(pixelsToEnd(box) <= atEndPx);
    };
    box.addEventListener("scroll", () => {
      isStuck.current = pixelsToEnd(box) <= atEndPx;
      setAtEnd(isStuck.current);
    }, { signal: watching.signal, passive: true });
    const sizes = new ResizeObserver(followEnd);
    sizes.observe(content.current);
    sizes.observe(box);
    return () => {
      watching.abort();
      sizes.disconnect();
    };
  }, []);
  return { scroller, content, isAtEnd, goToEnd };
}

function pixelsToEnd({ scrollHeight, clientHeight, scrollTop }: HTMLElement): number {
  return scrollHeight - clientHeight - scrollTop;
}
