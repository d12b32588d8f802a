import type { Viewer } from "../../db/visibility/viewer.ts";

/** A published image is everybody's who knows its address; before that it is its owner's alone (media.5). */
export function canSeeImage(
  viewer: Pick<Viewer, "id"> | null,
  image: { readonly ownerId: string; readonly isPublished: boolean },
): boolean {
  return image.isPublished || viewer?.id === image.ownerId;
}
