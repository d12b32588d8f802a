import sharp from "sharp";

/** Draws a square drawing of one unit as a PNG of `size` × `size` pixels. */
export async function drawPng(svg: string, size: number): Promise<Buffer> {
  // The drawing is one unit, one CSS pixel, at 72 dpi.
  const density = Math.min(72 * size, 100_000);
  return await sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();
}
