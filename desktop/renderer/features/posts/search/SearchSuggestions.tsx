import { useEffect, useRef } from "react";
import { guessLanguage } from "../../../lib/text/guess-language.ts";
import { nameLanguage } from "../../../lib/text/lang-and-dir.ts";
import type { SearchSuggestion } from "./search-suggestions.ts";

interface SearchSuggestionsProps {
  readonly id: string;
  readonly suggestions: readonly SearchSuggestion[];
  /** -1 for none. */
  readonly active: number;
  readonly onChoose: (suggestion: SearchSuggestion) => void;
}

/** People and hashtags below the search field, which keeps the focus. */
export function SearchSuggestions({ id, suggestions, active, onChoose }: SearchSuggestionsProps) {
  const list = useRef<HTMLDivElement>(null);
  // In a low window it may open below the end of the window.
  useEffect(() => {
    list.current?.scrollIntoView({ block: "nearest" });
  }, [suggestions]);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="People and hashtags"
      // A press would move the focus from the field, and so close the list before its click.
      onPointerDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-[min(24rem,50dvh)] overflow-y-auto overscroll-contain rounded-card border border-hairline bg-float p-1.5 shadow-float"
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
