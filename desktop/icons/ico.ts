/** A picture of a container: its side in pixels, and the PNG. */
export interface Picture {
  readonly size: number;
  readonly png: Buffer;
}

const headerLength = 6;
const entryLength = 16;

/**
 * Puts PNGs into a Windows icon file. Throws for one larger than 256 pixels, which it cannot hold.
 */
export function packIco(pictures: readonly Picture[]): Buffer {
  const header = Buffer.alloc(headerLength + entryLength * pictures.length);
  header.writeUInt16LE(1, 2); // An icon, not a cursor.
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    if (size > 256) throw new Error(`A Windows icon holds pictures of up to 256 pixels, not ${size}.`);
    const entry = headerLength + entryLength * index;
    // A byte each; 0 says 256.
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
