import { t } from "@lingui/core/macro";
import { Dialog } from "radix-ui";
import { type KeyboardEvent, useRef, useState } from "react";
import type { Image } from "#shared/posts/post-shapes.ts";
import { isTall } from "#shared/media/picture-shape.ts";
import { useBackCloses } from "../../lib/navigation/back-closes.ts";
import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";
import { classNames } from "../class-names.ts";
import { MadeWithAi } from "../content/MadeWithAi.tsx";
import type { Animation } from "../content/use-animation.ts";
import type { Elements } from "../elements.ts";
import { X } from "../icons/x.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { fileSource } from "../../lib/api/file-source.ts";
import { getKeyName } from "../../lib/keyboard/shortcut-keys.ts";
import { guessLanguage } from "#shared/language/guess-language.ts";
import { PlayButton } from "../content/PlayButton.tsx";
import { Minus } from "../icons/minus.ts";
import { Plus } from "../icons/plus.ts";
import { useZoom, useZoomGestures, type Zoom } from "./use-zoom-gestures.ts";
import { formatPercent } from "../../lib/text/format-percent.ts";

interface ImageLightboxProps {
  readonly title: string;
  readonly image: Image;
  readonly animation: Animation;
  /** Below the description. */
  readonly link?: Elements;
  /** Content beside the image, in its own column. */
  readonly aside?: Elements;
  readonly onClose: () => void;
}

/** An image on a dark background. Esc, Back, the button and a click beside the image close it. */
export function ImageLightbox({ title, image, animation, link, aside, onClose }: ImageLightboxProps) {
  const focus = useReturnFocus();
  useBackCloses(true, onClose);
  // A post beside it says so itself.
  const isLabelled = image.madeWithAi && !aside;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-[rgb(8_12_13)]" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => {
            // Esc closes the suggestions first.
            if (document.activeElement?.hasAttribute("aria-activedescendant")) event.preventDefault();
          }}
          className={classNames(
            "fixed inset-0 z-40 grid outline-none",
            Boolean(aside) && "md:grid-cols-[minmax(0,1fr)_22.5rem]",
          )}
          onClick={({ target, currentTarget }) => isBackground(target, currentTarget) && onClose()}
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          <div className="relative grid min-h-0 grid-rows-[minmax(0,1fr)_auto]">
            <ZoomableImage image={image} animation={animation} />
            {(image.alt || isLabelled || link) && (
              <div
                data-caption
                className="mx-auto max-h-[min(8rem,35dvh)] max-w-prose overflow-y-auto px-4 py-4 md:pt-0 text-center text-meta text-white/80"
              >
                {image.alt && <p {...getLangAndDir(image.alt)}>{image.alt}</p>}
                {isLabelled && <MadeWithAi className="justify-center pt-1 text-white/80!" />}
                {link}
              </div>
            )}
            <Dialog.Close
              aria-label={t`Close`}
              className="absolute top-[max(0.75rem,env(safe-area-inset-top))] inset-e-[max(0.75rem,var(--notch-end))] grid size-11 place-items-center rounded-full bg-[rgb(8_12_13/0.6)] text-white hover:bg-[rgb(40_46_48/0.8)]"
            >
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          {aside}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * Whether a click hit the background and not the image, its caption, the content beside it or a
 * dialog.
 */
function isBackground(target: EventTarget, viewer: Element): boolean {
  return target instanceof Element && viewer.contains(target) &&
    !target.closest("img, [data-caption], [data-controls], button, aside");
}

const zoomStep = 1.25;

interface ZoomableImageProps {
  readonly image: Pick<Image, "url" | "thumbnailUrl" | "width" | "height" | "alt" | "isAnimated">;
  /** The animation as the list behind it has it: a paused one stays paused. */
  readonly animation: Animation;
}

/**
 * A picture that is zoomed by buttons, wheel, pinch, double tap, + and −, and moved by scrolling,
 * dragging and the arrow keys. A tall one shows its full width first (media.7).
 */
function ZoomableImage({ image, animation: { isPlaying, toggle } }: ZoomableImageProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLImageElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const zoom = useZoom(box, shown, image);
  const gestures = useZoomGestures(box, { zoom, isTall: isTall(image) });
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
        aria-label={t`Picture: + and − zoom, arrow keys move it`}
        // In every language a picture begins at its left.
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={classNames(
          "absolute inset-0 touch-pan-x touch-pan-y overflow-auto overscroll-contain md:rounded-control",
          isTall(image) && "[scrollbar-gutter:stable]",
        )}
        {...gestures}
      >
        <div className="grid min-h-full w-fit min-w-full place-items-center">
          <img
            ref={shown}
            src={fileSource(image.isAnimated && !isPlaying ? image.thumbnailUrl : image.url)}
            width={image.width}
            height={image.height}
            alt={image.alt}
            lang={guessLanguage(image.alt)}
            draggable={false}
            onLoad={() => setLoaded(true)}
            style={width === null
              ? { visibility: "hidden", width: 0, height: 0 }
              : { width, height: width * image.height / image.width }}
            className={classNames(
              // The still of a tall animation is its top.
              "max-w-none object-contain object-top md:rounded-control",
              isLoaded && "bg-picture",
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
