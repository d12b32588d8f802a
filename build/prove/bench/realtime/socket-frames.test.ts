import { expect, test } from "vitest";
import { encodeMaskedFrame, opcodes, takeWireFrames } from "./socket-frames.ts";

/** As a server sends it. */
function wire(opcode: number, text: string): Buffer {
  const payload = Buffer.from(text);
  const head = payload.length < 126
    ? Buffer.from([0x80 | opcode, payload.length])
    : Buffer.from([0x80 | opcode, 126, payload.length >> 8, payload.length & 255]);
  return Buffer.concat([head, payload]);
}

test.each(["", "short", "long ".repeat(40)])("reads frames in pieces of any size: %j", (text) => {
  const bytes = Buffer.concat([wire(opcodes.text, text), wire(opcodes.ping, ""), wire(opcodes.close, "xy")]);
  for (const size of [1, 3, bytes.length]) {
    const taken: [number, string][] = [];
    let rest: Buffer = Buffer.alloc(0);
    for (let at = 0; at < bytes.length; at += size) {
      rest = takeWireFrames(Buffer.concat([rest, bytes.subarray(at, at + size)]), ({ opcode, payload }) => {
        taken.push([opcode, payload.toString()]);
      });
    }
    expect(taken).toEqual([[opcodes.text, text], [opcodes.ping, ""], [opcodes.close, "xy"]]);
    expect(rest.length).toBe(0);
  }
});

test.each([10, 200])("masks a frame of %i bytes", (size) => {
  const frame = encodeMaskedFrame(opcodes.text, Buffer.alloc(size, "a"));
  const head = size < 126 ? 2 : 4;
  expect(frame.readUInt8(1) & 0x80).toBe(0x80);
  expect(frame.length).toBe(head + 4 + size);
});
