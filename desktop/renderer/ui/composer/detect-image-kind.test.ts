import sharp from "sharp";
import { expect, test } from "vitest";
import { describeHeicProblem, detectImageKind } from "./detect-image-kind.ts";

const photo = async (format: "jpeg" | "png" | "webp" | "gif" | "avif") =>
  new Uint8Array(
    await sharp({ create: { width: 4, height: 4, channels: 3, background: "teal" } }).toFormat(format)
      .toBuffer(),
  );
const heic = (brand: string) => `\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`;
const kindOf = async (file: File) => (await detectImageKind(file)).kind;

test.each(["jpeg", "png", "webp", "gif", "avif"] as const)(
  "recognises a %s without a type, and gives it one",
  async (format) => {
    for (const type of ["", "application/octet-stream", "image/heic"]) {
      const detected = await detectImageKind(new File([await photo(format)], "Screenshot", { type }));
      expect(detected.kind === "photo" && detected.file).toMatchObject({
        name: "Screenshot",
        type: `image/${format}`,
      });
    }
  },
);

test("leaves a file as it is whose type is right", async () => {
  const file = new File([await photo("png")], "a.png", { type: "image/png" });
  expect(await detectImageKind(file)).toEqual({ kind: "photo", file });
});

test("refuses HEIC by its bytes, type or name, and says what to do", async () => {
  for (const brand of ["heic", "heix", "mif1", "hevc"]) {
    expect(await kindOf(new File([heic(brand)], "IMG_1.jpg", { type: "image/jpeg" }))).toBe("heic");
  }
  expect(await kindOf(new File(["?"], "IMG_1", { type: "image/heif" }))).toBe("heic");
  for (const name of ["IMG_1.heic", "IMG_1.HEIF"]) expect(await kindOf(new File(["?"], name))).toBe("heic");
  expect(describeHeicProblem(new File([], "IMG_1.heic")).description)
    .toMatch(/^IMG_1.heic is a HEIC picture\. Please save it as JPEG .* Most Compatible\.$/);
});

test("refuses what is no image, and leaves other images to the server", async () => {
  for (const type of ["", "application/pdf", "image/svg+xml"]) {
    expect(await kindOf(new File(["<svg/>"], "a", { type }))).toBe("other");
  }
  expect(await kindOf(new File(["?"], "a.bmp", { type: "image/bmp" }))).toBe("photo");
});
