import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { Image, Post } from "#shared/posts/shapes.ts";
import { useIsNarrow } from "../../../lib/page/use-is-narrow.ts";
import { useReturnFocus } from "../../../ui/dialog/use-return-focus.ts";
import { ImageViewerPanel } from "./ImageViewerPanel.tsx";

interface ImageViewerProps {
  readonly post: Post;
  readonly image: Image;
  readonly onClose: () => void;
}

/** The image on a dark ground, beside its post from 768 px on (posts.11). Esc, the cross and a click beside the image close it. */
export function ImageViewer({ post, image, onClose }: ImageViewerProps) {
  const isNarrow = useIsNarrow();
  const focus = useReturnFocus();
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
          className="fixed inset-0 z-40 grid outline-none md:grid-cols-[minmax(0,1fr)_22.5rem]"
          onClick={({ target, currentTarget }) => isBeside(target, currentTarget) && onClose()}
        >
          <Dialog.Title className="sr-only">Image by {post.author.displayName}</Dialog.Title>
          <div className="relative grid min-h-0 grid-rows-[minmax(0,1fr)_auto]">
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
              className="absolute top-[max(0.75rem,env(safe-area-inset-top))] right-[max(0.75rem,env(safe-area-inset-right))] grid size-11 place-items-center rounded-full bg-[rgb(8_12_13/0.6)] text-white hover:bg-[rgb(40_46_48/0.8)]"
            >
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          {!isNarrow && <ImageViewerPanel postId={post.id} fallback={post} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Whether a click hit the background: not the image, selectable text, the post beside it, or a dialog it opened. */
function isBeside(target: EventTarget, viewer: Element): boolean {
  return target instanceof Element && viewer.contains(target) && !target.closest("img, p, button, aside");
}
