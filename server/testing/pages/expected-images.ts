import { getMediaUrl } from "#shared/media/media-url.ts";
import type { ListedImage } from "#shared/posts/post-shapes.ts";
import type { ViewersEyes } from "./viewers-eyes.ts";

/** The attached pictures of a post or comment as the contract shapes them, in their order. */
export function attachedImages(
  eyes: ViewersEyes,
  owner: "post_id" | "comment_id",
  id: string,
): ListedImage[] {
  return eyes.all.attached_pictures.filter((attached) => attached[owner] === id)
    .toSorted((a, b) => a.place - b.place)
    .flatMap((attached) => expectedImage(eyes, attached));
}

/** One picture; nothing where its image is gone. */
export function expectedImage(
  { all }: ViewersEyes,
  shown: { readonly image_id: string; readonly alt: string },
): ListedImage[] {
  const stored = all.images.find(({ id }) => id === shown.image_id);
  if (!stored) return [];
  const { id, width, height, placeholder, made_with_ai: madeWithAi, is_animated: isAnimated } = stored;
  const [url, thumbnailUrl] = [getMediaUrl(id), getMediaUrl(id, "thumbnail")];
  return [{ id, url, thumbnailUrl, width, height, placeholder, alt: shown.alt, madeWithAi, isAnimated }];
}
