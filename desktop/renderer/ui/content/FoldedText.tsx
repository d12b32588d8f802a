import { t } from "@lingui/core/macro";
import { type ReactElement, useState } from "react";
import { foldText } from "../../lib/text/fold/fold-long-text.ts";
import { Button } from "../button/Button.tsx";

interface FoldedTextProps {
  readonly text: string;
  /** True to show all of it, as on a post's own page. */
  readonly isWhole?: boolean;
  /** The text shown at first; without it the beginning. */
  readonly folded?: string | undefined;
  /** Draws the part that is shown. */
  readonly children: (shown: string) => ReactElement;
}

/** A text whose end waits behind 'Show more' when it is long or has many lines (posts.13). */
export function FoldedText({ text, isWhole = false, folded = foldText(text), children }: FoldedTextProps) {
  const [isOpen, setOpen] = useState(isWhole);
  return (
    <>
      {children(isOpen ? text : folded)}
      {folded !== text && (isOpen ? <span hidden data-opened /> : (
        <Button
          variant="quiet"
          size="sm"
          className="-ms-3.5 mt-1"
          onClick={() => setOpen(true)}
        >
          {t`Show more`}
        </Button>
      ))}
    </>
  );
}
