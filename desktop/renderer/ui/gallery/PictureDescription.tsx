import { t } from "@lingui/core/macro";
import { Popover } from "radix-ui";
import type { RefObject } from "react";
import { useBackCloses } from "../../lib/navigation/back-closes.ts";
import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";
import { useReturnFocus } from "../dialog/use-return-focus.ts";

interface PictureDescriptionProps {
  readonly alt: string;
  /** The mark that it belongs to. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The whole description of a picture, over its mark; Esc, Back and a click elsewhere close it. */
export function PictureDescription({ alt, anchor, onClose }: PictureDescriptionProps) {
  useBackCloses(true, onClose);
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          {...useReturnFocus()}
          aria-label={t`Description of the image`}
          side="top"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          // A long text scrolls by keyboard where it has the focus.
          tabIndex={0}
          className="z-50 max-h-[min(18rem,var(--radix-popover-content-available-height))] w-max max-w-[min(22rem,calc(100vw-1rem))] animate-rise overflow-y-auto overscroll-contain rounded-control border border-hairline bg-float px-3.5 py-2.5 text-body text-ink shadow-float outline-none"
        >
          <p {...getLangAndDir(alt)} className="whitespace-pre-wrap wrap-anywhere">{alt}</p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
