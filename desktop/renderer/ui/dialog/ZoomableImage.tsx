import { t } from "@lingui/core/macro";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { guessLanguage } from "#shared/language/guess-language.ts";
import { isTall } from "#shared/media/picture-shape.ts";
import type { Image } from "#shared/posts/post-shapes.ts";
import { fileSource } from "../../lib/api/file-source.ts";
import { getKeyName } from "../../lib/keyboard/shortcut-keys.ts";
import { formatPercent } from "../../lib/text/format-percent.ts";
import { classNames } from "../class-names.ts";
import { PlayButton } from "../content/PlayButton.tsx";
import type { Animation } from "../content/use-animation.ts";
import type { Elements } from "../elements.ts";
import { Minus } from "../icons/minus.ts";
import { Plus } from "../icons/plus.ts";
import { useSwipe } from "./use-swipe.ts";
import { useZoom, useZoomGestures, type Zoom } from "./use-zoom-gestures.ts";

const zoomStep = 1.25;

interface ZoomableImageProps {
  readonly image: Pick<Image, "url" | "thumbnailUrl" | "width" | "height" | "alt" | "isAnimated">;
  /** The animation as the list behind it has it: a paused one stays paused. */
  readonly animation: Animation;
  /** Shows the next picture or the one before; absent where it is the only one. */
  readonly onStep?: ((step: 1 | -1) => void) | undefined;
}

/**
 * A picture that is zoomed by buttons, wheel, pinch, double tap, + and −, and moved by scrolling,
 * dragging and the arrow keys. A tall one shows its full width first (media.7). The box and its
 * focus stay when another picture comes, which has its first size.
 */
export function ZoomableImage({ image, animation: { isPlaying, toggle }, onStep }: ZoomableImageProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLImageElement>(null);
  const [loaded, setLoaded] = useState("");
  const zoom = useZoom(box, shown, image);
  const gestures = useZoomGestures(box, { zoom, isTall: isTall(image) });
  const swipe = useSwipe({ moved: shown, onStep: (step) => onStep?.(step) });
  useLayoutEffect(() => box.current?.scrollTo(0, 0), [image.url]);
  const { width } = zoom;
  return (
    <div
      role="presentation"
      className="relative min-h-0 md:m-8"
      onKeyDown={(event) => zoomByKey(event, zoom)}
    >
      <div
        ref={box}
        role="application"
        aria-label={onStep
          ? t`Picture: + and − zoom it, arrow keys show the others or move a zoomed one`
          : t`Picture: + and − zoom, arrow keys move it`}
        // In every language a picture begins at its left.
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={classNames(
          "absolute inset-0 touch-pan-x touch-pan-y overflow-auto overscroll-contain md:rounded-control",
          isTall(image) && "[scrollbar-gutter:stable]",
        )}
        {...gestures}
        {...(onStep && swipe)}
      >
        <div className="grid min-h-full w-fit min-w-full place-items-center">
          <img
            key={image.url}
            ref={shown}
            src={fileSource(image.isAnimated && !isPlaying ? image.thumbnailUrl : image.url)}
            width={image.width}
            height={image.height}
            alt={image.alt}
            lang={guessLanguage(image.alt)}
            draggable={false}
            onLoad={() => setLoaded(image.url)}
            style={width === null
              ? { visibility: "hidden", width: 0, height: 0 }
              : { width, height: width * image.height / image.width }}
            className={classNames(
              // The still of a tall animation is its top.
              "max-w-none object-contain object-top md:rounded-control",
              loaded === image.url && "bg-picture",
            )}
          />
        </div>
      </div>
      <ZoomButtons zoom={zoom}>
        {image.isAnimated && <PlayButton isPlaying={isPlaying} onToggle={toggle} />}
      </ZoomButtons>
    </div>
  );
}

function zoomByKey(event: KeyboardEvent, zoom: Zoom): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = getKeyName(event);
  // On some keyboards + is the shifted =.
  if (key === "+" || key === "=") zoom.zoomBy(zoomStep);
  else if (key === "-") zoom.zoomBy(1 / zoomStep);
  else if (key === "0") zoom.reset();
  else return;
  event.preventDefault();
}

const roundButton =
  "grid size-9 place-items-center rounded-full bg-[rgb(8_12_13/0.72)] text-white hover:bg-[rgb(40_46_48/0.9)] aria-disabled:opacity-50 pointer-coarse:size-11";

function ZoomButtons({ zoom, children }: { readonly zoom: Zoom; readonly children: Elements }) {
  const { width, widths } = zoom;
  if (width === null || !widths) return null;
  return (
    <div data-controls className="absolute bottom-3 inset-s-3 flex items-center gap-2">
      {children}
      <button
        type="button"
        aria-label={t`Zoom out`}
        aria-disabled={width <= widths.least}
        className={roundButton}
        onClick={() => zoom.zoomBy(1 / zoomStep)}
      >
        <Minus size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={t`Zoom in`}
        aria-disabled={width >= widths.most}
        className={roundButton}
        onClick={() => zoom.zoomBy(zoomStep)}
      >
        <Plus size={18} aria-hidden="true" />
      </button>
      <span role="status" className="sr-only">
        {formatPercent(width / widths.first)}
      </span>
    </div>
  );
}
