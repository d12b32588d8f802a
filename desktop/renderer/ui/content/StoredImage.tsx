import { useState } from "react";
import { isTall } from "#shared/media/picture-shape.ts";
import type { Image } from "#shared/posts/post-shapes.ts";
import { fileSource } from "../../lib/api/file-source.ts";
import { guessLanguage } from "#shared/language/guess-language.ts";
import { classNames } from "../class-names.ts";
import { usePlaceholder } from "./use-placeholder.ts";

interface StoredImageProps {
  image: Image;
  /** Shows the animation instead of its still (media.9). */
  isPlaying?: boolean;
  className?: string;
  /** True to load at once, for the first image in view. */
  isEager?: boolean;
}

/**
 * The thumbnail of a picture, at most 640 px wide. Reserves its box from the stored size, so that
 * nothing jumps; hides itself when it cannot load (media.2). Of a tall picture the top shows
 * (media.7), and a transparent one stands on light ground (media.8).
 */
export function StoredImage({ image, isPlaying = false, className, isEager = false }: StoredImageProps) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  const { blurred, isTransparent } = usePlaceholder(image.placeholder, state === "loading");
  if (state === "failed") return null;
  return (
    <span
      className={classNames(
        "relative block overflow-hidden bg-cover bg-center",
        isTransparent ? "bg-picture" : "bg-wash",
        className,
      )}
      style={{
        aspectRatio: `${image.width} / ${image.height}`,
        backgroundImage: blurred ? `url(${blurred})` : undefined,
      }}
    >
      <img
        src={fileSource(isPlaying ? image.url : image.thumbnailUrl)}
        alt={image.alt}
        lang={guessLanguage(image.alt)}
        width={image.width}
        height={image.height}
        loading={isEager ? "eager" : "lazy"}
        decoding="async"
        onLoad={() => setState("loaded")}
        onError={() => setState("failed")}
        className={classNames(
          "absolute inset-0 size-full bg-picture object-cover transition-opacity",
          isTall(image) && "object-top",
          state === "loading" && "opacity-0",
        )}
      />
    </span>
  );
}
