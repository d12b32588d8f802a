import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { Picture } from "../../../../ui/gallery/pictures-of.ts";

/**
 * The pictures of a message, in the order that its sender chose (media.14). A release before this
 * one sends the first alone, in fields of its own.
 */
export function picturesOfMessage(message: DirectMessage): readonly Picture[] {
  const { images = [], imageUrl: url } = message as DirectMessage & { images?: readonly Picture[] };
  if (images.length > 0 || url === null) return images;
  return [{
    url,
    thumbnailUrl: `${url}?size=thumbnail`,
    width: message.imageWidth ?? 320,
    height: message.imageHeight ?? 240,
    placeholder: "",
    alt: message.imageAlt,
    madeWithAi: message.madeWithAi,
    isAnimated: message.isImageAnimated,
  }];
}
