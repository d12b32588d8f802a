import type { Community, Post } from "../compose/community.ts";
import { idAt, type Random } from "../random.ts";
import { conversations, type Line } from "../texts/conversations.ts";
import { type Sketch, sketch, sketchPortrait } from "./paint.ts";
import { specialSketches } from "./paint-special.ts";

/** A picture that is still to be painted, and its owner. */
export interface SketchedImage {
  readonly id: string;
  readonly ownerId: string;
  readonly createdAt: Date;
  /** Of a conversation, for its two members only. */
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
  /** What it is painted for; neither: the owner's portrait. */
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
    const id = idAt(random, createdAt);
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
