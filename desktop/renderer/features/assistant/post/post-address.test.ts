import { expect, test } from "vitest";
import { postAddress } from "./PostButton.tsx";

test("puts a short answer, its image and their AI label into the address", () => {
  expect(postAddress("Breathe in.", "/api/media/1")).toEqual({
    search: { content: "Breathe in.", image: "/api/media/1", ai: "true" },
    isTooLong: false,
  });
  expect(postAddress("", "/api/media/1").search).toEqual({ image: "/api/media/1", ai: "true" });
});

test("counts the encoded characters of an address", () => {
  expect(postAddress("a".repeat(1_700), null).isTooLong).toBe(false);
  expect(postAddress("ä".repeat(400), null).isTooLong).toBe(true);
});
