import { expect, test } from "vitest";
import { agreedPrice, agreeToPrice } from "./price.ts";

function storage(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  };
}

test("what a member agreed to is kept for them alone", () => {
  const device = storage();
  agreeToPrice(device, "ada", 30);
  expect([agreedPrice(device, "ada"), agreedPrice(device, "bob")]).toEqual([30, 0]);
});

test("what cannot be read or kept is asked about again", () => {
  const broken = {
    getItem: () => {
      throw new Error("Switched off");
    },
    setItem: () => {
      throw new Error("Full");
    },
  };
  agreeToPrice(broken, "ada", 30);
  expect(agreedPrice(broken, "ada")).toBe(0);
  expect(agreedPrice(storage({ "glimmer:audio-price:ada": "lots" }), "ada")).toBe(0);
});
