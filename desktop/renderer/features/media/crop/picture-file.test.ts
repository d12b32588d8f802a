import sharp from "sharp";
import { expect, test } from "vitest";
import { findPictureProblem } from "./picture-file.ts";

const picture = (format: "jpeg" | "png" | "gif") =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: "teal" } }).withMetadata({
    orientation: 6,
  })
    .toFormat(format).toBuffer();
const fileOf = (bytes: Uint8Array<ArrayBuffer> | string, name = "a") => new File([bytes], name);

/** The header of a PNG with this size, and nothing after it. */
function pngHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

test.each(["jpeg", "png", "gif"] as const)("accepts a %s", async (format) => {
  expect(await findPictureProblem(fileOf(new Uint8Array(await picture(format))))).toBeNull();
});

test("accepts 5 MB, and refuses one byte more", async () => {
  const bytes = new Uint8Array(5 * 1024 * 1024 + 1);
  bytes.set(pngHeader(100, 100));
  expect(await findPictureProblem(fileOf(bytes.slice(0, -1)))).toBeNull();
  expect(await findPictureProblem(fileOf(bytes))).toBe("Image must be smaller than 5MB");
});

test.each([
  ["an SVG", `<svg xmlns="http://www.w3.org/2000/svg"/>`],
  ["an SVG that is called a PNG", `<svg xmlns="http://www.w3.org/2000/svg"/>`],
  ["a text", "hello"],
  ["an empty file", ""],
  ["a JPEG that breaks off", new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
])("refuses %s, which is not a picture", async (what, bytes) => {
  const name = what.endsWith("PNG") ? "a.png" : "a.svg";
  expect(await findPictureProblem(fileOf(bytes, name))).toMatch(/^Invalid File Type/);
});

test("refuses a PNG of 50,000 × 50,000 by its header", async () => {
  expect(await findPictureProblem(fileOf(pngHeader(50_000, 50_000)))).toMatch(
    /^This image has too many pixels/,
  );
  expect(await findPictureProblem(fileOf(pngHeader(8_000, 5_000)))).toBeNull();
});

test("accepts a JPEG with padding or other bytes before a segment, as decoders do", async () => {
  const jpeg = await picture("jpeg");
  const first = 4 + jpeg.readUInt16BE(4);
  for (const skipped of [[0], [97, 98], [0xff, 0xff], [0xff, 0]]) {
    const bytes = [...jpeg.subarray(0, first), ...skipped, ...jpeg.subarray(first)];
    expect(await findPictureProblem(fileOf(new Uint8Array(bytes)))).toBeNull();
  }
});
