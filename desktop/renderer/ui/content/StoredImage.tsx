import { useMemo, useState } from "react";
import type { Image } from "#shared/posts/post-shapes.ts";
import { thumbHashToDataURL } from "thumbhash";
import { guessLanguage } from "../../lib/text/guess-language.ts";
import { classNames } from "../class-names.ts";

interface StoredImageProps {
  image: Image;
  /** `thumbnail` is at most 640 px wide. */
  size?: "thumbnail" | "full";
  className?: string;
  /** True to load at once, for the first image in view. */
  isEager?: boolean;
}

/**
 * Reserves its box from the stored size, so that nothing jumps; hides itself when it
 * cannot load (media.2).
 */
export function StoredImage({ image, size = "thumbnail", className, isEager = false }: StoredImageProps) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  const blurred = useMemo(() => placeholderUrl(image.placeholder), [image.placeholder]);
  if (state === "failed") return null;
  return (
    <span
      className={classNames("relative block overflow-hidden bg-wash bg-cover bg-center", className)}
      style={{
        aspectRatio: `${image.width} / ${image.height}`,
        backgroundImage: state === "loading" && blurred ? `url(${blurred})` : undefined,
      }}
    >
      <img
        src={size === "full" ? image.url : image.thumbnailUrl}
        alt={image.alt}
        lang={guessLanguage(image.alt)}
        width={image.width}
        height={image.height}
        loading={isEager ? "eager" : "lazy"}
        decoding="async"
        onLoad={() => setState("loaded")}
        onError={() => setState("failed")}
        className={classNames(
          "absolute inset-0 size-full object-cover transition-opacity",
          state === "loading" && "opacity-0",
        )}
      />
    </span>
  );
}

/** The blurred placeholder as a data URL, or null when the hash is invalid. */
function placeholderUrl(hashBase64: string): string | null {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hashBase64), (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}
