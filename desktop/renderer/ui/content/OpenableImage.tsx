import { type CSSProperties, useState } from "react";
import type { Image } from "#shared/posts/post-shapes.ts";
import { classNames } from "../class-names.ts";
import { LazyOverlay } from "../dialog/LazyOverlay.tsx";
import { StoredImage } from "./StoredImage.tsx";

const loadLightbox = () => import("../dialog/ImageLightbox.tsx");

interface OpenableImageProps {
  readonly image: Image;
  /** Of the opened image. */
  readonly title: string;
  /** Names the button of an image without a description. */
  readonly label: string;
  readonly className: string;
  /** The box of its stored size. */
  readonly style: CSSProperties;
}

/** An image that a click opens on a dark ground. */
export function OpenableImage({ image, title, label, className, style }: OpenableImageProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={image.alt ? `Open image: ${image.alt}` : label}
        className={classNames("block cursor-zoom-in overflow-hidden not-has-[img]:hidden", className)}
        style={style}
        onClick={() => setOpen(true)}
      >
        <StoredImage image={image} isEager className="size-full" />
      </button>
      {isOpen && (
        <LazyOverlay load={loadLightbox} onClose={() => setOpen(false)}>
          {({ ImageLightbox }) => (
            <ImageLightbox
              title={title}
              image={image}
              onClose={() => setOpen(false)}
            />
          )}
        </LazyOverlay>
      )}
    </>
  );
}
