import { t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, type SyntheticEvent, useId, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Search } from "../../ui/icons/search.ts";
import { LazyPart } from "../../ui/status/LazyPart.tsx";
import type { SearchSuggestion } from "./search/SearchSuggestions.tsx";
import { type SearchScope, searchTarget } from "./search/search-target.ts";
import { limitTo } from "../../ui/form/limit-to.ts";

const loadSuggestions = () => import("./search/SearchSuggestions.tsx");

interface SearchBoxProps {
  /** The current search. */
  readonly initial?: string;
  readonly scope?: SearchScope;
  readonly className?: string;
}

/**
 * The search field, which offers people and hashtags while one types (search.4); the `/` shortcut
 * focuses it. Enter searches unless the arrow keys chose one.
 */
export function SearchBox({ initial = "", scope, className }: SearchBoxProps) {
  const [text, setText] = useState(initial);
  const navigate = useNavigate();
  const listId = useId();
  const [isUsed, setUsed] = useState(false);
  const { suggestions, setSuggestions, isOpen, chosen, open, close, pressKey, choose } = useChoice();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const target = searchTarget(text, scope);
    close();
    if (!target) return;
    void navigate(target);
    closeKeyboard();
  };
  return (
    <form role="search" onSubmit={submit} className={classNames("relative", className)}>
      <Search
        size={17}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 inset-s-3.5 -translate-y-1/2 text-quiet"
      />
      <input
        data-search-box
        type="search"
        name="q"
        aria-label={t`Search`}
        placeholder={t`Search people, posts, #tags`}
        autoComplete="off"
        enterKeyHint="search"
        {...limitTo(100)}
        aria-autocomplete="list"
        aria-controls={suggestions.length > 0 ? listId : undefined}
        aria-activedescendant={chosen >= 0 ? `${listId}-${chosen}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          open();
        }}
        onFocus={() => setUsed(true)}
        onBlur={close}
        onKeyDown={pressKey}
        className="h-10 w-full rounded-full border border-transparent bg-wash pe-4 ps-10 text-body text-ellipsis text-ink transition-colors placeholder:text-quiet hover:border-control/60 focus-visible:bg-surface focus-visible:outline-2 focus-visible:-outline-offset-1 pointer-coarse:h-11"
      />
      {isUsed && (
        <LazyPart load={loadSuggestions} isAhead>
          {({ SearchSuggestions }) => (
            <SearchSuggestions
              id={listId}
              text={text}
              isOpen={isOpen}
              onShow={setSuggestions}
              active={chosen}
              onChoose={choose}
            />
          )}
        </LazyPart>
      )}
    </form>
  );
}

/** Suggestions while the list is open, and the one that the arrow keys chose; -1 for none. */
function useChoice() {
  const [isOpen, setOpen] = useState(false);
  const [suggestions, setSuggestions] = useState<readonly SearchSuggestion[]>([]);
  const [active, setActive] = useState(-1);
  const navigate = useNavigate();
  const count = suggestions.length;
  const chosen = Math.min(active, count - 1);
  const setState = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    setActive(-1);
  };
  const close = () => setState(false);
  const choose = ({ kind, value }: SearchSuggestion) => {
    close();
    void navigate(
      kind === "person"
        ? { to: "/$username", params: { username: value } }
        : { to: "/hashtag/$hashtag", params: { hashtag: value } },
    );
    closeKeyboard();
  };
  // One place beside the suggestions is the field itself.
  const move = (by: number) => setActive((chosen + 1 + by + count + 1) % (count + 1) - 1);
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const suggestion = suggestions[chosen];
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: close,
      ...(suggestion && { Enter: () => choose(suggestion) }),
    }[event.key];
    if (count === 0 || !act) return;
    event.preventDefault();
    act();
  };
  return { suggestions, setSuggestions, isOpen, chosen, open: () => setState(true), close, pressKey, choose };
}

/** Also folds the field of a phone's top bar. The next Tab goes on from the field. */
function closeKeyboard(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Focuses the visible search box. Returns false when there is none. */
export function focusSearch(): boolean {
  const boxes = document.querySelectorAll<HTMLInputElement>("[data-search-box]");
  const shown = [...boxes].find((box) => box.checkVisibility());
  shown?.focus();
  shown?.select();
  return shown !== undefined;
}
