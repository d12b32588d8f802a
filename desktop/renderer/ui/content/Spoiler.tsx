import { t } from "@lingui/core/macro";
import { type KeyboardEvent, useState } from "react";
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
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    setOpen(true);
  };
  // A button of the browser's own would be a box that no line of the text breaks.
  return (
    <span
      role="button"
      tabIndex={0}
      aria-expanded={false}
      aria-label={t`Hidden part, show`}
      className="cursor-pointer rounded-sm bg-wash box-decoration-clone text-transparent ring-1 ring-control/70 ring-inset select-none hover:bg-hairline"
      onClick={() => setOpen(true)}
      onKeyDown={pressKey}
    >
      {text.replaceAll(/\S/gu, "–")}
    </span>
  );
}

/** Of the button that is gone; a screen reader goes on with what was hidden. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
