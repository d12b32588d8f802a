import { Buffer } from "node:buffer";

/** A tone in a WAV of 16 bits and one channel, as some services send speech. */
export function createTonedWav(
  { seconds = 1, rate = 24_000, isStreamed = false } = {},
): Uint8Array<ArrayBuffer> {
  const bytes = seconds * rate * 2;
  const wav = Buffer.alloc(44 + bytes);
  // A service that streams doesn't know yet how long it will be.
  const lengthOf = (length: number) => isStreamed ? 0xffffffff : length;
  wav.write("RIFF", 0);
  wav.writeUInt32LE(lengthOf(36 + bytes), 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(lengthOf(bytes), 40);
  for (let at = 0; at < bytes / 2; at++) wav.writeInt16LE(Math.round(8_000 * Math.sin(at / 10)), 44 + at * 2);
  return new Uint8Array(wav);
}
