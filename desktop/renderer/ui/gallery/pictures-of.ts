import type { Image } from "#shared/posts/post-shapes.ts";

/** `id` is missing where a release with one picture a post has sent it. */
export interface Picture extends Image {
  readonly id?: string;
}

interface WithPictures {
  readonly images?: readonly Picture[];
  readonly image?: Image | null;
}

/** The pictures of a post or comment, in the order that its author chose (media.14). */
export function picturesOf({ images = [], image }: WithPictures): readonly Picture[] {
  return images.length === 0 && image ? [image] : images;
}
