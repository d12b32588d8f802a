import { plural } from "@lingui/core/macro";
import {
  type KeyboardEvent,
  type RefObject,
  type TextareaHTMLAttributes,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { sendsAnywhere } from "../../lib/keyboard/enter-key.ts";
import { guessLanguage } from "#shared/language/guess-language.ts";
import { announceToScreenReaders } from "../../lib/announce/announce-to-screen-readers.ts";
import { completeWord, findActiveWord } from "../../lib/completion/word-at-caret.ts";
import type { Suggestion } from "../../lib/completion/matching-suggestions.ts";
import { SuggestionList } from "./SuggestionList.tsx";
import { useSuggestions } from "../../lib/completion/use-suggestions.ts";
import { useKeyboardRoom } from "../../lib/window/use-keyboard-room.ts";

type AreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "value" | "onChange" | "onKeyDown">;

interface CompletingTextProps extends AreaProps {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Called on Ctrl+Enter or Cmd+Enter. */
  readonly onSubmit: () => void;
  /** Called for keys that neither complete a word nor submit. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** Focuses the field when it opens. */
  readonly hasFocus?: boolean;
  /** True when the field is at the bottom of the screen, so that suggestions open above it. */
  readonly opensUp?: boolean;
  /** True to focus without scrolling. */
  readonly keepsScroll?: boolean;
}

/** A text area that completes hashtags and mentions, by pointer or keyboard. */
export function CompletingText(
  {
    text,
    onTextChange,
    onSubmit,
    hasFocus = false,
    keepsScroll = false,
    opensUp = false,
    onKeyDown,
    ...area
  }: CompletingTextProps,
) {
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { word, suggestions, chosen, choose, setActive, setCaret, handlers } = useCompletion(
    field,
    text,
    onTextChange,
  );
  const count = suggestions.length;
  useKeyboardRoom();
  useEffect(() => {
    if (hasFocus) field.current?.focus({ preventScroll: keepsScroll });
  }, [hasFocus, keepsScroll]);
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (sendsAnywhere(event)) {
      event.preventDefault();
      return onSubmit();
    }
    const act = count > 0 && !event.shiftKey ? handlers[event.key] : undefined;
    if (!act) return onKeyDown?.(event);
    event.preventDefault();
    act();
  };
  return (
    <div className="relative">
      <textarea
        {...area}
        ref={field}
        aria-autocomplete="list"
        aria-controls={count > 0 ? listId : undefined}
        aria-activedescendant={count > 0 ? `${listId}-${chosen}` : undefined}
        lang={guessLanguage(text)}
        value={text}
        onChange={(event) => {
          setActive(0);
          setCaret(event.target.selectionStart);
          onTextChange(event.target.value);
        }}
        onSelect={(event) => {
          // Moving the caret closes the suggestions; only typing opens them.
          const at = event.currentTarget.selectionStart;
          setCaret((known) => (known === at ? known : -1));
        }}
        onBlur={() => setCaret(-1)}
        onKeyDown={pressKey}
      />
      {word && count > 0 && (
        <SuggestionList
          id={listId}
          kind={word.kind}
          suggestions={suggestions}
          active={chosen}
          isAbove={opensUp}
          onChoose={choose}
        />
      )}
    </div>
  );
}

function useCompletion(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onTextChange: (text: string) => void,
) {
  const nextCaret = useRef<number | null>(null);
  const [caret, setCaret] = useState(-1);
  const [active, setActive] = useState(0);
  const word = caret === -1 ? null : findActiveWord(text, caret);
  const suggestions = useSuggestions(word);
  const count = suggestions.length;
  const chosen = Math.min(active, count - 1);
  useEffect(() => {
    if (count > 0) announceToScreenReaders(plural(count, { one: "# suggestion", other: "# suggestions" }));
  }, [count]);
  useEffect(() => {
    if (nextCaret.current === null) return;
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  }, [field, text]);

  const choose = (suggestion: Suggestion | undefined) => {
    if (!word || !suggestion) return;
    const completed = completeWord(text, word, suggestion.value);
    if (!field.current || !insert(field.current, word.start, completed)) {
      nextCaret.current = completed.caret;
      onTextChange(completed.text);
    }
    setCaret(-1);
  };
  const moveActive = (by: number) => setActive((chosen + by + count) % count);
  const handlers: Readonly<Record<string, () => void>> = {
    ArrowDown: () => moveActive(1),
    ArrowUp: () => moveActive(-1),
    Enter: () => choose(suggestions[chosen]),
    Tab: () => choose(suggestions[chosen]),
    Escape: () => setCaret(-1),
  };
  return { word, suggestions, chosen, choose, setActive, setCaret, handlers };
}

/**
 * Writes what is new from `start` to the caret as if the member had typed it, since Undo goes back
 * through nothing else (keys.6). Returns false where the browser has no such command.
 */
function insert(field: HTMLTextAreaElement, start: number, next: { text: string; caret: number }): boolean {
  const end = field.value.length - (next.text.length - next.caret);
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  document.execCommand("insertText", false, next.text.slice(start, next.caret));
  return field.value === next.text;
}
