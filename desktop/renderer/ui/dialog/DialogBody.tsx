import { type ReactNode, useEffect, useRef, useState } from "react";

/**
 * The part between a dialog's title and buttons; it scrolls, also by keyboard, when the window is
 * too short.
 */
export function DialogBody({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const { current } = body;
    if (!current) return;
    const observer = new ResizeObserver(() => setScrolling(current.scrollHeight > current.clientHeight));
    observer.observe(current);
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    return () => observer.disconnect();
  }, []);
  // Some browsers scroll only a focused element by keyboard.
  const focus = isScrolling ? { tabIndex: 0 } : {};
  return (
    <div
      ref={body}
      data-dialog-body
      {...focus}
      className="relative min-h-0 overflow-y-auto overscroll-contain scroll-edges px-5 focus-visible:-outline-offset-2 md:px-6 very-low:shrink-0 very-low:overflow-visible"
    >
      <div className="pb-1">{children}</div>
    </div>
  );
}
