import { Buffer } from "node:buffer";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { aiSourceType } from "#shared/media/ai-mark/digital-source-type.ts";
import { hasAiMark } from "#shared/media/ai-mark/has-ai-mark.ts";
import {
  actionsOf,
  jpegSegment,
  jpegSegments,
  manifestStore,
  spliced,
  withCompressedXmp,
  withManifest,
  withXmp,
  xmpOf,
} from "../../testing/marked-pictures.ts";
import { picture } from "../../testing/pictures.ts";
import { createSharpImages } from "./sharp-images.ts";

const images = createSharpImages();
const process = (bytes: Uint8Array, by?: "model") => images.process(bytes, "ada", { by });
const formats = ["jpeg", "png", "webp", "gif", "avif"] as const;
const plain = (format: typeof formats[number]) => picture(60, 40).toFormat(format).toBuffer();
const modelMade = "trainedAlgorithmicMedia";

async function expectMarked(made: Awaited<ReturnType<typeof process>>): Promise<void> {
  expect(made.isMadeWithAi).toBe(true);
  for (const file of [made.full, made.thumbnail]) {
    const { exif, icc, xmpAsString, format } = await sharp(file).metadata();
    expect({ exif, icc, format }).toEqual({ format: "webp" });
    expect(xmpAsString).toContain(`Iptc4xmpExt:DigitalSourceType="${aiSourceType}"`);
    expect(Buffer.from(file).includes(aiSourceType)).toBe(true);
    expect(await hasAiMark(file)).toBe(true);
  }
}

async function expectUnmarked(made: Awaited<ReturnType<typeof process>>): Promise<void> {
  expect(made.isMadeWithAi).toBe(false);
  for (const file of [made.full, made.thumbnail]) {
    expect((await sharp(file).metadata()).xmp).toBeUndefined();
    expect(await hasAiMark(file)).toBe(false);
  }
}

test("marks what a model made in both files, and no other picture", async () => {
  await expectMarked(await process(await plain("png"), "model"));
  for (const format of formats) await expectUnmarked(await process(await plain(format)));
});

test("keeps the mark of a file that we served, and adds nothing else of it", async () => {
  const { full } = await process(await plain("jpeg"), "model");
  await expectMarked(await process(full));
});

describe("an upload whose XMP says that a model made it", () => {
  test.each(["jpeg", "png", "webp", "avif"] as const)("is marked as a %s of sharp", async (format) => {
    const file = await picture(60, 40).toFormat(format).withXmp(xmpOf(modelMade, "A lake")).toBuffer();
    const made = await process(file);
    await expectMarked(made);
    expect((await sharp(made.full).metadata()).xmpAsString).not.toContain("A lake");
  });

  test.each(["jpeg", "png", "webp", "gif"] as const)(
    "is marked as a %s of another program",
    async (format) => {
      await expectMarked(await process(withXmp(format, await plain(format), xmpOf(modelMade))));
    },
  );

  test("is marked as a PNG whose packet is compressed", async () => {
    await expectMarked(await process(withCompressedXmp(await plain("png"), xmpOf(modelMade))));
  });

  test("is marked as a JPEG with bytes between its segments that decoders skip", async () => {
    const jpeg = withXmp("jpeg", await plain("jpeg"), xmpOf(modelMade));
    for (const skipped of ["\0", "a", "\xff\xff", "\xff\0\xff\xd0"]) {
      const file = spliced(jpeg, 2, jpegSegment(0xfe, "A comment"), Buffer.from(skipped, "latin1"));
      expect(await hasAiMark(file), skipped).toBe(true);
      await expectMarked(await process(file));
    }
  });

  test("is marked when the packet goes on in further segments, in any order and beside others", async () => {
    const segment = (id: string, place: number, text: string) => {
      const head = Buffer.alloc(8);
      head.writeUInt32BE(place, 4);
      return jpegSegment(
        0xe1,
        Buffer.concat([
          Buffer.from(`http://ns.adobe.com/xmp/extension/\0${id.repeat(32)}`),
          head,
          Buffer.from(text),
        ]),
      );
    };
    const jpeg = await plain("jpeg");
    const [head, tail] = [xmpOf(modelMade).slice(0, 300), xmpOf(modelMade).slice(300)];
    const [first, second, other] = [segment("A", 0, head), segment("A", 300, tail), segment("B", 0, "<a>")];
    for (const parts of [[first, second], [second, first], [second, other, first]]) {
      await expectMarked(await process(spliced(jpeg, 2, ...parts)));
    }
  });

  test("is marked when a model made a part of it", async () => {
    const file = withXmp("jpeg", await plain("jpeg"), xmpOf("compositeWithTrainedAlgorithmicMedia"));
    await expectMarked(await process(file));
  });
});

describe("an upload with a C2PA manifest", () => {
  test("is marked as a JPEG whose segments stand in any order", async () => {
    const segments = jpegSegments(actionsOf(modelMade));
    expect(segments.length).toBeGreaterThan(2);
    await expectMarked(await process(spliced(await plain("jpeg"), 2, ...segments.toReversed())));
  });

  test.each(formats)("is marked as a %s whose actions name a model", async (format) => {
    for (const type of [modelMade, "compositeWithTrainedAlgorithmicMedia"]) {
      for (const label of ["c2pa.actions", "c2pa.actions.v2", "c2pa.actions__1"]) {
        await expectMarked(await process(withManifest(format, await plain(format), actionsOf(type, label))));
      }
    }
  });

  test.each(formats)("is not marked as a %s whose actions name a camera", async (format) => {
    await expectUnmarked(
      await process(withManifest(format, await plain(format), actionsOf("digitalCapture"))),
    );
  });
});

test("does not mark a picture that merely contains the words", async () => {
  const jpeg = await plain("jpeg");
  const words = `DigitalSourceType="${aiSourceType}"`;
  const store = manifestStore([
    { label: "c2pa.metadata", value: { digitalSourceType: aiSourceType } },
    { label: "c2pa.actions", value: { actions: [{ action: "c2pa.edited", description: words }] } },
    {
      label: "c2pa.actions.v2",
      value: { actions: [{ softwareAgent: `digitalSourceType ${aiSourceType}` }] },
    },
  ]);
  const segment = (marker: number, text: string) =>
    Buffer.concat([jpeg.subarray(0, 2), jpegSegment(marker, text), jpeg.subarray(2)]);
  for (
    const file of [
      Buffer.concat([jpeg, Buffer.from(xmpOf(modelMade))]),
      Buffer.concat([jpeg, actionsOf(modelMade)]),
      segment(0xfe, xmpOf(modelMade)),
      segment(0xe1, xmpOf(modelMade)),
      withXmp("jpeg", jpeg, xmpOf("digitalCapture", `Not ${words}`)),
      withXmp("jpeg", jpeg, `<x title='${words}'><!-- <a ${words}/> --><![CDATA[<a ${words}/>]]></x>`),
      withManifest("jpeg", jpeg, store),
    ]
  ) await expectUnmarked(await process(file));
  const captioned = await picture(60, 40).withExif({ IFD0: { ImageDescription: words } }).jpeg().toBuffer();
  await expectUnmarked(await process(captioned));
});
