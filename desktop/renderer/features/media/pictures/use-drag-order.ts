import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** Below this a press is a click, and a finger's may become scrolling. */
const startPx = 8;
/** A finger that rests this long drags; one that moves earlier scrolls. */
const holdMs = 300;

interface Press {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** True once it drags. */
  isDragging: boolean;
  hold: ReturnType<typeof setTimeout> | undefined;
}

interface DragOrder {
  /** What is dragged, and the place it would have now. */
  readonly dragged: { readonly id: string; readonly place: number } | null;
  /** Whether the click that follows belongs to a drag. */
  readonly wasDrag: () => boolean;
  readonly handlersOf: (id: string) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  };
}

/**
 * Changes the order of the elements with `data-picture` in a list by dragging one over another:
 * with a mouse at once, with a finger after a short hold, so that the page still scrolls.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  isDisabled: boolean,
  onMove: (id: string, place: number) => void,
): DragOrder {
  const [dragged, setDragged] = useState<DragOrder["dragged"]>(null);
  const press = useRef<Press | null>(null);
  const ended = useRef(false);
  useNoScroll(list, press);

  const begin = (id: string) => {
    if (!press.current || !list.current) return;
    press.current.isDragging = true;
    setDragged({ id, place: placesIn(list.current).indexOf(id) });
  };
  const start = (id: string, event: PointerEvent<HTMLElement>) => {
    ended.current = false;
    if (isDisabled || event.button !== 0) return;
    const isTouch = event.pointerType === "touch";
    const hold = isTouch ? setTimeout(begin, holdMs, id) : undefined;
    press.current = { id, x: event.clientX, y: event.clientY, isDragging: false, hold };
    const watch = new AbortController();
    const { signal } = watch;
    const stop = () => {
      clearTimeout(hold);
      watch.abort();
      press.current = null;
      setDragged(null);
    };
    let place = -1;
    const move = (at: globalThis.PointerEvent) => {
      const now = press.current;
      if (!now) return;
      const isFar = Math.hypot(at.clientX - now.x, at.clientY - now.y) > startPx;
      if (!now.isDragging && isFar && isTouch) return stop();
      if (!now.isDragging && isFar) begin(id);
      if (!now.isDragging || !list.current) return;
      const over = document.elementFromPoint(at.clientX, at.clientY)?.closest("[data-picture]");
      const found = over ? [...list.current.children].indexOf(over) : -1;
      if (found < 0) return;
      place = found;
      setDragged({ id, place });
    };
    const end = () => {
      ended.current = press.current?.isDragging === true;
      // The click comes with it, if one comes.
      setTimeout(() => (ended.current = false));
      stop();
      if (ended.current && place >= 0) onMove(id, place);
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", stop, { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && stop(), { signal, capture: true });
  };
  return {
    dragged,
    wasDrag: () => ended.current,
    handlersOf: (id) => ({ onPointerDown: (event) => start(id, event) }),
  };
}

function placesIn(list: HTMLElement): (string | undefined)[] {
  return [...list.children].map((
    child,
  ) => (child instanceof HTMLElement ? child.dataset["picture"] : undefined));
}

/** Keeps a finger that drags from scrolling, and from opening the browser's menu of a picture. */
function useNoScroll(list: RefObject<HTMLElement | null>, press: RefObject<Press | null>): void {
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const watch = new AbortController();
    const hinder = (event: Event) => press.current?.isDragging && event.preventDefault();
    current.addEventListener("touchmove", hinder, { passive: false, signal: watch.signal });
    current.addEventListener(
      "contextmenu",
      (event) => press.current?.hold !== undefined && event.preventDefault(),
      { signal: watch.signal },
    );
    return () => watch.abort();
  }, [list, press]);
}
