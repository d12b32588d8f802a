import { getPrivateImageKey, getPublicImageKey } from "../../../../server/features/media/image-key.ts";
import type { Providers } from "../../../../server/providers/providers.ts";
import type { SketchedImage } from "./sketch-pictures.ts";

type Shop = Pick<Providers, "images" | "storage">;

/** What is known of a picture once it is painted; named as its columns. */
export interface PaintedImage {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly placeholder: string;
  readonly is_animated: boolean;
}

/** As many as the machine's cores can well use; each is prepared the way an upload would be. */
const atOnce = 4;

/** Paints the pictures and stores their files. */
export async function paintPictures(shop: Shop, images: readonly SketchedImage[]): Promise<PaintedImage[]> {
  const painted: PaintedImage[] = [];
  for (let at = 0; at < images.length; at += atOnce) {
    painted.push(...await Promise.all(images.slice(at, at + atOnce).map((image) => paintImage(shop, image))));
  }
  return painted;
}

async function paintImage({ images, storage }: Shop, image: SketchedImage): Promise<PaintedImage> {
  const { id, ownerId, isPrivate, sketch } = image;
  const made = await images.process(await sketch.paint(), ownerId);
  const keyOf = isPrivate ? getPrivateImageKey : getPublicImageKey;
  await storage.put(keyOf(id, "full"), made.full);
  await storage.put(keyOf(id, "thumbnail"), made.thumbnail);
  const { width, height, placeholder, full, thumbnail, animation } = made;
  const bytes = full.length + thumbnail.length;
  return { id, width, height, bytes, placeholder, is_animated: animation === "kept" };
}
