import { t } from "@lingui/core/macro";
import { useState } from "react";
import type { Elements } from "../elements.ts";

interface SpoilerProps {
  readonly text: string;
  /** Nothing of it is on the page before it is asked for, so that nothing copies or finds it. */
  readonly children: Elements;
}

/** A part of a text that its author hid: `||…||` (posts.25). What was opened stays open. */
export function Spoiler({ text, children }: SpoilerProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <span ref={takeFocus} tabIndex={-1} data-opened className="rounded-sm bg-wash outline-offset-2">
        {children}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-expanded={false}
      aria-label={t`Hidden part, show`}
      className="max-w-full rounded-sm bg-quiet px-0.5 text-start align-baseline text-transparent wrap-anywhere select-none hover:bg-ink"
      onClick={() => setOpen(true)}
    >
      {text.replaceAll(/\S/gu, "–")}
    </button>
  );
}

/** Of the button that is gone; a screen reader goes on with what was hidden. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
