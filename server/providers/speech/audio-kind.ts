import { Buffer } from "node:buffer";
import { startsWith } from "#shared/media/ai-mark/bytes.ts";

/** What a speech endpoint sent, by its first bytes. */
type AudioKind = "mp3" | "wav" | "ogg" | "flac" | "aac" | "mp4" | "webm" | "json" | "nothing" | "unknown";

export function audioKindOf(bytes: Uint8Array): AudioKind {
  if (bytes.length === 0) return "nothing";
  if (startsWith(bytes, "ID3")) return "mp3";
  if (startsWith(bytes, "RIFF") || startsWith(bytes, "RF64")) return "wav";
  if (startsWith(bytes, "OggS")) return "ogg";
  if (startsWith(bytes, "fLaC")) return "flac";
  if (startsWith(bytes.subarray(4), "ftyp")) return "mp4";
  const [first = 0, second = 0] = bytes;
  if (first === 0x1a && second === 0x45) return "webm";
  // Eleven bits begin a frame of MPEG; its layer is III of an MP3, and none of AAC.
  if (first === 0xff && (second & 0xe0) === 0xe0) {
    if ((second & 0x06) === 0x02) return "mp3";
    if ((second & 0xf6) === 0xf0) return "aac";
  }
  return /^\s*[{[]/.test(Buffer.from(bytes.subarray(0, 40)).toString("latin1")) ? "json" : "unknown";
}
