import { expect, test } from "vitest";
import { imageFileProblem } from "./image-file-problem.ts";

const maxBytes = 10 * 1024 * 1024;
const problemOf = (type: string, bytes = 10) =>
  imageFileProblem(new File([new Uint8Array(bytes)], "photo", { type }), maxBytes);

test.each(["image/jpeg", "image/png", "image/webp"])("accepts %s up to the limit", (type) => {
  expect(problemOf(type, maxBytes)).toBeNull();
});

test.each(["application/pdf", "image/svg+xml", ""])("refuses the type %j", (type) => {
  expect(problemOf(type)?.title).toBe("Not an image");
});

test("refuses a larger image and names the limit", () => {
  expect(problemOf("image/png", maxBytes + 1)).toEqual({
    title: "File too large",
    description: "Please select an image smaller than 10MB",
  });
});
