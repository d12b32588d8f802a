import { randomBytes } from "node:crypto";
import sharp from "sharp";

/** As most phones take them. */
const [width, height] = [4032, 3024];

/** A JPEG of 12 megapixels, with enough in it to cost what a photograph costs. */
export function photograph(): Promise<Uint8Array> {
  const grain = { width: width / 16, height: height / 16, channels: 3 as const };
  return sharp(randomBytes(grain.width * grain.height * grain.channels), { raw: grain })
    .resize(width, height, { kernel: "cubic" })
    .jpeg({ quality: 85 })
    .toBuffer();
}
