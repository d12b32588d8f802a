import { Buffer } from "node:buffer";
import sharp from "sharp";
import type { Post } from "../compose/community.ts";
import type { Sketch } from "./paint.ts";

/** Pictures that are shown in their own way: one that moves, one that is clear, a tall one. */
const specials: readonly (readonly [words: RegExp, sketch: Sketch])[] = [
  [/breath/i, { alt: "A circle that slowly grows and shrinks, to breathe with", paint: paintBreath }],
  [/paint|draw|sketch|knit|making/i, {
    alt: "A drawing of hills under the sun, in black lines",
    paint: paintLines,
  }],
  [/walk|path/i, { alt: "A long path of stepping stones through grass", paint: paintPath }],
];

/** The first post of each kind, by its id, with what is painted for it. */
export function specialSketches(posts: readonly Post[]): ReadonlyMap<string, Sketch> {
  const found = new Map<string, Sketch>();
  for (const [words, sketch] of specials) {
    const post = posts.find(({ id, scene, content }) => scene && words.test(content) && !found.has(id));
    if (post) found.set(post.id, sketch);
  }
  return found;
}

async function paintBreath(): Promise<Uint8Array> {
  const frames = await Promise.all(
    [40, 52, 64, 76, 88, 96, 88, 76, 64, 52].map((radius) =>
      sharp(
        svg(
          400,
          300,
          `<rect width="400" height="300" fill="#fdf3e7"/><circle cx="200" cy="150" r="${radius}"
      fill="#0f766e" opacity="0.8"/>`,
        ),
      ).png().toBuffer()
    ),
  );
  return await sharp(frames, { join: { animated: true } }).gif({ delay: frames.map(() => 600) }).toBuffer();
}

async function paintLines(): Promise<Uint8Array> {
  const hills = [250, 300, 350].map((y) =>
    `<path d="M40 ${y} Q200 ${y - 140} 340 ${y - 10} T640 ${
      y - 30
    }" fill="none" stroke="#111" stroke-width="5"/>`
  );
  const sun = `<circle cx="470" cy="110" r="46" fill="none" stroke="#111" stroke-width="5"/>`;
  return await sharp(svg(680, 420, sun + hills.join(""))).png().toBuffer();
}

async function paintPath(): Promise<Uint8Array> {
  const stones = Array.from(
    { length: 26 },
    (_, n) =>
      `<ellipse cx="${360 + 130 * Math.sin(n * 0.7)}" cy="${90 + n * 108}" rx="${60 + (n % 3) * 14}" ry="34"
      fill="#8f9a94"/>`,
  );
  const ground = `<rect width="720" height="2900" fill="#a9c3b8"/>`;
  return await sharp(svg(720, 2_900, ground + stones.join(""))).jpeg({ quality: 90 }).toBuffer();
}

function svg(width: number, height: number, shapes: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`,
  );
}
