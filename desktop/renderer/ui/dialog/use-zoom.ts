import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { isTall } from "#shared/media/picture-shape.ts";
import { clampWidth, measureWidths, type Widths } from "./picture-size.ts";

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
  picture: Size,
): Zoom {
  const size = useBoxSize(box, picture);
  const widths = size && measureWidths(size, picture);
  // Times the first width, so that a turned phone keeps it.
  const [scale, setScale] = useState(1);
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
    setScale(next / widths.first);
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
