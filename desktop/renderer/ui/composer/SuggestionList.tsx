import { t } from "@lingui/core/macro";
import { useEffect, useRef } from "react";
import { MemberName } from "../content/MemberName.tsx";
import { KindMark } from "../content/MemberMarks.tsx";
import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";
import type { ActiveWord } from "../../lib/completion/word-at-caret.ts";
import type { Suggestion } from "../../lib/completion/matching-suggestions.ts";

interface SuggestionListProps {
  readonly id: string;
  readonly kind: ActiveWord["kind"];
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  /** True to show above the field, which is at the bottom of the screen. */
  readonly isAbove: boolean;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** Suggestions for the hashtag or mention being written. The text field keeps the focus. */
export function SuggestionList({ id, kind, suggestions, active, isAbove, onChoose }: SuggestionListProps) {
  const sign = kind === "hashtag" ? "#" : "@";
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
      aria-label={kind === "hashtag" ? t`Hashtags` : t`Members`}
      className={`absolute inset-x-0 z-20 max-h-[50dvh] overflow-y-auto overscroll-contain rounded-card border border-hairline bg-float p-1.5 shadow-float ${
        isAbove ? "bottom-full" : "top-full"
      }`}
    >
      {suggestions.map((suggestion, index) => (
        <div
          key={suggestion.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // A click would move the focus from the text first.
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(suggestion);
          }}
          className="flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-control px-3 hover:bg-wash aria-selected:bg-wash"
        >
          <span className="flex min-w-0 items-center gap-2">
            <span {...getLangAndDir(suggestion.value)} className="truncate font-semibold">
              {`${sign}${suggestion.value}`}
            </span>
            {suggestion.kind && <KindMark kind={suggestion.kind} />}
          </span>
          <MemberName name={suggestion.note} className="truncate text-meta text-quiet" />
        </div>
      ))}
    </div>
  );
}
