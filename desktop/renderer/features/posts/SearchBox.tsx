import { useNavigate } from "@tanstack/react-router";
import { type SyntheticEvent, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Search } from "../../ui/icons/search.ts";
import { type SearchScope, searchTarget } from "./search/search-target.ts";

interface SearchBoxProps {
  /** The current search. */
  readonly initial?: string;
  readonly scope?: SearchScope;
  readonly className?: string;
}

/** The search field; the `/` shortcut focuses it. */
export function SearchBox({ initial = "", scope, className }: SearchBoxProps) {
  const [text, setText] = useState(initial);
  const navigate = useNavigate();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const target = searchTarget(text, scope);
    if (target) void navigate(target);
  };
  return (
    <form role="search" onSubmit={submit} className={classNames("relative", className)}>
      <Search
        size={17}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-quiet"
      />
      <input
        data-search-box
        type="search"
        dir="auto"
        name="q"
        aria-label="Search"
        placeholder="Search people, posts, #tags"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="h-10 w-full rounded-full border border-transparent bg-wash pr-4 pl-10 text-body text-ink transition-colors placeholder:text-quiet hover:border-control/60 focus-visible:bg-surface focus-visible:outline-2 focus-visible:-outline-offset-1 pointer-coarse:h-11"
      />
    </form>
  );
}

/** Focuses the visible search box. Returns false when there is none. */
export function focusSearch(): boolean {
  const boxes = document.querySelectorAll<HTMLInputElement>("[data-search-box]");
  const shown = [...boxes].find((box) => box.checkVisibility());
  shown?.focus();
  shown?.select();
  return shown !== undefined;
}
