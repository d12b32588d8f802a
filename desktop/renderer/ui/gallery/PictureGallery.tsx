import { type CSSProperties, type ReactNode, useState } from "react";
import { isTall } from "#shared/media/picture-shape.ts";
import { classNames } from "../class-names.ts";
import { OpenMark } from "../content/OpenMark.tsx";
import { PlayButton } from "../content/PlayButton.tsx";
import { StoredImage } from "../content/StoredImage.tsx";
import { LazyOverlay } from "../dialog/LazyOverlay.tsx";
import { type Animation, useAnimation } from "../content/use-animation.ts";
import { DescriptionMark } from "./DescriptionMark.tsx";
import { countLeft, getGalleryAspect, getGridClass, mostTiles } from "./gallery-layout.ts";
import { MoreMark } from "./MoreMark.tsx";
import { nameOfPicture } from "./name-of-picture.ts";
import type { Picture } from "./pictures-of.ts";

/** The picture that was opened, for the viewer. */
interface OpenedPicture {
  /** Its place, from 0. */
  readonly at: number;
  readonly animation: Animation;
  readonly close: () => void;
}

interface PictureGalleryProps<Module> {
  /** At least one. */
  readonly pictures: readonly Picture[];
  /** Names several pictures together. */
  readonly name: string;
  /** Names the button of a single picture without a description. */
  readonly label: string;
  readonly className?: string;
  /** The size of the box, where it isn't the usual one in a list. */
  readonly style?: CSSProperties;
  /** True to load stills at once; animations still load only where they are seen. */
  readonly isEager?: boolean;
  readonly onOpen?: () => void;
  /** Imports the viewer; must be the same function each time. */
  readonly load: () => Promise<Module>;
  readonly children: (module: Module, opened: OpenedPicture) => ReactNode;
}

/**
 * The pictures of a post, comment or message in a box that is known before they load; each opens
 * the viewer. Of more than four the last tile says how many are left (media.14).
 */
export function PictureGallery<Module>(
  { pictures, name, label, className, style, ...more }: PictureGalleryProps<Module>,
) {
  const { isEager = false, onOpen, load, children } = more;
  const [opened, setOpened] = useState<number | null>(null);
  const close = () => setOpened(null);
  // One choice for all: what a reader pauses rests.
  const animation = useAnimation(pictures.some(({ isAnimated }) => isAnimated));
  const { isPlaying, toggle } = animation;
  const count = pictures.length;
  const isOne = count === 1;
  return (
    <>
      <div
        {...(!isOne && { role: "group", "aria-label": name })}
        className={classNames(
          "relative overflow-hidden not-has-[img]:hidden",
          getGridClass(count),
          className,
        )}
        style={{ aspectRatio: getGalleryAspect(pictures) ?? undefined, ...style }}
      >
        {pictures.slice(0, mostTiles).map((image, at) => {
          const left = countLeft(at, count);
          const plays = isPlaying && image.isAnimated;
          return (
            <div key={image.url} className="relative min-h-0 min-w-0">
              <button
                type="button"
                aria-label={nameOfPicture(image, at, count, label)}
                className="relative block size-full cursor-zoom-in overflow-hidden rounded-[inherit] focus-visible:-outline-offset-2"
                onClick={() => {
                  setOpened(at);
                  onOpen?.();
                }}
                onPointerEnter={() => void load().catch(() => undefined)}
              >
                <StoredImage
                  image={image}
                  isPlaying={plays}
                  isEager={isEager && !plays}
                  className="size-full"
                />
                {isOne && isTall(image) && <OpenMark />}
              </button>
              {left > 0 && <MoreMark left={left} />}
              <div className="pointer-events-none absolute bottom-2 inset-s-2 flex items-center gap-2 *:pointer-events-auto">
                {image.isAnimated && left === 0 && <PlayButton isPlaying={isPlaying} onToggle={toggle} />}
                {image.alt && left === 0 && <DescriptionMark alt={image.alt} />}
              </div>
            </div>
          );
        })}
      </div>
      {opened !== null && (
        <LazyOverlay load={load} onClose={close}>
          {(module) => children(module, { at: opened, animation, close })}
        </LazyOverlay>
      )}
    </>
  );
}
