import type { Picture } from "./ico.ts";

/**
 * The types that hold a PNG, by its side in pixels; ic11 to ic14 are for screens of double
 * density. The older ones of 16 and 32 pixels are left out: macOS shows PNGs in them scrambled,
 * and makes its own from these.
 */
const types: Readonly<Record<number, readonly string[]>> = {
  32: ["ic11"],
  64: ["ic12"],
  128: ["ic07"],
  256: ["ic08", "ic13"],
  512: ["ic09", "ic14"],
  1024: ["ic10"],
};

/** The sides a macOS icon has pictures of, in pixels. */
export const icnsSizes = Object.keys(types).map(Number);

/** Puts PNGs into a macOS icon file. Throws for a size it has no type for. */
export function packIcns(pictures: readonly Picture[]): Buffer {
  const parts = pictures.flatMap(({ size, png }) => {
    const names = types[size];
    if (!names) throw new Error(`A macOS icon has no picture of ${size} pixels.`);
    return names.map((name) => block(name, png));
  });
  return block("icns", Buffer.concat(parts));
}

/** Its name, its length with these eight bytes, its content. */
function block(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, "latin1");
  head.writeUInt32BE(8 + content.length, 4);
  return Buffer.concat([head, content]);
}
