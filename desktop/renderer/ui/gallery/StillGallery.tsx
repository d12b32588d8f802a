import { isTall } from "#shared/media/picture-shape.ts";
import { classNames } from "../class-names.ts";
import { AnimationMark } from "../content/AnimationMark.tsx";
import { OpenMark } from "../content/OpenMark.tsx";
import { StoredImage } from "../content/StoredImage.tsx";
import { countLeft, getGalleryAspect, getGridClass, mostTiles } from "./gallery-layout.ts";
import { MoreMark } from "./MoreMark.tsx";
import type { Picture } from "./pictures-of.ts";

interface StillGalleryProps {
  /** At least one. */
  readonly pictures: readonly Picture[];
  /** Whether a tall picture opens where it is whole. */
  readonly isLink: boolean;
}

/** The pictures of a post inside a link, without buttons. */
export function StillGallery({ pictures, isLink }: StillGalleryProps) {
  const count = pictures.length;
  return (
    <span
      className={classNames(
        "relative mt-2 max-h-60 w-full overflow-hidden rounded-control not-has-[img]:hidden",
        getGridClass(count),
      )}
      style={{ aspectRatio: getGalleryAspect(pictures) ?? undefined }}
    >
      {pictures.slice(0, mostTiles).map((image, at) => {
        const left = countLeft(at, count);
        return (
          <span key={image.url} className="relative block min-h-0 min-w-0">
            <StoredImage image={image} className="size-full" />
            {image.isAnimated && left === 0 && <AnimationMark />}
            {count === 1 && isLink && isTall(image) && <OpenMark />}
            {left > 0 && <MoreMark left={left} />}
          </span>
        );
      })}
    </span>
  );
}
