import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import type { Image } from "#shared/posts/post-shapes.ts";
import { guessLanguage } from "../../lib/text/guess-language.ts";
import { classNames } from "../class-names.ts";
import { MadeWithAi } from "../content/MadeWithAi.tsx";
import { X } from "../icons/x.ts";
import { useReturnFocus } from "./use-return-focus.ts";

interface ImageLightboxProps {
  readonly title: string;
  readonly image: Pick<Image, "url" | "width" | "height" | "alt" | "madeWithAi">;
  /** Content beside the image, in its own column. */
  readonly aside?: ReactNode;
  readonly onClose: () => void;
}

/** An image on a dark background. Esc, the close button and a click beside the image close it. */
export function ImageLightbox({ title, image, aside, onClose }: ImageLightboxProps) {
  const focus = useReturnFocus();
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
            <div className="relative min-h-0 md:m-8">
              <img
                src={image.url}
                width={image.width}
                height={image.height}
                alt={image.alt}
                lang={guessLanguage(image.alt)}
                className="absolute inset-0 m-auto size-auto max-h-full max-w-full md:rounded-control"
              />
            </div>
            {(image.alt || isLabelled) && (
              <div
                data-caption
                className="mx-auto max-h-32 max-w-prose overflow-y-auto px-4 py-4 md:pt-0 text-center text-meta text-white/80"
              >
                {image.alt && <p>{image.alt}</p>}
                {isLabelled && <MadeWithAi className="justify-center pt-1 text-white/80!" />}
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
    !target.closest("img, [data-caption], button, aside");
}
