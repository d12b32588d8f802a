import type { Post } from "#shared/posts/post-shapes.ts";

/** A post with another description of one of its pictures. */
export function setDescription(post: Post, imageId: string, alt: string): Post {
  const isFirst = post.images[0]?.id === imageId;
  return {
    ...post,
    image: post.image && isFirst ? { ...post.image, alt } : post.image,
    images: post.images.map((image) => image.id === imageId ? { ...image, alt } : image),
  };
}
