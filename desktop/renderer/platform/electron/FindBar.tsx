import { ChevronDown, ChevronUp, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { IconButton } from "../../ui/IconButton.tsx";

interface Found {
  readonly active: number;
  readonly total: number;
}

/** Finds words on the screen, as browsers do: Enter goes on, Shift+Enter back, Esc closes. */
export function FindBar() {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() =>
    window.glimmer.onFind(() => {
      setIsOpen(true);
      requestAnimationFrame(() => field.current?.select());
    }), []);
  useEffect(() => window.glimmer.onFound(setFound), []);
  if (!isOpen) return null;

  const find = (words: string, isNext: boolean, isForward = true) => {
    if (words) void window.glimmer.findInPage(words, { isForward, isNext });
    else void window.glimmer.stopFinding();
    if (!words) setFound(null);
  };
  const close = () => {
    setIsOpen(false);
    setFound(null);
    void window.glimmer.stopFinding();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
    if (event.key === "Enter") find(text, true, !event.shiftKey);
  };
  return (
    <search className="fixed top-16 right-4 z-50 flex animate-rise items-center gap-1 rounded-card border border-hairline bg-float p-1.5 pl-3 shadow-float">
      <input
        ref={field}
        type="search"
        aria-label="Find on this screen"
        placeholder="Find on this screen"
        value={text}
        autoFocus
        onChange={(event) => {
          setText(event.target.value);
          find(event.target.value, false);
        }}
        onKeyDown={onKeyDown}
        className="w-44 bg-transparent text-body text-ink outline-none placeholder:text-quiet"
      />
      <span role="status" className="tabular min-w-12 text-right text-meta text-quiet">
        {found && text ? `${found.active}/${found.total}` : ""}
      </span>
      <IconButton label="Previous" icon={<ChevronUp size={18} />} onClick={() => find(text, true, false)} />
      <IconButton label="Next" icon={<ChevronDown size={18} />} onClick={() => find(text, true)} />
      <IconButton label="Close" icon={<X size={18} />} onClick={close} />
    </search>
  );
}
