/** Two colours that no blank or grey stand-in has by chance. */
const drawn = [[200, 40, 120], [30, 160, 80]] as const;
/** Brave and Firefox shift colours by a step or two, which nobody sees. */
const mostShift = 8;
const side = 16;

/**
 * Whether the browser returns what a page has drawn. One that resists fingerprinting may return
 * noise, which would be saved as a picture of stripes.
 */
export function isCanvasTrue(): boolean {
  const canvas = document.createElement("canvas");
  canvas.width = side * drawn.length;
  canvas.height = side;
  const pen = canvas.getContext("2d");
  if (!pen) return false;
  drawn.forEach((colour, at) => {
    pen.fillStyle = `rgb(${colour.join()})`;
    pen.fillRect(at * side, 0, side, side);
  });
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  return data.every((value, index) => {
    const pixel = Math.floor(index / 4);
    const expected = drawn[Math.floor((pixel % canvas.width) / side)]?.[index % 4] ?? 255;
    return Math.abs(value - expected) <= mostShift;
  });
}
