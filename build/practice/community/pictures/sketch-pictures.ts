import type { Community, Post } from "../compose/community.ts";
import { createIdAt, type Random } from "../random.ts";
import { conversations, type Line } from "../texts/conversations.ts";
import { type Sketch, sketch, sketchPortrait } from "./paint.ts";
import { Buffer } from "node:buffer";
import sharp from "sharp";

/** A picture that is still to be painted, and its owner. */
export interface SketchedImage {
  readonly id: string;
  readonly ownerId: string;
  readonly createdAt: Date;
  /** Whether it belongs to a conversation and only its two members see it. */
  readonly isPrivate: boolean;
  readonly sketch: Sketch;
}

export interface Pictures {
  readonly images: readonly SketchedImage[];
  /** Image and description, by the post that shows it. */
  readonly ofPost: ReadonlyMap<string, { imageId: string; alt: string }>;
  /** Likewise, by the line of a conversation. */
  readonly ofMessage: ReadonlyMap<Line, { imageId: string; alt: string }>;
  /** By member. */
  readonly portraits: ReadonlyMap<string, string>;
}

interface Order {
  readonly ownerId: string;
  readonly createdAt: Date;
  /** The post it is painted for; neither: the owner's portrait. */
  readonly post: Post | null;
  readonly line: Line | null;
}

/** Decides which posts, messages and members have a picture, and what it shows. */
export function sketchPictures(random: Random, community: Community): Pictures {
  const images: SketchedImage[] = [];
  const ofPost = new Map<string, { imageId: string; alt: string }>();
  const ofMessage = new Map<Line, { imageId: string; alt: string }>();
  const portraits = new Map<string, string>();
  const specials = specialSketches(community.posts);
  for (const { ownerId, createdAt, post, line } of ordersOf(random, community)) {
    const id = createIdAt(random, createdAt);
    const scene = post?.scene ?? line?.scene;
    const special = post ? specials.get(post.id) : undefined;
    const drawn = special ?? (scene ? sketch(random, scene) : sketchPortrait(random));
    images.push({ id, ownerId, createdAt, isPrivate: line !== null, sketch: drawn });
    if (line) ofMessage.set(line, { imageId: id, alt: drawn.alt });
    else if (post) ofPost.set(post.id, { imageId: id, alt: drawn.alt });
    else portraits.set(ownerId, id);
  }
  return { images, ofPost, ofMessage, portraits };
}

/** A few members have no portrait. */
function ordersOf(random: Random, { members, posts }: Community): Order[] {
  const sitters = members.filter(({ person }) => random.chance(0.85) || person.website !== undefined);
  return [
    ...sitters.map(({ id, createdAt }) => ({ ownerId: id, createdAt, post: null, line: null })),
    ...posts.filter(({ scene }) => scene).map((post) => ({
      ownerId: post.authorId,
      createdAt: post.createdAt,
      post,
      line: null,
    })),
    ...conversations.flatMap(({ members: names, lines }) =>
      lines.filter(({ scene }) => scene).flatMap((line) =>
        members.filter(({ person }) => person.username === names[line.by])
          .map(({ id, createdAt }) => ({ ownerId: id, createdAt, post: null, line }))
      )
    ),
  ];
}

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
function specialSketches(posts: readonly Post[]): ReadonlyMap<string, Sketch> {
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
