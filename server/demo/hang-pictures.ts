import type { Deps } from "../context.ts";
import { mediaKey } from "../features/media/media-key.ts";
import type { Community } from "./compose.ts";
import { idAt } from "./id-at.ts";
import { paint, paintPortrait } from "./paint.ts";
import type { Random } from "./random.ts";
import type { Pictures, SavedImage } from "./save.ts";

type Shop = Pick<Deps, "images" | "storage">;

/** Paints what the posts and members show and stores the files the way an upload would. */
export async function hangPictures(deps: Shop, random: Random, community: Community): Promise<Pictures> {
  const images: SavedImage[] = [];
  const ofPost = new Map<string, { imageId: string; alt: string }>();
  const portraits = new Map<string, string>();

  async function keep(bytes: Uint8Array, ownerId: string, createdAt: Date): Promise<string> {
    const id = idAt(random, createdAt);
    const { full, thumbnail, width, height, placeholder } = await deps.images.process(bytes);
    await deps.storage.put(mediaKey(id, "full"), full);
    await deps.storage.put(mediaKey(id, "thumbnail"), thumbnail);
    images.push({
      id,
      ownerId,
      width,
      height,
      bytes: full.length + thumbnail.length,
      placeholder,
      createdAt,
    });
    return id;
  }

  for (const { id, createdAt } of community.members) {
    // A few stay without one, as in life.
    if (random.chance(0.85)) portraits.set(id, await keep(await paintPortrait(random), id, createdAt));
  }
  for (const post of community.posts) {
    if (!post.scene) continue;
    const { bytes, alt } = await paint(random, post.scene);
    ofPost.set(post.id, { imageId: await keep(bytes, post.authorId, post.createdAt), alt });
  }
  return { images, ofPost, portraits };
}
