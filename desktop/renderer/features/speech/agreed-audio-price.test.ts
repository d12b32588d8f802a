import { expect, test } from "vitest";
import { agreeToPrice, readAgreedPrice } from "./agreed-audio-price.ts";

function storage(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  };
}

test("stores the agreed price per member", () => {
  const device = storage();
  agreeToPrice(device, "ada", 30);
  expect([readAgreedPrice(device, "ada"), readAgreedPrice(device, "bob")]).toEqual([30, 0]);
});

test("returns 0 when storage is closed or invalid", () => {
  const broken = {
    getItem: () => {
      throw new Error("Switched off");
    },
    setItem: () => {
      throw new Error("Full");
    },
  };
  agreeToPrice(broken, "ada", 30);
  expect(readAgreedPrice(broken, "ada")).toBe(0);
  expect(readAgreedPrice(storage({ "glimmer:audio-price:ada": "lots" }), "ada")).toBe(0);
});
