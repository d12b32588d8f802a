import { Buffer } from "node:buffer";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { aiMarkXmp } from "#shared/media/ai-mark/digital-source-type.ts";
import { hasAiMark } from "#shared/media/ai-mark/has-ai-mark.ts";
import { markPng } from "./canvas-to-picture.ts";

test("adds the mark to a PNG and keeps its pixels and their transparency", async () => {
  const background = { r: 200, g: 30, b: 30, alpha: 0.5 };
  const png = await sharp({ create: { width: 9, height: 7, channels: 4, background } }).png().toBuffer();
  expect(await hasAiMark(png)).toBe(false);
  const marked = markPng(new Uint8Array(png));
  expect(marked.type).toBe("image/png");
  const bytes = Buffer.from(await marked.arrayBuffer());
  expect(await hasAiMark(bytes)).toBe(true);
  expect((await sharp(bytes).metadata()).xmpAsString).toBe(aiMarkXmp);
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
  const at = bytes.indexOf("iTXt");
  const end = at + 4 + bytes.readUInt32BE(at - 4);
  expect(bytes.readUInt32BE(end)).toBe(crc32(bytes.subarray(at, end)));
});
