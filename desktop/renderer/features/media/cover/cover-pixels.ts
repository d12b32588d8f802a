export type CoverStyle = "blur" | "block";

interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Squares across the shorter side of a box: a face has too few to be known. */
const squaresAcross = 3;
/** Colours of a square are rounded to these steps, and shifted by chance within one. */
const colourStep = 32;

/**
 * Covers all of these pixels, in place. `block` leaves nothing of them. `blur` leaves large squares
 * of about their mean colour: rounded, and shifted by chance, so that nobody finds the picture by
 * trying which one would give the same squares.
 */
export function coverPixels(pixels: Pixels, style: CoverStyle, random: () => number): void {
  const { data, width, height } = pixels;
  if (style === "block") {
    for (let at = 0; at < data.length; at += 4) data.set(black, at);
    return;
  }
  const side = Math.max(1, Math.ceil(Math.min(width, height) / squaresAcross));
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) coverSquare(pixels, { left, top, side }, random);
  }
}

const black = [0, 0, 0, 255];

function coverSquare(
  pixels: Pixels,
  { left, top, side }: { readonly left: number; readonly top: number; readonly side: number },
  random: () => number,
): void {
  const { data, width, height } = pixels;
  const [right, bottom] = [Math.min(left + side, width), Math.min(top + side, height)];
  const count = (right - left) * (bottom - top);
  const colour = [0, 1, 2].map((channel) => {
    let sum = 0;
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) sum += data[(y * width + x) * 4 + channel] ?? 0;
    }
    const rounded = Math.floor(sum / count / colourStep) * colourStep;
    return rounded + Math.floor(random() * colourStep);
  });
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) data.set([...colour, 255], (y * width + x) * 4);
  }
}
