import { t } from "@lingui/core/macro";
import { Dialog } from "radix-ui";
import { useBackCloses } from "../../lib/navigation/back-closes.ts";
import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";
import { classNames } from "../class-names.ts";
import { MadeWithAi } from "../content/MadeWithAi.tsx";
import type { Animation } from "../content/use-animation.ts";
import type { Elements } from "../elements.ts";
import type { Picture } from "../gallery/pictures-of.ts";
import { X } from "../icons/x.ts";
import { PictureSteps } from "./PictureSteps.tsx";
import { stepByKey, useSteps } from "./use-steps.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { ZoomableImage } from "./ZoomableImage.tsx";

interface ImageLightboxProps {
  readonly title: string;
  /** At least one. */
  readonly pictures: readonly Picture[];
  /** The place of the picture that was opened, from 0. */
  readonly first: number;
  readonly animation: Animation;
  /** Below the description of a picture. */
  readonly below?: (picture: Picture) => Elements;
  /** Content beside the image, in its own column. */
  readonly aside?: Elements;
  readonly onClose: () => void;
}

/**
 * Pictures on a dark background, one at a time. Esc, Back, the button and a click beside the
 * picture close it.
 */
export function ImageLightbox({ title, pictures, first, animation, below, aside, onClose }: ImageLightboxProps) {
  const focus = useReturnFocus();
  useBackCloses(true, onClose);
  const { at, step } = useSteps(pictures, first, animation);
  const image = pictures[at];
  if (!image) return null;
  const { alt } = image;
  // A post beside it says so itself.
  const isLabelled = image.madeWithAi && !aside;
  const foot = below?.(image);
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
          <div
            role="presentation"
            className="relative grid min-h-0 grid-rows-[minmax(0,1fr)_auto]"
            onKeyDown={(event) => step && stepByKey(event, step)}
          >
            <div className="relative grid min-h-0">
              <ZoomableImage image={image} animation={animation} onStep={step} />
              {step && <PictureSteps at={at} count={pictures.length} alt={alt} onStep={step} />}
            </div>
            {(alt || isLabelled || foot) && (
              <div
                data-caption
                className="mx-auto max-h-[min(8rem,35dvh)] max-w-prose overflow-y-auto px-4 py-4 md:pt-0 text-center text-meta text-white/80"
              >
                {alt && <p {...getLangAndDir(alt)}>{alt}</p>}
                {isLabelled && <MadeWithAi className="justify-center pt-1 text-white/80!" />}
                {foot}
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
