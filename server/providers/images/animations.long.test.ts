import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { aiSourceType } from "#shared/media/ai-mark/digital-source-type.ts";
import { readAnimation } from "#shared/media/read-animation.ts";
import { animation, gifOfFrames, picture } from "../../testing/pictures.ts";
import { createSharpImages } from "./sharp-images.ts";
import { chooseFrames } from "./stills-to-judge.ts";

const images = createSharpImages();
const colours = ["#ff0000", "#00ff00", "#0000ff"];

/** The colour of a still's first pixel, as one of three. */
async function colourOf(still: Uint8Array): Promise<string | undefined> {
  const [red = 0, green = 0, blue = 0] = await sharp(still).raw().toBuffer();
  return colours[[red, green, blue].findIndex((part) => part > 200)];
}

describe("an animation", () => {
  test.each(["gif", "webp"] as const)("stays one as a %s, with its delays and rounds", async (format) => {
    const made = await images.process(await animation(colours, { format, delayMs: 70, loop: 2 }), "ada");
    expect(made).toMatchObject({ width: 20, height: 10, animation: "kept" });
    expect(await sharp(made.full).metadata())
      .toMatchObject({ format: "webp", width: 20, height: 10, pages: 3, delay: [70, 70, 70], loop: 2 });
    expect((await sharp(made.thumbnail).metadata()).pages ?? 1).toBe(1);
    expect(await colourOf(made.thumbnail)).toBe("#ff0000");
  });

  test("keeps the mark of a model, and no other metadata", async () => {
    const made = await images.process(await animation(colours, { format: "webp" }), "ada", { by: "model" });
    const again = await images.process(made.full, "ada");
    expect(again).toMatchObject({ isMadeWithAi: true, animation: "kept" });
    const { exif, icc, xmpAsString, pages } = await sharp(again.full).metadata();
    expect({ exif, icc, pages }).toEqual({ pages: 3 });
    expect(xmpAsString).toContain(aiSourceType);
    const plain = await images.process(await animation(colours), "ada");
    expect((await sharp(plain.full).metadata()).xmp).toBeUndefined();
  });

  test.each([[3_001, 137], [16_384, 20]])(
    "has the size of its frames when %i × %i is made smaller",
    async (...[wide, high]) => {
      const made = await images.process(await animation(colours, { width: wide, height: high }), "ada");
      const { width, height, pageHeight } = await sharp(made.full).metadata();
      expect({ width, height: pageHeight ?? height }).toEqual({ width: made.width, height: made.height });
      expect(width).toBe(2048);
    },
  );

  test("becomes its first frame for a profile, and where it is longer than 20 s", async () => {
    const gif = await animation(colours);
    const long = await animation(colours, { delayMs: 7_000 });
    for (
      const made of [await images.process(gif, "ada", { isStill: true }), await images.process(long, "ada")]
    ) {
      expect(made.animation).toBe("first_frame");
      expect((await sharp(made.full).metadata()).pages ?? 1).toBe(1);
      expect(await colourOf(made.full)).toBe("#ff0000");
    }
  });

  test("is stored at a lower quality when it is too large, and else as its first frame", async () => {
    const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
    const raw = await sharp({
      create: { width: 80, height: 240, channels: 3, background: "#808080", noise },
    }).raw().toBuffer();
    const gif = await sharp(raw, { raw: { width: 80, height: 240, channels: 3, pageHeight: 80 } }).gif()
      .toBuffer();
    const { full: whole } = await images.process(gif, "ada");
    const made = async (animationBytes: number) =>
      await createSharpImages({ animationBytes }).process(gif, "ada");
    const smaller = await made(whole.length - 1);
    expect(smaller.animation).toBe("kept");
    expect(smaller.full.length).toBeLessThan(whole.length);
    expect(await made(100)).toMatchObject({ animation: "first_frame", width: 80, height: 80 });
  });

  test("is no still picture: those say that they have no animation", async () => {
    for (const format of ["gif", "webp", "png"] as const) {
      const still = await picture(30, 20).toFormat(format).toBuffer();
      expect(readAnimation(still)).toBeNull();
      expect(await images.process(still, "ada")).toMatchObject({ animation: "none" });
    }
  });
});

/** A WebP of two frames with empty chunks before, between or behind them. */
function webpWithChunks({ between = 0, behind = 0 }: { between?: number; behind?: number }) {
  const frame = Buffer.alloc(32);
  frame.write("ANMF", "latin1");
  frame.writeUInt32LE(24, 4);
  const extended = Buffer.alloc(18);
  extended.write("VP8X\x0a", "latin1");
  const empty = Buffer.from("JUNK\0\0\0\0", "latin1");
  const parts = Buffer.concat([extended, frame, ...Array.from({ length: between }, () => empty), frame]);
  const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  head.writeUInt32LE(parts.length + 4, 4);
  return Buffer.concat([head, parts, ...Array.from({ length: behind }, () => empty)]);
}

describe("a hostile animation", () => {
  test("is read no further than 4,000 chunks and than its own end", () => {
    expect(readAnimation(webpWithChunks({}))).toMatchObject({ frames: 2, isTooLong: false });
    expect(readAnimation(webpWithChunks({ between: 10_000 }))).toMatchObject({ frames: 1, isTooLong: true });
    expect(readAnimation(webpWithChunks({ behind: 10_000 }))).toMatchObject({ frames: 2, isTooLong: false });
  });

  test.each([
    ["10,000 frames without delays", gifOfFrames(10_000, { width: 100, height: 100, delay: 0 })],
    ["too many pixels in all frames", gifOfFrames(100, { width: 1_500, height: 1_500, delay: 2 })],
    ["one frame of 60 seconds", gifOfFrames(2, { width: 10, height: 10, delay: 6_000 })],
  ])("becomes its first frame: %s", async (_, gif) => {
    const counted = readAnimation(gif);
    expect(counted?.isTooLong).toBe(true);
    expect(counted?.frames).toBeLessThanOrEqual(201);
    expect(await images.process(gif, "ada")).toMatchObject({ animation: "first_frame" });
  });

  test("loses what was cut off, is refused without a whole frame, and is read to any end", async () => {
    for (const format of ["gif", "webp"] as const) {
      const whole = await animation(colours, { format, width: 60, height: 50 });
      for (let length = 0; length < whole.length; length += 1) readAnimation(whole.subarray(0, length));
    }
    const noisy = await sharp({
      create: {
        width: 60,
        height: 180,
        channels: 3,
        background: "#808080",
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    }).raw().toBuffer();
    const gif = await sharp(noisy, { raw: { width: 60, height: 180, channels: 3, pageHeight: 60 } }).gif()
      .toBuffer();
    const { full } = await images.process(gif.subarray(0, gif.length / 2), "ada");
    expect((await sharp(full).metadata()).pages).toBe(2);
    await expect(images.process(gif.subarray(0, gif.length / 5), "ada")).rejects
      .toMatchObject({ code: "invalid_image" });
  });
});

describe("stills to judge a stored picture by", () => {
  const stillsOf = (stored: Uint8Array) => images.stillsOf(stored, "ada");

  test("are frames spread over the time of an animation, always with the first and the longest", () => {
    const even = (frames: number) => chooseFrames(Array.from({ length: frames }, () => 100), 5);
    expect([1, 3, 5, 6, 101].map(even)).toEqual([
      [0],
      [0, 1, 2],
      [0, 1, 2, 3, 4],
      [0, 1, 2, 3, 5],
      [0, 25, 50, 75, 100],
    ]);
    const short = Array.from({ length: 20 }, () => 100);
    expect(chooseFrames([...short, 15_000, ...short], 3)).toEqual([0, 20, 40]);
    // Frames 20 and 23 last 4 s each.
    const slow = [...short, 4_000, 100, 5_000, 4_000, ...short];
    expect(chooseFrames(slow, 5)).toEqual([0, 20, 22, 23, 43]);
  });

  test("are frames of an animation, each a still", async () => {
    const { full } = await images.process(await animation(colours), "ada");
    const stills = await stillsOf(full);
    expect(await Promise.all(stills.map(colourOf))).toEqual(colours);
    for (const still of stills) expect((await sharp(still).metadata()).pages ?? 1).toBe(1);
  });

  test("are parts of a tall picture, and an ordinary one itself", async () => {
    const tall = await picture(100, 1_200).webp().toBuffer();
    const sizes = await Promise.all(
      (await stillsOf(tall)).map(async (still) => (await sharp(still).metadata()).height),
    );
    expect(sizes).toEqual([300, 300, 300, 300]);
    const photo = await picture(100, 200).webp().toBuffer();
    expect(await stillsOf(photo)).toEqual([photo]);
  });

  test("are parts of frames of a tall animation, a bounded number", async () => {
    const tall = await animation(["#ff0000", "#00ff00", "#0000ff", "#ff0000"], {
      format: "webp",
      width: 20,
      height: 280,
    });
    const stills = await stillsOf(tall);
    expect(stills).toHaveLength(15);
    expect((await sharp(stills[0]).metadata()).height).toBe(56);
  });

  test("are never larger than 2048 × 2048", async () => {
    const [still, ...others] = await stillsOf(await picture(700, 2_100).webp().toBuffer());
    expect(await sharp(still).metadata()).toMatchObject({ width: 683, height: 2048 });
    expect(others).toEqual([]);
  });

  test("are not made for a member whose pictures fill their share of the queue", async () => {
    const narrow = createSharpImages({ movingCapacity: 1, waitingPerOwner: 1 });
    const tall = await picture(100, 1_200).webp().toBuffer();
    const of = (owner: string) =>
      narrow.stillsOf(tall, owner).then((stills) => stills.length, () => "refused");
    const [bobs, ...adas] = await Promise.all([of("bob"), of("ada"), of("ada"), of("ada")]);
    // Which of hers come first is for the threads that read the headers.
    expect(adas).toContain("refused");
    expect(adas).toContain(4);
    expect(bobs).toBe(4);
  });
});
