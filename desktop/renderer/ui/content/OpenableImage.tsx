import { t } from "@lingui/core/macro";
import { type CSSProperties, useState } from "react";
import { isTall } from "#shared/media/picture-shape.ts";
import type { Image } from "#shared/posts/post-shapes.ts";
import { classNames } from "../class-names.ts";
import { LazyOverlay } from "../dialog/LazyOverlay.tsx";
import { OpenMark } from "./OpenMark.tsx";
import { PlayButton } from "./PlayButton.tsx";
import { StoredImage } from "./StoredImage.tsx";
import { useAnimation } from "./use-animation.ts";

const loadLightbox = () => import("../dialog/ImageLightbox.tsx");

interface OpenableImageProps {
  readonly image: Image;
  /** The title of the opened image. */
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
  const animation = useAnimation(image.isAnimated);
  const { isPlaying, toggle } = animation;
  return (
    <>
      <div className={classNames("relative not-has-[img]:hidden", className)} style={style}>
        <button
          type="button"
          aria-label={image.alt ? t`Open image: ${{ description: image.alt }}` : label}
          className="block size-full cursor-zoom-in overflow-hidden rounded-[inherit]"
          onClick={() => setOpen(true)}
        >
          {/* A thread loads its thumbnails at once, but an animation only where it is seen. */}
          <StoredImage image={image} isPlaying={isPlaying} isEager={!isPlaying} className="size-full" />
          {isTall(image) && <OpenMark />}
        </button>
        {image.isAnimated && (
          <PlayButton isPlaying={isPlaying} onToggle={toggle} className="absolute bottom-2 inset-s-2" />
        )}
      </div>
      {isOpen && (
        <LazyOverlay load={loadLightbox} onClose={() => setOpen(false)}>
          {({ ImageLightbox }) => (
            <ImageLightbox
              title={title}
              image={image}
              animation={animation}
              onClose={() => setOpen(false)}
            />
          )}
        </LazyOverlay>
      )}
    </>
  );
}
