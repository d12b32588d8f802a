import { afterEach, expect, test, vi } from "vitest";
import { isCanvasTrue } from "./is-canvas-true.ts";

/** A canvas that returns what `read` makes of each value; null for one that cannot draw. */
function serveCanvas(read: ((value: number, index: number) => number) | null): void {
  const fills: { colour: number[]; x: number; width: number }[] = [];
  const pen = {
    fillStyle: "",
    fillRect: (x: number, _y: number, width: number) =>
      fills.push({ colour: [...pen.fillStyle.matchAll(/\d+/g)].map(Number), x, width }),
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, index) => {
        const x = Math.floor(index / 4) % width;
        const fill = fills.find((one) => one.x <= x && x < one.x + one.width);
        return read?.(index % 4 === 3 ? 255 : fill?.colour[index % 4] ?? 0, index) ?? 0;
      }),
    }),
  };
  vi.stubGlobal("document", {
    createElement: () => ({ width: 0, height: 0, getContext: () => read && pen }),
  });
}

afterEach(() => vi.unstubAllGlobals());

test.each<[string, ((value: number, index: number) => number) | null, boolean]>([
  ["what was drawn", (value) => value, true],
  ["a colour a step off, which nobody sees", (value, index) => value + index % 2, true],
  ["noise", (_, index) => index * 7919 % 256, false],
  ["a blank", () => 255, false],
  ["nothing", null, false],
])("with a browser that returns %s", (_, read, expected) => {
  serveCanvas(read);
  expect(isCanvasTrue()).toBe(expected);
});
