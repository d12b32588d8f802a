import { mediaKey } from "../../features/media/media-key.ts";
import type { Providers } from "../../providers/providers.ts";
import type { Community, Post } from "../compose/community.ts";
import { idAt } from "../id-at.ts";
import { paint, paintPortrait } from "./paint.ts";
import type { Random } from "../random.ts";
import type { Pictures, SavedImage } from "../save/save.ts";

type Shop = Pick<Providers, "images" | "storage">;

interface Order {
  readonly ownerId: string;
  readonly createdAt: Date;
  /** Null: the owner's portrait. */
  readonly post: Post | null;
}

/** As many as the machine's cores can well use; each is prepared the way an upload would be. */
const atOnce = 4;

/** Paints what the posts and members show and stores the files. */
export async function hangPictures(shop: Shop, random: Random, community: Community): Promise<Pictures> {
  const images: SavedImage[] = [];
  const ofPost = new Map<string, { imageId: string; alt: string }>();
  const portraits = new Map<string, string>();

  async function fulfil({ ownerId, createdAt, post }: Order): Promise<void> {
    // All chance is used before the first wait, so that the order of finishing changes nothing.
    const id = idAt(random, createdAt);
    const painted = await (post?.scene ? paint(random, post.scene) : paintPortrait(random));
    images.push({ id, ownerId, createdAt, ...await keep(shop, { id, ownerId }, painted.bytes) });
    if (post) ofPost.set(post.id, { imageId: id, alt: painted.alt });
    else portraits.set(ownerId, id);
  }

  const orders = ordersOf(random, community);
  for (let at = 0; at < orders.length; at += atOnce) {
    await Promise.all(orders.slice(at, at + atOnce).map(fulfil));
  }
  return { images, ofPost, portraits };
}

/** A few members stay without a portrait, as in life. */
function ordersOf(random: Random, { members, posts }: Community): Order[] {
  const sitters = members.filter(() => random.chance(0.85));
  return [
    ...sitters.map(({ id, createdAt }) => ({ ownerId: id, createdAt, post: null })),
    ...posts.filter(({ scene }) => scene).map((post) => ({
      ownerId: post.authorId,
      createdAt: post.createdAt,
      post,
    })),
  ];
}

async function keep(
  { images, storage }: Shop,
  { id, ownerId }: { id: string; ownerId: string },
  painting: Uint8Array,
) {
  const { full, thumbnail, width, height, placeholder } = await images.process(painting, ownerId);
  await storage.put(mediaKey(id, "full"), full);
  await storage.put(mediaKey(id, "thumbnail"), thumbnail);
  return { width, height, placeholder, bytes: full.length + thumbnail.length };
}
