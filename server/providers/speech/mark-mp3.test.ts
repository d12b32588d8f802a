import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { createSilentMp3 } from "../../../build/practice/model/start-practice-model.ts";
import { aiMarkXmp, aiSourceType } from "#shared/media/ai-mark/digital-source-type.ts";
import { markMp3 } from "./mark-mp3.ts";

/**
 * Reads what a player does: the frames of the ID3v2.3 tag by their ids, and the sound behind it.
 */
function readTag(file: Uint8Array): { frames: Record<string, string>; sound: Uint8Array } {
  const bytes = Buffer.from(file);
  expect(bytes.subarray(0, 6).toString("latin1")).toBe("ID3\x03\0\0");
  const end = 10 + bytes.subarray(6, 10).reduce((size, byte) => size * 128 + byte, 0);
  const frames: Record<string, string> = {};
  for (let at = 10; at < end;) {
    const size = bytes.readUInt32BE(at + 4);
    frames[bytes.toString("latin1", at, at + 4)] = bytes.toString("latin1", at + 10, at + 10 + size);
    at += 10 + size;
    expect(at).toBeLessThanOrEqual(end);
  }
  return { frames, sound: bytes.subarray(end) };
}

const marks = { TXXX: `\0DigitalSourceType\0${aiSourceType}`, PRIV: `XMP\0${aiMarkXmp}` };

test("says in a text and in XMP that a model made it, and leaves the sound as it is", () => {
  const { frames, sound } = readTag(markMp3(createSilentMp3()));
  expect(frames).toEqual(marks);
  expect(new Uint8Array(sound)).toEqual(createSilentMp3());
});

test("has no byte in the tag that starts a frame of sound", () => {
  const marked = markMp3(createSilentMp3());
  const tag = marked.subarray(0, marked.length - createSilentMp3().length);
  expect(tag.includes(0xff)).toBe(false);
});

test.each([
  ["ID3v2.3", [3, 0, 0, 0, 0, 1, 5], 133],
  ["ID3v2.4 with a footer", [4, 0, 0x10, 0, 0, 0, 3], 13],
])("replaces a tag of %s", (_, head, length) => {
  const tag = Buffer.alloc(10 + length, "tag ");
  tag.set(Buffer.from("ID3"));
  tag.set(head, 3);
  const { frames, sound } = readTag(markMp3(Buffer.concat([tag, createSilentMp3()])));
  expect(frames).toEqual(marks);
  expect(new Uint8Array(sound)).toEqual(createSilentMp3());
});

test("keeps all bytes when the tag's length is beyond the file", () => {
  const file = Buffer.concat([Buffer.from("ID3\x03\0\0\x7f\x7f\x7f\x7f", "latin1"), createSilentMp3(1)]);
  expect(readTag(markMp3(file)).sound).toEqual(file);
});
