import { t } from "@lingui/core/macro";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { ChevronDown } from "../../ui/icons/chevron-down.ts";
import { ChevronUp } from "../../ui/icons/chevron-up.ts";
import { X } from "../../ui/icons/x.ts";

interface Found {
  readonly active: number;
  readonly total: number;
}

/**
 * Finds words on the screen as browsers do: Enter goes on, Shift+Enter back, Esc closes. Chromium
 * also finds the words in the bar's own field. So before each search the bar becomes the last
 * element of the page: its field is then the last match, which is neither counted nor stopped at.
 * The rest of the bar has no searchable text: its count is CSS content, its buttons have labels.
 */
export function FindBar() {
  const { place, field, found, isOpen, find, close } = useFindInPage();
  const [text, setText] = useState("");
  if (!isOpen) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
    if (event.key === "Enter") find(text, true, !event.shiftKey);
  };
  const count = found && text ? found.total > 0 ? `${found.active}/${found.total}` : t`No matches` : "";
  return createPortal(
    <search className="fixed top-[calc(var(--covered-top)+0.5rem)] inset-e-4 z-50 flex max-w-[calc(100vw-2rem)] animate-rise items-center gap-1 rounded-card border border-hairline bg-float p-1.5 ps-3 shadow-float">
      <input
        ref={field}
        type="search"
        aria-label={t`Find on this screen`}
        placeholder={t`Find on this screen`}
        value={text}
        autoFocus
        onChange={(event) => {
          setText(event.target.value);
          find(event.target.value, false);
        }}
        onKeyDown={onKeyDown}
        className="w-44 min-w-0 bg-transparent text-body text-ink outline-none placeholder:text-quiet"
      />
      <span
        role="status"
        data-count={count}
        className="tabular min-w-12 text-end text-meta text-quiet before:content-[attr(data-count)]"
      />
      <IconButton
        label={t`Previous match`}
        icon={<ChevronUp size={18} />}
        onClick={() => find(text, true, false)}
      />
      <IconButton label={t`Next match`} icon={<ChevronDown size={18} />} onClick={() => find(text, true)} />
      <IconButton label={t`Close search`} icon={<X size={18} />} onClick={close} />
    </search>,
    place,
  );
}

/** Chromium's search, and the element that contains the bar. */
function useFindInPage() {
  const [isOpen, setIsOpen] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const [place] = useState(() => document.createElement("div"));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() =>
    window.glimmer.onFind(() => {
      // Before the field renders in it and takes the focus.
      if (!place.isConnected) document.body.append(place);
      setIsOpen(true);
      requestAnimationFrame(() => field.current?.select());
    }), [place]);
  useEffect(() => () => place.remove(), [place]);
  const isForwardNow = useRef(true);
  /** The words and the screen of the search that can continue; null without one. */
  const begun = useRef<string | null>(null);
  useEffect(() =>
    window.glimmer.onFound(({ text: words, active, total }) => {
      // A late result for other words or for a closed bar is ignored.
      if (words !== field.current?.value) return;
      const isOwn = active === total && total > 1;
      if (isOwn) void window.glimmer.findInPage(words, { isForward: isForwardNow.current, isNext: true });
      else setFound({ active: Math.min(active, total - 1), total: total - 1 });
    }), []);

  const find = (words: string, goesOn: boolean, isForward = true) => {
    const wanted = `${location.href} ${words}`;
    const isNext = goesOn && begun.current === wanted;
    begun.current = words ? wanted : null;
    isForwardNow.current = isForward;
    // Unlike `append` this leaves the focus in the field.
    if (place !== document.body.lastElementChild) document.body.moveBefore(place, null);
    if (words) void window.glimmer.findInPage(words, { isForward, isNext });
    else void window.glimmer.stopFinding();
    if (!words) setFound(null);
  };
  const close = () => {
    setIsOpen(false);
    place.remove();
    setFound(null);
    begun.current = null;
    void window.glimmer.stopFinding();
  };
  return { place, field, found, isOpen, find, close };
}
