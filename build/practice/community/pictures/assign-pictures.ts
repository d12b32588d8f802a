import { privateImageKey, publicImageKey } from "../../../../server/features/media/image-key.ts";
import type { Providers } from "../../../../server/providers/providers.ts";
import type { Community, Post } from "../compose/community.ts";
import { idAt, type Random } from "../random.ts";
import { conversations, type Line } from "../texts/conversations.ts";
import { paint, paintPortrait } from "./paint.ts";
import { specialPaintings } from "./paint-special.ts";
import type { Pictures, SavedImage } from "../save/save.ts";

type Shop = Pick<Providers, "images" | "storage">;

interface Order {
  readonly ownerId: string;
  readonly createdAt: Date;
  /** What it is painted for; neither: the owner's portrait. */
  readonly post: Post | null;
  readonly line: Line | null;
}

/** As many as the machine's cores can well use; each is prepared the way an upload would be. */
const atOnce = 4;

/** Paints the pictures of posts and members and stores the files. */
export async function assignPictures(shop: Shop, random: Random, community: Community): Promise<Pictures> {
  const images: SavedImage[] = [];
  const ofPost = new Map<string, { imageId: string; alt: string }>();
  const ofMessage = new Map<Line, { imageId: string; alt: string }>();
  const portraits = new Map<string, string>();

  async function paintOrder({ ownerId, createdAt, post, line }: Order): Promise<void> {
    // All random numbers are drawn before the first await, so that the order of
    // finishing changes nothing.
    const id = idAt(random, createdAt);
    const scene = post?.scene ?? line?.scene;
    const special = post ? specials.get(post.id) : undefined;
    const painted = await (special?.() ?? (scene ? paint(random, scene) : paintPortrait(random)));
    const keyOf = line ? privateImageKey : publicImageKey;
    images.push({ id, ownerId, createdAt, ...await keep(shop, { id, ownerId, keyOf }, painted.bytes) });
    if (line) ofMessage.set(line, { imageId: id, alt: painted.alt });
    else if (post) ofPost.set(post.id, { imageId: id, alt: painted.alt });
    else portraits.set(ownerId, id);
  }

  const specials = specialPaintings(community.posts);
  const orders = ordersOf(random, community);
  for (let at = 0; at < orders.length; at += atOnce) {
    await Promise.all(orders.slice(at, at + atOnce).map(paintOrder));
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

async function keep(
  { images, storage }: Shop,
  { id, ownerId, keyOf }: { id: string; ownerId: string; keyOf: typeof publicImageKey },
  painting: Uint8Array,
) {
  const { full, thumbnail, width, height, placeholder, animation } = await images.process(painting, ownerId);
  await storage.put(keyOf(id, "full"), full);
  await storage.put(keyOf(id, "thumbnail"), thumbnail);
  const isAnimated = animation === "kept";
  return { width, height, placeholder, isAnimated, bytes: full.length + thumbnail.length };
}
