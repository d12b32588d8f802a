/** Glyphs of three by five dots. */
const glyphs: Readonly<Record<string, readonly string[]>> = {
  "0": ["###", "#.#", "#.#", "#.#", "###"],
  "1": [".#.", "##.", ".#.", ".#.", "###"],
  "2": ["###", "..#", "###", "#..", "###"],
  "3": ["###", "..#", ".##", "..#", "###"],
  "4": ["#.#", "#.#", "###", "..#", "..#"],
  "5": ["###", "#..", "###", "..#", "###"],
  "6": ["###", "#..", "###", "#.#", "###"],
  "7": ["###", "..#", ".#.", ".#.", ".#."],
  "8": ["###", "#.#", "###", "#.#", "###"],
  "9": ["###", "#.#", "###", "..#", "###"],
  "+": ["...", ".#.", "###", ".#.", "..."],
};

/** The dawn colour of the design in BGRA, the order of Electron's bitmaps. */
const fill = [0x1f, 0x4f, 0xb4, 0xff] as const;
const ink = [0xff, 0xff, 0xff, 0xff] as const;

/**
 * Draws a count as a badge in the lower right corner of a square image, or over the whole of an
 * empty one. Three characters take the whole width; smaller ones are unreadable.
 * @param base BGRA pixels of `size` × `size`; null: transparent
 */
export function drawBadge(base: Uint8Array | null, size: number, label: string): Uint8Array {
  const pixels = base ? Uint8Array.from(base) : new Uint8Array(size * size * 4);
  const dots = textDots(label);
  const columns = dots[0]?.length ?? 0;
  const room = base && label.length < 3 ? size * 0.66 : size;
  const scale = Math.max(1, Math.floor(room / (Math.max(columns, 5) + 2)));
  const height = 7 * scale;
  const width = Math.min(size, Math.max((columns + 2) * scale, height));
  const left = base ? size - width : Math.floor((size - width) / 2);
  const top = base ? size - height : Math.floor((size - height) / 2);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      paint(pixels, size, left + x, top + y, fill, coverage(x, y, width, height));
    }
  }
  const textLeft = left + Math.floor((width - columns * scale) / 2);
  dots.forEach((row, y) =>
    row.forEach((isOn, x) => {
      for (let dy = 0; isOn && dy < scale; dy += 1) {
        for (let dx = 0; dx < scale; dx += 1) {
          paint(pixels, size, textLeft + x * scale + dx, top + (y + 1) * scale + dy, ink, 1);
        }
      }
    })
  );
  return pixels;
}

/** Returns the label's glyphs side by side, one column apart. */
function textDots(label: string): boolean[][] {
  return [0, 1, 2, 3, 4].map((row) =>
    [...label].flatMap((character, index) => [
      ...(index > 0 ? [false] : []),
      ...[...(glyphs[character]?.[row] ?? "...")].map((dot) => dot === "#"),
    ])
  );
}

/** Returns how much of a pixel lies within a box with round ends, for a smooth edge. */
function coverage(x: number, y: number, width: number, height: number): number {
  const radius = height / 2;
  const centre = Math.min(Math.max(x + 0.5, radius), width - radius);
  const distance = Math.hypot(x + 0.5 - centre, y + 0.5 - radius);
  return Math.min(Math.max(radius - distance + 0.5, 0), 1);
}

/** Blends a colour over a pixel. Bitmaps have premultiplied alpha. */
function paint(
  pixels: Uint8Array,
  size: number,
  x: number,
  y: number,
  colour: readonly number[],
  share: number,
): void {
  if (x < 0 || y < 0 || x >= size || y >= size) return;
  const at = (y * size + x) * 4;
  colour.forEach((value, channel) => {
    pixels[at + channel] = Math.round(value * share + (pixels[at + channel] ?? 0) * (1 - share));
  });
}
