import { expect, test } from "vitest";
import { coverPixels, type CoverStyle } from "./cover-pixels.ts";

/** Pixels in which each differs from its neighbours, as transparent as given. */
function noise(width: number, height: number, alpha = 255) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 4) {
    data.set([(at * 7) % 256, (at * 13) % 256, (at * 29) % 256, alpha], at);
  }
  return { data, width, height };
}

function cover(style: CoverStyle, random = () => 0.5, pixels = noise(90, 30)) {
  coverPixels(pixels, style, random);
  return pixels;
}

const coloursOf = ({ data }: { readonly data: Uint8ClampedArray }) =>
  new Set(Array.from({ length: data.length / 4 }, (_, at) => data.subarray(at * 4, at * 4 + 4).join()));

test("a block leaves nothing of what is under it", () => {
  expect([...coloursOf(cover("block"))]).toEqual(["0,0,0,255"]);
});

test("a blur leaves three squares across the shorter side, of one colour each", () => {
  const { data, width } = cover("blur", Math.random);
  const colourAt = (x: number, y: number) => data.slice((y * width + x) * 4, (y * width + x) * 4 + 4).join();
  for (const [left, top] of [[0, 0], [10, 0], [80, 20]] as const) {
    const square = new Set<string>();
    for (let y = top; y < top + 10; y += 1) {
      for (let x = left; x < left + 10; x += 1) square.add(colourAt(x, y));
    }
    expect(square.size).toBe(1);
  }
  expect(coloursOf({ data }).size).toBeLessThanOrEqual(27);
});

test("a blur of other pixels with about the same mean is the same: nobody can try which it was", () => {
  const [grey, checks] = [noise(9, 9), noise(9, 9)];
  for (let at = 0; at < grey.data.length; at += 4) {
    grey.data.set([112, 112, 112, 255], at);
    checks.data.set(at % 8 === 0 ? [72, 72, 72, 255] : [152, 152, 152, 255], at);
  }
  expect(cover("blur", () => 0.5, checks).data).toEqual(cover("blur", () => 0.5, grey).data);
});

test.each(["blur", "block"] as const)("a %s is opaque, also over transparent pixels", (style) => {
  const { data } = cover(style, Math.random, noise(20, 20, 0));
  expect(data.filter((_, at) => at % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
});
