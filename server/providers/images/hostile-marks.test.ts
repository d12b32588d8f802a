import { Buffer } from "node:buffer";
import { describe, expect, test } from "vitest";
import { isMarkedAsAi } from "#shared/media/ai-mark/is-marked-as-ai.ts";
import { countSteps } from "#shared/media/ai-mark/steps.ts";
import { seededRandom } from "../../../build/practice/community/random.ts";
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
  const random = seededRandom(27);
  const files = await markedFiles();
  expect(files.map((file) => isMarkedAsAi(file))).toEqual(files.map(() => true));
  for (let round = 0; round < rounds; round += 1) {
    for (const file of files) {
      const hostile = Buffer.from(file);
      for (let change = 1 + random.below(8); change > 0; change -= 1) {
        const at = random.below(hostile.length);
        const byte = random.pick([0, 1, 2, 7, 8, 0x7f, 0x80, 0xff, random.below(256)]);
        hostile.fill(byte, at, Math.min(hostile.length, at + random.pick([1, 2, 4, 8])));
      }
      const cut = hostile.subarray(0, random.below(hostile.length));
      expect([hostile, cut, Buffer.concat([cut, hostile])].map((file) => isMarkedAsAi(file))).toHaveLength(3);
    }
  }
});

test("finds no mark in a file that is cut before it", async () => {
  for (const file of await markedFiles()) {
    const at = file.indexOf("trainedAlgorithmicMedia");
    for (let length = 0; length <= at; length += 1) {
      expect(isMarkedAsAi(file.subarray(0, length))).toBe(false);
    }
  }
});

describe("a file of 10 MB of nothing but headers", () => {
  const bytes = 10 * 2 ** 20;
  const webp = (type: string) => `RIFF\0\0\0\0WEBP${type}\xff\xff\x9f\0`;
  test.each([
    ["empty PNG texts", "\x89PNG\r\n\x1a\n", "\0\0\0\0iTXt\0\0\0\0"],
    ["empty PNG manifests", "\x89PNG\r\n\x1a\n", "\0\0\0\0caBX\0\0\0\0"],
    ["JPEG padding", "\xff\xd8\xff", "\xff"],
    ["parts of JPEG boxes", "\xff\xd8", "\xff\xeb\0\x12JP\0\x01\0\0\0\x01\0\0\0\x08jumb"],
    ["empty WebP packets", "RIFF\0\0\0\0WEBP", "XMP \0\0\0\0"],
    ["empty boxes", webp("C2PA"), "\0\0\0\x08jumb"],
    ["unclosed comments", webp("XMP "), "<!--"],
    ["unclosed tags", webp("XMP "), "<a b='"],
    ["tags", webp("XMP "), "<a b=''>"],
    ["GIF extensions", "GIF89a\0\0\0\0\0\0\0", "\x21\xff\x0bC2PA_GIF\x01\0\0\0"],
    ["GIF blocks", "GIF89a\0\0\0\0\0\0\0\x21\xff\x0bC2PA_GIF\x01\0\0", "\x01\x01"],
    [
      "AVIF manifests",
      "\0\0\0\x08ftyp",
      "\0\0\0\x18uuid\xd8\xfe\xc3\xd6\x1b\x0e\x48\x3c\x92\x97\x58\x28\x87\x7e\xc4\x81",
    ],
  ])("of %s is read in a bounded number of steps", (_, head, repeated) => {
    const start = Buffer.from(head, "latin1");
    const file = Buffer.concat([start, Buffer.alloc(bytes - start.length, repeated, "latin1")]);
    let steps = 0;
    const takeStep = countSteps();
    const isMarked = isMarkedAsAi(file, () => {
      steps += 1;
      return takeStep();
    });
    expect(isMarked).toBe(false);
    // Once there are none left, each manifest that was found asks once more.
    expect(steps).toBeLessThanOrEqual(100_001);
  });
});
