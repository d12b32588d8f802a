import { Buffer } from "node:buffer";
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { hasAiMark, inflate } from "#shared/media/ai-mark/has-ai-mark.ts";
import { countSteps } from "#shared/media/ai-mark/steps.ts";
import { mostXmpBytes } from "#shared/media/ai-mark/xmp-mark.ts";
import { createSeededRandom } from "../../../build/practice/community/random.ts";
import { actionsOf, withManifest, withXmp, xmpOf } from "../../testing/marked-pictures.ts";
import { picture } from "../../testing/pictures.ts";

const formats = ["jpeg", "png", "webp", "gif", "avif"] as const;
const rounds = 400;

/** A small file of each format that says in each way that a model made it. */
async function markedFiles(): Promise<Buffer[]> {
  return (await Promise.all(formats.map(async (format) => {
    const plain = await picture(12, 8).toFormat(format).toBuffer();
    const signed = withManifest(format, plain, actionsOf("trainedAlgorithmicMedia"));
    return format === "avif" ? [signed] : [signed, withXmp(format, plain, xmpOf("trainedAlgorithmicMedia"))];
  }))).flat();
}

test("reads files with any bytes changed, cut or repeated without an error", async () => {
  const random = createSeededRandom(27);
  const files = await markedFiles();
  expect(await Promise.all(files.map((file) => hasAiMark(file)))).toEqual(files.map(() => true));
  for (let round = 0; round < rounds; round += 1) {
    for (const file of files) {
      const hostile = Buffer.from(file);
      for (let change = 1 + random.below(8); change > 0; change -= 1) {
        const at = random.below(hostile.length);
        const byte = random.pick([0, 1, 2, 7, 8, 0x7f, 0x80, 0xff, random.below(256)]);
        hostile.fill(byte, at, Math.min(hostile.length, at + random.pick([1, 2, 4, 8])));
      }
      const cut = hostile.subarray(0, random.below(hostile.length));
      for (const read of [hostile, cut, Buffer.concat([cut, hostile])]) await hasAiMark(read);
    }
  }
});

test("finds no mark in a file that is cut before it", async () => {
  for (const file of await markedFiles()) {
    const at = file.indexOf("trainedAlgorithmicMedia");
    for (let length = 0; length <= at; length += 1) {
      expect(await hasAiMark(file.subarray(0, length))).toBe(false);
    }
  }
});

const bytes = 10 * 2 ** 20;
const steps = 10_000;

/** A file of 10 MB: a head, and the same bytes again and again. */
function fileOf(head: string, repeated: string): Buffer {
  const start = Buffer.from(head, "latin1");
  return Buffer.concat([start, Buffer.alloc(bytes - start.length, repeated, "latin1")]);
}

const png = "\x89PNG\r\n\x1a\n";
const gif = "GIF89a\0\0\0\0\0\0\0";

/** The start of a WebP whose only chunk is as long as the file. */
function webp(type: string): string {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes - 20);
  return `RIFF\0\0\0\0WEBP${type}${length.toString("latin1")}`;
}

function jpegXmp(text: string): string {
  const content = `http://ns.adobe.com/xap/1.0/\0${text}`;
  return `\xff\xe1\0${String.fromCharCode(content.length + 2)}${content}`;
}

describe("a file of 10 MB of nothing but headers is read in a bounded number of steps", () => {
  test.each([
    ["empty PNG texts", png, "\0\0\0\0iTXt\0\0\0\0"],
    ["empty PNG manifests", png, "\0\0\0\0caBX\0\0\0\0"],
    ["JPEG padding", "\xff\xd8\xff", "\xff"],
    ["bytes between JPEG segments", "\xff\xd8\xff\xe0\0\x02", "\xff\0"],
    ["JPEG packets", "\xff\xd8", jpegXmp("<a/>")],
    ["parts of JPEG boxes", "\xff\xd8", "\xff\xeb\0\x12JP\0\x01\0\0\0\x01\0\0\0\x08jumb"],
    ["empty WebP packets", "RIFF\0\0\0\0WEBP", "XMP \0\0\0\0"],
    ["empty boxes", webp("C2PA"), "\0\0\0\x08jumb"],
    ["GIF extensions", gif, "\x21\xff\x0bC2PA_GIF\x01\0\0\0"],
    ["GIF blocks", `${gif}\x21\xff\x0bC2PA_GIF\x01\0\0`, "\x01\x01"],
    [
      "AVIF manifests",
      "\0\0\0\x08ftyp",
      "\0\0\0\x18uuid\xd8\xfe\xc3\xd6\x1b\x0e\x48\x3c\x92\x97\x58\x28\x87\x7e\xc4\x81",
    ],
  ])("of %s", async (_, head, repeated) => {
    let taken = 0;
    const takeStep = countSteps();
    const isMarked = await hasAiMark(fileOf(head, repeated), () => {
      taken += 1;
      return takeStep();
    });
    expect(isMarked).toBe(false);
    // All steps are taken: the walk reached what is repeated.
    expect(taken).toBeGreaterThan(steps);
    // Once there are none left, each manifest that was found asks once more.
    expect(taken).toBeLessThanOrEqual(2 * steps + 1);
  });
});

describe("a packet of 10 MB", () => {
  const description = xmpOf("trainedAlgorithmicMedia");
  const packets = [
    ["unclosed comments", "<!--"],
    ["comments", "<!---->"],
    ["unclosed tags", "<a b='"],
    ["tags inside each other", "<a b=''>"],
    ["empty tags", "<a/>"],
    ["names", "b "],
    ["attributes", " b=''"],
    ["declarations", " xmlns:b=''"],
    ["references", "&#x41;"],
    ["spaces", " "],
  ] as const;

  test("is reached: what stands at its start counts", async () => {
    expect(await hasAiMark(fileOf(webp("XMP ") + description, " "))).toBe(true);
  });

  test.each(packets)("of %s is read up to its first megabyte, once", async (_, repeated) => {
    for (const start of ["", "<a", "<a>", description.slice(0, description.indexOf(" Iptc4xmpExt:"))]) {
      // Takes some ten milliseconds: reading it again at each tag takes longer than a test may.
      expect(await hasAiMark(fileOf(webp("XMP ") + start, repeated))).toBe(false);
    }
  });

  test("is not inflated beyond its first megabyte", async () => {
    const packed = deflateSync(Buffer.alloc(50 * 2 ** 20, " "));
    expect((await inflate(packed, mostXmpBytes)).length).toBe(mostXmpBytes);
    expect((await inflate(packed.subarray(0, 1000), mostXmpBytes)).length).toBeLessThan(mostXmpBytes);
  });
});
