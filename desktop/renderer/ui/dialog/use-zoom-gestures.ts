import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { isTall } from "#shared/media/picture-shape.ts";
import { clampWidth, measureWidths, type Widths } from "./picture-size.ts";

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

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of the picture, as shares of its sides, that stays under a point of the window. */
interface Anchor {
  readonly share: Point;
  readonly at: Point;
}

export interface Zoom {
  /** In CSS pixels; null until the box is measured. */
  readonly width: number | null;
  readonly widths: Widths | null;
  /** Changes the width, around a point of the window; without one around the middle. */
  zoomBy(factor: number, at?: Point): void;
  /** Back to the first size; from there closer to a point. */
  toggle(at: Point): void;
  reset(): void;
}

const closer = 2.5;

/** The width of a picture in a box that scrolls. */
export function useZoom(
  box: RefObject<HTMLElement | null>,
  image: RefObject<HTMLElement | null>,
  picture: Size & { readonly url: string },
): Zoom {
  const size = useBoxSize(box, picture);
  const widths = size && measureWidths(size, picture);
  // Times the first width, so that a turned phone keeps it; another picture begins with its own.
  const [scaled, setScaled] = useState({ url: picture.url, by: 1 });
  const scale = scaled.url === picture.url ? scaled.by : 1;
  const anchor = useRef<Anchor | null>(null);
  const width = widths && clampWidth(widths.first * scale, widths);
  useLayoutEffect(() => {
    const [held, area, shown] = [anchor.current, box.current, image.current];
    anchor.current = null;
    if (!held || !area || !shown) return;
    const { left, top, width: wide, height } = shown.getBoundingClientRect();
    area.scrollLeft += left + held.share.x * wide - held.at.x;
    area.scrollTop += top + held.share.y * height - held.at.y;
  }, [box, image, width]);
  const zoomTo = (wanted: number, at?: Point) => {
    const [area, shown] = [box.current, image.current];
    if (!widths || width === null || !area || !shown) return;
    const next = clampWidth(wanted, widths);
    if (next === width) return;
    const around = at ?? middleOf(area);
    const { left, top, width: wide, height } = shown.getBoundingClientRect();
    const share = { x: clampShare((around.x - left) / wide), y: clampShare((around.y - top) / height) };
    anchor.current = { share, at: around };
    setScaled({ url: picture.url, by: next / widths.first });
  };
  return {
    width,
    widths,
    zoomBy: (factor, at) => zoomTo((width ?? 0) * factor, at),
    toggle: (at) => {
      if (widths) zoomTo(width === widths.first ? widths.first * closer : widths.first, at);
    },
    reset: () => zoomTo(widths?.first ?? 0),
  };
}

function useBoxSize(box: RefObject<HTMLElement | null>, picture: Size): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  const measure = useEffectEvent(() => {
    const area = box.current;
    if (!area) return;
    // With the room of scrollbars, about which the width decides: else the two would take turns. A
    // tall picture always has the one at its side, whose room is kept for it.
    const width = isTall(picture) ? area.clientWidth : area.offsetWidth;
    const height = area.offsetHeight;
    setSize((known) => known?.width === width && known.height === height ? known : { width, height });
  });
  useEffect(() => {
    const area = box.current;
    if (!area) return;
    const observer = new ResizeObserver(() => measure());
    observer.observe(area);
    return () => observer.disconnect();
  }, [box]);
  return size;
}

function middleOf(area: HTMLElement): Point {
  const { left, top, width, height } = area.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function clampShare(share: number): number {
  return Math.min(1, Math.max(0, share));
}
