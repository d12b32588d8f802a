/** A box over a picture, in parts of its width and height. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Smaller ones are the slip of a finger. */
const smallest = 0.02;

/** The box between two points, within the picture. */
export function boxBetween(from: Point, to: Point): Box {
  const [x, y] = [within(Math.min(from.x, to.x)), within(Math.min(from.y, to.y))];
  return {
    x,
    y,
    width: within(Math.max(from.x, to.x)) - x,
    height: within(Math.max(from.y, to.y)) - y,
  };
}

export function isTooSmall({ width, height }: Box): boolean {
  return width < smallest || height < smallest;
}

/** A new box in the middle of the picture, of a size for a face. */
export function middleBox(): Box {
  return { x: 0.4, y: 0.4, width: 0.2, height: 0.2 };
}

/** Moves a box, as far as the picture goes. */
export function moveBox(box: Box, { x, y }: Point): Box {
  return {
    ...box,
    x: Math.min(Math.max(box.x + x, 0), 1 - box.width),
    y: Math.min(Math.max(box.y + y, 0), 1 - box.height),
  };
}

/** Makes a box wider and higher, or smaller. Its top left corner stays. */
export function resizeBox(box: Box, { x, y }: Point): Box {
  return {
    ...box,
    width: Math.min(Math.max(box.width + x, smallest), 1 - box.x),
    height: Math.min(Math.max(box.height + y, smallest), 1 - box.y),
  };
}

/** The whole pixels that a box touches. */
export function toPixels(box: Box, size: { readonly width: number; readonly height: number }): Box {
  const x = Math.floor(box.x * size.width);
  const y = Math.floor(box.y * size.height);
  return {
    x,
    y,
    width: Math.max(1, Math.min(Math.ceil((box.x + box.width) * size.width), size.width) - x),
    height: Math.max(1, Math.min(Math.ceil((box.y + box.height) * size.height), size.height) - y),
  };
}

function within(part: number): number {
  return Math.min(Math.max(part, 0), 1);
}
