import { expect, test } from "vitest";
import { createDraw } from "./rehearse.ts";

function drawOf(count: number, random?: () => number): string[] {
  const draw = createDraw(3, random);
  for (let at = 0; at < count; at++) {
    if (draw.wants()) draw.take({ name: String(at), bytes: new Uint8Array() });
  }
  return draw.drawn.map(({ name }) => name);
}

test("draws all where there are few", () => expect(drawOf(2)).toEqual(["0", "1"]));

test("draws three of many, late ones too", () => {
  expect(drawOf(100, () => 0.999)).toEqual(["0", "1", "2"]);
  expect(drawOf(100, () => 0)).toEqual(["99", "1", "2"]);
});
