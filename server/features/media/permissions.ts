import type { Viewer } from "../../db/visibility/viewer.ts";

/**
 * A published image is visible to anyone with its address; before that only to its owner (media.5).
 * An image that moderators removed is visible to nobody (media.13).
 */
export function canSeeImage(
  viewer: Pick<Viewer, "id"> | null,
  image: { readonly ownerId: string; readonly isPublished: boolean; readonly isRemoved: boolean },
): boolean {
  return !image.isRemoved && (image.isPublished || viewer?.id === image.ownerId);
}
