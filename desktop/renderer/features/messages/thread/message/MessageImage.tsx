import { isolateName } from "#shared/isolate-name.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { OpenableImage } from "../../../../ui/content/OpenableImage.tsx";
import { StoredImage } from "../../../../ui/content/StoredImage.tsx";
import { imageBoxStyle } from "./image-box.ts";

interface MessageImageProps {
  readonly message: DirectMessage;
  readonly url: string;
  readonly senderName: string;
  /** In a request that is not accepted yet (messages.6). */
  readonly isBlurred: boolean;
}

/** A message's image in a box of its stored size; a click opens it. */
export function MessageImage({ message, url, senderName, isBlurred }: MessageImageProps) {
  const { imageAlt: alt, imageWidth, imageHeight, madeWithAi } = message;
  const [width, height] = [imageWidth ?? 320, imageHeight ?? 240];
  const thumbnailUrl = `${url}?size=thumbnail`;
  const isAnimated = message.isImageAnimated;
  const image = { url, thumbnailUrl, width, height, placeholder: "", alt, madeWithAi, isAnimated };
  const box = imageBoxStyle(width, height);
  if (isBlurred) {
    return (
      <span className="relative block max-w-full overflow-hidden" style={box}>
        <StoredImage image={{ ...image, alt: "" }} className="size-full scale-110 blur-2xl" />
        <span className="absolute inset-x-2 bottom-2 rounded-control bg-surface px-2 py-1 text-center text-meta text-ink">
          Accept the request to see this image
        </span>
      </span>
    );
  }
  return (
    <OpenableImage
      image={image}
      title={`Image from ${isolateName(senderName)}`}
      label={`Open image from ${isolateName(senderName)}`}
      className="max-w-full"
      style={box}
    />
  );
}
