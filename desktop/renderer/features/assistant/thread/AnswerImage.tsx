import { useState } from "react";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { StoredImage } from "../../../ui/content/StoredImage.tsx";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";

const loadLightbox = () => import("../../../ui/dialog/ImageLightbox.tsx");

interface AnswerImageProps {
  readonly message: AiMessage;
  readonly url: string;
}

/** A generated image in a box of its stored size; a click opens it. */
export function AnswerImage({ message, url }: AnswerImageProps) {
  const [isOpen, setOpen] = useState(false);
  const [width, height] = [message.imageWidth ?? 1024, message.imageHeight ?? 1024];
  const { imageAlt: alt, imagePlaceholder: placeholder } = message;
  const image = { url, thumbnailUrl: `${url}?size=thumbnail`, width, height, placeholder, alt };
  return (
    <>
      <button
        type="button"
        aria-label={alt ? `Open image: ${alt}` : "Open image"}
        className="block w-full max-w-110 cursor-zoom-in overflow-hidden rounded-card border border-hairline not-has-[img]:hidden"
        style={{ aspectRatio: `${width} / ${height}` }}
        onClick={() => setOpen(true)}
      >
        <StoredImage image={image} isEager className="size-full" />
      </button>
      {isOpen && (
        <LazyOverlay load={loadLightbox} onClose={() => setOpen(false)}>
          {({ ImageLightbox }) => (
            <ImageLightbox
              title="Generated image"
              image={image}
              onClose={() => setOpen(false)}
            />
          )}
        </LazyOverlay>
      )}
    </>
  );
}
