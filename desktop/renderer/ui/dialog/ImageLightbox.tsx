import { Dialog } from "radix-ui";
import type { Image } from "#shared/posts/post-shapes.ts";
import { useBackCloses } from "../../lib/navigation/back-closes.ts";
import { langAndDir } from "../../lib/text/lang-and-dir.ts";
import { classNames } from "../class-names.ts";
import { MadeWithAi } from "../content/MadeWithAi.tsx";
import type { Animation } from "../content/use-animation.ts";
import type { Elements } from "../elements.ts";
import { X } from "../icons/x.ts";
import { ZoomableImage } from "./ZoomableImage.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

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
                {image.alt && <p {...langAndDir(image.alt)}>{image.alt}</p>}
                {isLabelled && <MadeWithAi className="justify-center pt-1 text-white/80!" />}
                {link}
              </div>
            )}
            <Dialog.Close
              aria-label="Close"
              className="absolute top-[max(0.75rem,env(safe-area-inset-top))] right-[max(0.75rem,env(safe-area-inset-right))] grid size-11 place-items-center rounded-full bg-[rgb(8_12_13/0.6)] text-white hover:bg-[rgb(40_46_48/0.8)]"
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
