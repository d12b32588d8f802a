import { Buffer } from "node:buffer";
import sharp from "sharp";
import { thumbHashToApproximateAspectRatio } from "thumbhash";
import { describe, expect, test } from "vitest";
import type { AppError } from "../../errors.ts";
import { picture, pngClaiming } from "../../testing/pictures.ts";
import { createSharpImages } from "./sharp-images.ts";

const sharpImages = createSharpImages();
const images = { process: (bytes: Uint8Array) => sharpImages.process(bytes, "ada") };

async function refusal(bytes: Uint8Array): Promise<AppError> {
  return await images.process(bytes).then(() => {
    throw new Error("was accepted");
  }, (error: AppError) => error);
}

describe("accepted pictures", () => {
  test.each(["jpeg", "png", "webp", "gif", "avif"] as const)(
    "re-encodes %s as WebP in two sizes",
    async (format) => {
      const made = await images.process(await picture(1000, 750).toFormat(format).toBuffer());
      expect(made).toMatchObject({ width: 1000, height: 750 });
      expect(await sharp(made.full).metadata()).toMatchObject({ format: "webp", width: 1000, height: 750 });
      expect(await sharp(made.thumbnail).metadata()).toMatchObject({
        format: "webp",
        width: 640,
        height: 480,
      });
      const hash = Buffer.from(made.placeholder, "base64");
      expect(hash.length).toBeLessThan(30);
      expect(thumbHashToApproximateAspectRatio(hash)).toBeCloseTo(4 / 3, 0);
    },
  );

  test("bounds the width to 2048 pixels and enlarges nothing", async () => {
    expect(await images.process(await picture(3000, 1500).jpeg().toBuffer())).toMatchObject({
      width: 2048,
      height: 1024,
    });
    const small = await images.process(await picture(5, 3).png().toBuffer());
    expect(small).toMatchObject({ width: 5, height: 3 });
    expect(await sharp(small.thumbnail).metadata()).toMatchObject({ width: 5, height: 3 });
  });

  test("keeps a long screenshot at its width, and shows its top in the thumbnail", async () => {
    const top = { create: { width: 99, height: 200, channels: 3 as const, background: "#ff0000" } };
    const made = await images.process(
      await picture(99, 1149).composite([{ input: top, left: 0, top: 0 }]).png().toBuffer(),
    );
    expect(made).toMatchObject({ width: 99, height: 1149 });
    const thumbnail = await sharp(made.thumbnail).raw().toBuffer({ resolveWithObject: true });
    expect(thumbnail.info).toMatchObject({ width: 99, height: 124 });
    expect([...thumbnail.data.subarray(-3)].map((part) => part > 127)).toEqual([true, false, false]);
  });

  test("bounds the height to what a WebP can have", async () => {
    expect(await images.process(await picture(40, 20_000).png().toBuffer())).toMatchObject({
      height: 16_383,
    });
  });

  test.each([[1, 1], [30_000, 1], [1, 30_000]])("accepts a picture of %i × %i", async (width, height) => {
    const made = await images.process(await picture(width, height).png().toBuffer());
    expect(made.width).toBeGreaterThan(0);
    expect(made.height).toBeGreaterThan(0);
  });

  test("turns a photo upright and removes its location and camera data", async () => {
    const photo = await picture(40, 20)
      .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg().toBuffer();
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() });
    const made = await images.process(photo);
    expect(made).toMatchObject({ width: 20, height: 40 });
    for (const file of [made.full, made.thumbnail]) {
      const { exif, icc, xmp, orientation } = await sharp(file).metadata();
      expect({ exif, icc, xmp, orientation }).toEqual({});
    }
  });

  test("keeps transparency", async () => {
    const clear = { width: 8, height: 8, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
    const made = await images.process(await sharp({ create: clear }).png().toBuffer());
    expect((await sharp(made.full).metadata()).hasAlpha).toBe(true);
  });
});

describe("refused pictures", () => {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>`;
  const html = "<!doctype html><script>alert(1)</script>";
  test.each([
    ["SVG", svg],
    ["SVG behind an XML declaration", `<?xml version="1.0"?>${svg}`],
    ["HTML", html],
    ["PDF", "%PDF-1.7\n1 0 obj\n"],
    ["a film in AV1", "\0\0\0\x18ftypavis\0\0\0\0avismif1"],
    ["nothing", ""],
    ["noise", "\x01\x02\x03"],
  ])("refuses %s", async (_kind, text) => {
    const error = await refusal(Buffer.from(text, "latin1"));
    expect(error).toMatchObject({ status: 415, code: "unsupported_image" });
    expect(error.message).toMatch(/Please choose/);
  });

  test.each(["heic", "heix", "mif1"])("refuses HEIC of the brand %s, and says what to do", async (brand) => {
    const error = await refusal(Buffer.from(`\0\0\0\x14ftyp${brand}\0\0\0\0msf1`, "latin1"));
    expect(error).toMatchObject({ status: 415, code: "unsupported_image" });
    expect(error.message).toMatch(/HEIC.*save it as JPEG/);
  });

  test("refuses HTML that begins like a GIF", async () => {
    const error = await refusal(Buffer.from(`GIF89a/*${html}`, "latin1"));
    expect(error).toMatchObject({ status: 400, code: "invalid_image" });
  });

  test("refuses TIFF, which the decoder could read", async () => {
    expect(await refusal(await picture(10, 10).tiff().toBuffer())).toMatchObject({
      code: "unsupported_image",
    });
  });

  test.each(
    [
      ["jpeg", 0.6],
      ["png", 0.6],
      ["webp", 0.5],
      ["avif", 0.6],
      ["gif", 0.5],
    ] as const,
  )("refuses a truncated %s", async (format, share) => {
    const noise = {
      width: 160,
      height: 120,
      channels: 3 as const,
      background: "#808080",
      noise: { type: "gaussian" as const, mean: 128, sigma: 40 },
    };
    const whole = await sharp({ create: noise }).toFormat(format).toBuffer();
    const error = await refusal(whole.subarray(0, Math.floor(whole.length * share)));
    expect(error).toMatchObject({
      status: 400,
      code: "invalid_image",
      message: expect.stringContaining("damaged"),
    });
  });

  test("refuses 50,000 × 50,000 pixels by reading the header only", async () => {
    const error = await refusal(pngClaiming(50_000, 50_000));
    expect(error).toMatchObject({
      status: 400,
      code: "invalid_image",
      message: expect.stringContaining("40 megapixels"),
    });
  });
});

describe("many images at once", () => {
  const large = picture(1000, 1000).jpeg().toBuffer();
  const small = picture(200, 200).jpeg().toBuffer();
  const scale = { smallPixels: 100_000, smallCapacity: 500_000, largeCapacity: 2_000_000 };

  test("never decodes more pixels than the limits, and does not delay others by one member's burst", async () => {
    const loads: number[] = [];
    const done: string[] = [];
    const busy = createSharpImages({ ...scale, onLoad: (pixels) => loads.push(pixels) });
    const send = async (bytes: Uint8Array, member: string) => {
      await busy.process(bytes, member);
      done.push(member);
    };
    const burst = Array.from({ length: 12 }, async () => await send(await large, "ada"));
    const photo = large.then((bytes) => send(bytes, "bob"));
    const avatar = small.then((bytes) => send(bytes, "cai"));
    await Promise.all([...burst, photo, avatar]);
    expect(done).toHaveLength(14);
    // First come, first served, both would be behind the twelve. Reading headers takes a turn of
    // the event loop too.
    expect(done.indexOf("cai")).toBeLessThan(8);
    expect(done.indexOf("bob")).toBeLessThan(9);
    expect(Math.max(...loads)).toBeLessThanOrEqual(2_000_000 + 40_000);
    // Nor one after another.
    expect(Math.max(...loads)).toBeGreaterThanOrEqual(2_000_000);
  });

  test("returns 429 to a member whose pictures fill their share of the queue, and 503 to everyone when it is full", async () => {
    const narrow = createSharpImages({ ...scale, largeCapacity: 1, waiting: 3, waitingPerOwner: 2 });
    // Large enough to be decoding while the headers of all others are read.
    const bytes = await picture(2000, 1500).jpeg().toBuffer();
    const codesOf = (answers: PromiseSettledResult<unknown>[]) =>
      answers.flatMap((answer) => answer.status === "rejected" ? [answer.reason as AppError] : [])
        .map(({ status, code, retryAfter }) => [status, code, retryAfter]);
    const adas = [1, 2, 3, 4].map(() => narrow.process(bytes, "ada"));
    // Then one is decoding and two wait.
    await Promise.race(adas.map((one) => new Promise((refused) => void one.catch(refused))));
    const others = await Promise.allSettled(
      ["bob", "cai", "dan"].map((member) => narrow.process(bytes, member)),
    );
    const ada = await Promise.allSettled(adas);
    expect(codesOf(ada)).toEqual([[429, "rate_limited", 5]]);
    expect(codesOf(others)).toEqual([[503, "unavailable", 5], [503, "unavailable", 5]]);
    expect(await narrow.process(bytes, "ada")).toMatchObject({ width: 2000 });
  });
});
