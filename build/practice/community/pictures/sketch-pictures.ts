import type { Community, Post } from "../compose/community.ts";
import { createIdAt, createSeededRandom, getItemAt, type Random } from "../random.ts";
import { conversations, type Line } from "../texts/conversations.ts";
import { type Scene, type Sketch, sketch, sketchPortrait } from "./paint.ts";
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

/** An image and its description, as content shows it. */
interface Shown {
  readonly imageId: string;
  readonly alt: string;
}

export interface Pictures {
  readonly images: readonly SketchedImage[];
  /** Image and description, by the post that shows it. */
  readonly ofPost: ReadonlyMap<string, Shown>;
  /** Likewise, by the line of a conversation. */
  readonly ofMessage: ReadonlyMap<Line, Shown>;
  /** The pictures after the first, by post and line, and all of a comment. */
  readonly further: ReadonlyMap<string | Line, readonly Shown[]>;
  /** By member. */
  readonly portraits: ReadonlyMap<string, string>;
  readonly covers: ReadonlyMap<string, Shown>;
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
  const ofPost = new Map<string, Shown>();
  const ofMessage = new Map<Line, Shown>();
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
  const further = new Map<string | Line, readonly Shown[]>();
  // With its own chance, so that what was there stays as it is.
  const chance = createSeededRandom(1_057);
  for (const { shownBy, count, scene, ...image } of findSeveral(community, specials)) {
    const drawn = Array.from({ length: count }, () => {
      const id = createIdAt(chance, image.createdAt);
      return { ...image, id, sketch: sketch(chance, scene) };
    });
    images.push(...drawn);
    further.set(shownBy, drawn.map(({ id, sketch: { alt } }) => ({ imageId: id, alt })));
  }
  const covers = sketchCovers(createSeededRandom(1_059), community);
  images.push(...covers);
  return {
    images,
    ofPost,
    ofMessage,
    further,
    portraits,
    covers: new Map(covers.map(({ id, ownerId, sketch: { alt } }) => [ownerId, { imageId: id, alt }])),
  };
}

/** The pictures over profiles (members.17). */
function sketchCovers(random: Random, { members }: Community): readonly SketchedImage[] {
  return members.flatMap(({ id: ownerId, person: { cover }, createdAt }) =>
    cover
      ? [{
        id: createIdAt(random, createdAt),
        ownerId,
        createdAt,
        isPrivate: false,
        sketch: sketch(random, cover),
      }]
      : []
  );
}

interface Several extends Omit<SketchedImage, "id" | "sketch"> {
  readonly shownBy: string | Line;
  readonly count: number;
  readonly scene: Scene;
}

/** How many pictures the newest posts with one get besides. */
const furtherOfPosts = [2, 1, 6, 3];

/** What has several pictures: the newest posts with one, a comment on the first, and a message. */
function findSeveral(
  { members, posts, comments }: Community,
  specials: ReadonlyMap<string, Sketch>,
): readonly Several[] {
  const newest = posts.filter(({ id, scene, classified }) =>
    scene && classified.level === "top" && !specials.has(id)
  ).toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const ofPosts = furtherOfPosts.flatMap((count, n) => {
    const { id: shownBy, authorId: ownerId, createdAt, scene } = getItemAt(newest, n);
    return scene ? [{ shownBy, ownerId, createdAt, isPrivate: false, count, scene }] : [];
  });
  const shown = new Set(newest.map(({ id }) => id));
  const ofComments = comments.filter(({ postId, parentId, classified }) =>
    shown.has(postId) && parentId === null && classified.level === "top"
  ).slice(-1).map(({ id: shownBy, authorId: ownerId, createdAt }) => ({
    shownBy,
    ownerId,
    createdAt,
    isPrivate: false,
    count: 2,
    scene: "forest" as const,
  }));
  const ofMessages = conversations.flatMap(({ members: names, lines }) =>
    lines.flatMap((line) =>
      members.filter(({ person }) => line.scene && person.username === names[line.by])
        .map(({ id: ownerId, createdAt }) => ({
          shownBy: line,
          ownerId,
          createdAt,
          scene: line.scene ?? "sea",
        }))
    )
  ).slice(0, 1).map((message) => ({ ...message, isPrivate: true, count: 1 }));
  return [...ofPosts, ...ofComments, ...ofMessages];
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
