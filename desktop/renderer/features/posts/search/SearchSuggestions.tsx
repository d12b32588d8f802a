import { useEffect, useLayoutEffect, useRef } from "react";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { guessLanguage } from "../../../lib/text/guess-language.ts";
import { nameLanguage } from "../../../lib/text/lang-and-dir.ts";
import { type SearchSuggestion, useSearchSuggestions } from "./search-suggestions.ts";

interface SearchSuggestionsProps {
  readonly id: string;
  readonly text: string;
  readonly isOpen: boolean;
  /** Called with what is shown, for the keys of the field; empty when nothing is. */
  readonly onShow: (suggestions: readonly SearchSuggestion[]) => void;
  /** -1 for none. */
  readonly active: number;
  readonly onChoose: (suggestion: SearchSuggestion) => void;
}

/** People and hashtags below the search field, which keeps the focus (search.4). */
export function SearchSuggestions({ id, text, isOpen, onShow, active, onChoose }: SearchSuggestionsProps) {
  const suggestions = useSearchSuggestions(text, isOpen);
  const count = suggestions.length;
  const list = useRef<HTMLDivElement>(null);
  // Before the next key, which may choose one.
  useLayoutEffect(() => onShow(suggestions), [suggestions, onShow]);
  useEffect(() => {
    if (count > 0) announceToScreenReaders(count === 1 ? "1 suggestion" : `${count} suggestions`);
  }, [count]);
  // In a low window it may open below the end of the window.
  useEffect(() => {
    list.current?.scrollIntoView({ block: "nearest" });
  }, [suggestions]);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  if (count === 0) return null;
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="People and hashtags"
      // A press would move the focus from the field, and so close the list before its click.
      onPointerDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full md:min-w-72 z-20 mt-1 max-h-[min(24rem,50dvh)] overflow-y-auto overscroll-contain rounded-card border border-hairline bg-float p-1.5 shadow-float"
    >
      {suggestions.map((suggestion, index) => (
        <div
          key={`${suggestion.kind}:${suggestion.value}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerUp={({ button }) => button === 0 && onChoose(suggestion)}
          className="flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-control px-3 hover:bg-wash aria-selected:bg-wash pointer-coarse:min-h-11"
        >
          <span
            dir="auto"
            lang={(suggestion.kind === "person" ? nameLanguage : guessLanguage)(suggestion.title)}
            className="min-w-0 truncate font-semibold"
          >
            {suggestion.title}
          </span>
          <span className="truncate text-meta text-quiet">{suggestion.note}</span>
        </div>
      ))}
    </div>
  );
}
