import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { Image } from "#shared/posts/shapes.ts";

interface ImageViewerProps {
  readonly image: Image;
  readonly author: string;
  readonly onClose: () => void;
}

/** The whole image on a dark ground. Esc, the cross or a click beside it closes. */
export function ImageViewer({ image, author, onClose }: ImageViewerProps) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-appear bg-[rgb(8_12_13)] md:bg-[rgb(8_12_13/0.94)]" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-50 grid grid-rows-[minmax(0,1fr)_auto] outline-none"
          onClick={(event) => isBeside(event.target) && onClose()}
        >
          <Dialog.Title className="sr-only">Image by {author}</Dialog.Title>
          <div className="relative min-h-0 md:m-8">
            <img
              src={image.url}
              width={image.width}
              height={image.height}
              alt={image.alt}
              className="absolute inset-0 m-auto size-auto max-h-full max-w-full md:rounded-control"
            />
          </div>
          {image.alt && (
            <p className="mx-auto max-h-32 max-w-prose overflow-y-auto px-4 py-4 md:pt-0 text-center text-meta text-white/80">
              {image.alt}
            </p>
          )}
          <Dialog.Close
            aria-label="Close"
            className="absolute right-3 top-3 grid size-11 place-items-center rounded-full bg-[rgb(8_12_13/0.6)] text-white hover:bg-[rgb(40_46_48/0.8)]"
          >
            <X aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Neither the image nor its words, which people select. */
function isBeside(target: EventTarget): boolean {
  return target instanceof Element && !target.closest("img, p");
}
