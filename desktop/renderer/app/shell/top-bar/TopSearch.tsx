import { type KeyboardEvent, useState } from "react";
import { SearchBox } from "../../../features/posts/SearchBox.tsx";
import { useBackCloses } from "../../../lib/navigation/back-closes.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { X } from "../../../ui/icons/x.ts";

/**
 * The search of the top bar (shell.1). Below 768 px `top-search` (base.css) shows its icon alone,
 * and the field over the whole bar while it has the focus: a field that is there already takes the
 * focus within the tap, without which phones don't open their keyboard.
 */
export function TopSearch({ className }: { readonly className: string }) {
  const [isOver, setOver] = useState(false);
  useBackCloses(isOver, leaveField);
  return (
    <div
      role="presentation"
      className={classNames("top-search", className)}
      onKeyDown={leaveAtEscape}
      onFocus={() => setOver(matchMedia("(width < 48rem)").matches)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOver(false)}
    >
      <SearchBox className="min-w-0 flex-1" />
      <IconButton
        label="Close search"
        icon={<X size={20} aria-hidden="true" />}
        onClick={({ currentTarget }) => currentTarget.blur()}
      />
    </div>
  );
}

/** Escape first closes the suggestions, which the field takes for itself, then the search. */
function leaveAtEscape(event: KeyboardEvent): void {
  if (event.key === "Escape" && !event.defaultPrevented) leaveField();
}

function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
