import { expect, test } from "vitest";
import { validateImageFile } from "./validate-image-file.ts";

const maxBytes = 10 * 1024 * 1024;
const texts = {
  notAnImage: { title: "No image", description: "" },
  tooLarge: (megabytes: number) => ({ title: "Too large", description: `${megabytes}MB` }),
};
const take = (type: string, bytes = 10, name = "photo") =>
  validateImageFile(new File([new Uint8Array(bytes)], name, { type }), maxBytes, texts);

test.each(["image/jpeg", "image/png", "image/webp"])("accepts %s up to the limit", async (type) => {
  expect(await take(type, maxBytes)).toMatchObject({ problem: null });
});

test.each(["application/pdf", "image/svg+xml", ""])("refuses the type %j", async (type) => {
  expect((await take(type)).problem?.title).toBe("No image");
});

test("refuses a larger image and names the limit, and a HEIC of any size for what it is", async () => {
  expect((await take("image/png", maxBytes + 1)).problem).toEqual({
    title: "Too large",
    description: "10MB",
  });
  expect((await take("", maxBytes + 1, "IMG_1.heic")).problem?.description).toMatch(/^IMG_1.heic is a HEIC/);
});
