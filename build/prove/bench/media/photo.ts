import { randomBytes } from "node:crypto";
import sharp from "sharp";

/** As most phones take them. */
const ofPhone = { width: 4032, height: 3024 };

/**
 * A JPEG like no other, smoother than most photographs: of 12 megapixels, unless a size is given,
 * whose sides are multiples of 16.
 */
export async function createPhoto({ width, height } = ofPhone): Promise<Uint8Array<ArrayBuffer>> {
  const grain = { width: width / 16, height: height / 16, channels: 3 as const };
  const jpeg = await sharp(randomBytes(grain.width * grain.height * grain.channels), { raw: grain })
    .resize(width, height, { kernel: "cubic" })
    .jpeg({ quality: 85 })
    .toBuffer();
  return new Uint8Array(jpeg);
}
