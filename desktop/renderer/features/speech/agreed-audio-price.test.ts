import { expect, test } from "vitest";
import { agreeToPrice, readAgreedPrice } from "./agreed-audio-price.ts";

function storage(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
      return true;
    },
  };
}

test("stores the agreed price per member", () => {
  const device = storage();
  agreeToPrice(device, "ada", 30);
  expect([readAgreedPrice(device, "ada"), readAgreedPrice(device, "bob")]).toEqual([30, 0]);
});

test("returns 0 for an invalid price", () => {
  expect(readAgreedPrice(storage({ "glimmer:audio-price:ada": "lots" }), "ada")).toBe(0);
});
