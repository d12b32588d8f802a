import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { Zoom } from "./use-zoom.ts";

/** A mouse that moved less has clicked. */
const dragPixels = 4;
const doubleTapMs = 350;
const doubleTapPixels = 30;
const mostWheelStep = 50;
const wheelSpeed = 0.008;

interface Gestures {
  readonly zoom: Zoom;
  /** The wheel scrolls a tall picture and zooms any other; with Ctrl it always zooms. */
  readonly isTall: boolean;
}

/**
 * Zooms by wheel, pinch and double tap, and moves by dragging with a mouse; touch moves the box as
 * it scrolls everything. Returns the handlers for the box.
 */
export function useZoomGestures(box: RefObject<HTMLElement | null>, { zoom, isTall }: Gestures) {
  useWheel(box, { zoom, isTall });
  usePinch(box, zoom);
  const drag = useRef<{ x: number; y: number; hasMoved: boolean } | null>(null);
  const wasDragged = useRef(false);
  const lastTap = useRef({ at: 0, x: 0, y: 0 });
  return {
    onPointerDown: ({ pointerType, button, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      if (pointerType === "mouse" && button === 0) drag.current = { x, y, hasMoved: false };
    },
    onPointerMove: ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
      const from = drag.current;
      if (!from) return;
      const hasMoved = from.hasMoved || Math.hypot(x - from.x, y - from.y) >= dragPixels;
      if (!hasMoved) return;
      if (!from.hasMoved) currentTarget.setPointerCapture(pointerId);
      currentTarget.scrollBy(from.x - x, from.y - y);
      drag.current = { x, y, hasMoved };
      wasDragged.current = true;
    },
    onPointerUp: () => (drag.current = null),
    onPointerCancel: () => (drag.current = null),
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      // The end of a drag neither closes the viewer nor counts as a tap.
      if (wasDragged.current) return event.stopPropagation();
      if (!(event.target instanceof HTMLImageElement)) return;
      const { timeStamp: at, clientX: x, clientY: y } = event;
      const last = lastTap.current;
      const isSecond = at - last.at < doubleTapMs && Math.hypot(x - last.x, y - last.y) < doubleTapPixels;
      lastTap.current = isSecond ? { at: 0, x: 0, y: 0 } : { at, x, y };
      if (isSecond) zoom.toggle({ x, y });
    },
  };
}

function useWheel(box: RefObject<HTMLElement | null>, { zoom, isTall }: Gestures): void {
  const turn = useEffectEvent((event: WheelEvent) => {
    // Pinching a touchpad comes as a wheel with Ctrl.
    if (isTall && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 16;
    const step = Math.min(mostWheelStep, Math.max(-mostWheelStep, pixels));
    zoom.zoomBy(Math.exp(-step * wheelSpeed), { x: event.clientX, y: event.clientY });
  });
  useEffect(() => {
    const area = box.current;
    const onWheel = (event: WheelEvent) => turn(event);
    // React's own listener could not keep the page from zooming.
    area?.addEventListener("wheel", onWheel, { passive: false });
    return () => area?.removeEventListener("wheel", onWheel);
  }, [box]);
}

function usePinch(box: RefObject<HTMLElement | null>, zoom: Zoom): void {
  const distance = useRef<number | null>(null);
  const pinch = useEffectEvent((event: TouchEvent) => {
    const [one, other] = event.touches;
    if (!one || !other) {
      distance.current = null;
      return;
    }
    if (event.cancelable) event.preventDefault();
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const at = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
    if (distance.current !== null) zoom.zoomBy(apart / distance.current, at);
    distance.current = apart;
  });
  useEffect(() => {
    const area = box.current;
    const onTouch = (event: TouchEvent) => pinch(event);
    const kinds = ["touchstart", "touchmove", "touchend", "touchcancel"] as const;
    for (const kind of kinds) area?.addEventListener(kind, onTouch, { passive: false });
    return () => kinds.forEach((kind) => area?.removeEventListener(kind, onTouch));
  }, [box]);
}
