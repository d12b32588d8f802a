/** A frame as it stands on the wire, unmasked: as servers send them. */
interface WireFrame {
  readonly opcode: number;
  readonly payload: Buffer;
}

export const opcodes = { text: 0x1, close: 0x8, ping: 0x9, pong: 0xa } as const;

/** Passes on each complete frame and returns the rest. */
export function takeWireFrames(bytes: Buffer, take: (frame: WireFrame) => void): Buffer {
  let rest = bytes;
  while (rest.length >= 2) {
    const second = rest.readUInt8(1);
    const start = second === 127 ? 10 : second === 126 ? 4 : 2;
    if (rest.length < start) break;
    const length = second === 127
      ? Number(rest.readBigUInt64BE(2))
      : second === 126
      ? rest.readUInt16BE(2)
      : second;
    if (rest.length < start + length) break;
    take({ opcode: rest.readUInt8(0) & 0x0f, payload: rest.subarray(start, start + length) });
    rest = rest.subarray(start + length);
  }
  return rest;
}

/** A frame as clients send it: masked, here with zeros, which leave it as it is. */
export function encodeMaskedFrame(opcode: number, payload: Buffer): Buffer {
  const head = payload.length < 126
    ? Buffer.from([0x80 | opcode, 0x80 | payload.length])
    : Buffer.from([0x80 | opcode, 0xfe, payload.length >> 8, payload.length & 255]);
  return Buffer.concat([head, Buffer.alloc(4), payload]);
}
