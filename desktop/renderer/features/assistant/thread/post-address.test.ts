import { expect, test } from "vitest";
import { createPostAddress } from "./AnswerActions.tsx";

test("puts a short answer, its image and their AI label into the address", () => {
  expect(createPostAddress("Breathe in.", "/api/media/1")).toEqual({
    search: { content: "Breathe in.", image: "/api/media/1", ai: "true" },
    isTooLong: false,
  });
  expect(createPostAddress("", "/api/media/1").search).toEqual({ image: "/api/media/1", ai: "true" });
});

test("counts the encoded characters of an address", () => {
  expect(createPostAddress("a".repeat(1_700), null).isTooLong).toBe(false);
  expect(createPostAddress("ä".repeat(400), null).isTooLong).toBe(true);
});
