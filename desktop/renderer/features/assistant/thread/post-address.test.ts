import { expect, test } from "vitest";
import { postAddress } from "./post-address.ts";

test("puts a short answer and its image into the address, and that they are the assistant's", () => {
  expect(postAddress("Breathe in.", "/api/media/1")).toEqual({
    search: { content: "Breathe in.", image: "/api/media/1", ai: "true" },
    isTooLong: false,
  });
  expect(postAddress("", "/api/media/1").search).toEqual({ image: "/api/media/1", ai: "true" });
});

test("counts what an address makes of letters", () => {
  expect(postAddress("a".repeat(1_700), null).isTooLong).toBe(false);
  expect(postAddress("ä".repeat(400), null).isTooLong).toBe(true);
});
