import { Buffer } from "node:buffer";
import { startsWith } from "#shared/media/ai-mark/bytes.ts";
import { aiMarkXmp, aiSourceType } from "#shared/media/ai-mark/digital-source-type.ts";

const headerBytes = 10;

/**
 * An MP3 with an ID3v2.3 tag which says that a model made it (speech.4), in the two places where
 * readers look: a text of the name that IPTC gives it, and XMP. Another tag at its start is left
 * out, since players read only the first. The sound stays as it is.
 */
export function markMp3(mp3: Uint8Array): Uint8Array {
  const text = frame("TXXX", `\0DigitalSourceType\0${aiSourceType}`);
  const xmp = frame("PRIV", `XMP\0${aiMarkXmp}`);
  const frames = Buffer.concat([text, xmp]);
  const header = Buffer.from("ID3\x03\0\0", "latin1");
  return Buffer.concat([header, syncsafe(frames.length), frames, mp3.subarray(tagLength(mp3))]);
}

/** A frame of ASCII; of a text, the first byte says so. */
function frame(id: string, content: string): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  return Buffer.concat([Buffer.from(id, "latin1"), size, Buffer.alloc(2), Buffer.from(content, "latin1")]);
}

/** Seven bits a byte, so that no tag looks like a frame of sound. */
function syncsafe(value: number): Buffer {
  return Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f));
}

/** The length of the ID3v2 tag at the start: 0 without one, or when it does not fit the file. */
function tagLength(mp3: Uint8Array): number {
  const [version = 0, , flags = 0, ...size] = mp3.subarray(3, headerBytes);
  const isTag = startsWith(mp3, "ID3") && size.length === 4;
  if (!isTag || size.some((byte) => byte > 0x7f)) return 0;
  const hasFooter = version >= 4 && (flags & 0x10) !== 0;
  const length = headerBytes + size.reduce((sum, byte) => sum * 128 + byte, 0) +
    (hasFooter ? headerBytes : 0);
  return length < mp3.length ? length : 0;
}
