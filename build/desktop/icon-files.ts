type Pictures = ReadonlyMap<number, Buffer>;

/** PNGs of these sizes as one Windows icon. */
export function icoOf(pictures: Pictures): Buffer {
  const entries = [16, 24, 32, 48, 64, 128, 256].flatMap((size) => {
    const png = pictures.get(size);
    return png ? [{ size, png }] : [];
  });
  const header = Buffer.alloc(6 + entries.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(entries.length, 4);
  let offset = header.length;
  entries.forEach(({ size, png }, index) => {
    const at = 6 + index * 16;
    // 0 stands for 256.
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...entries.map(({ png }) => png)]);
}

/** Apple's names for PNGs of these sizes; some stand for half the size at twice the density. */
const types: readonly [string, number][] = [
  ["icp4", 16],
  ["icp5", 32],
  ["ic07", 128],
  ["ic08", 256],
  ["ic09", 512],
  ["ic10", 1024],
  ["ic11", 32],
  ["ic12", 64],
  ["ic13", 256],
  ["ic14", 512],
];

/** PNGs of these sizes as one Mac icon. */
export function icnsOf(pictures: Pictures): Buffer {
  const parts = types.flatMap(([type, size]) => {
    const png = pictures.get(size);
    return png ? [chunk(type, png)] : [];
  });
  return chunk("icns", Buffer.concat(parts));
}

function chunk(type: string, body: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.write(type, "ascii");
  header.writeUInt32BE(body.length + 8, 4);
  return Buffer.concat([header, body]);
}
