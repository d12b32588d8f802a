import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { announce } from "../../lib/announce.ts";
import { Avatar, type AvatarMember } from "../../ui/Avatar.tsx";
import { activeWord, completeWord } from "./active-word.ts";
import { SuggestionList } from "./SuggestionList.tsx";
import { type Suggestion, useSuggestions } from "./use-suggestions.ts";

interface ComposerTextProps {
  readonly member: AvatarMember;
  readonly content: string;
  /** An image follows: less empty room is needed. */
  readonly hasImage: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (content: string) => void;
  readonly onSubmit: () => void;
}

/** The words, on a quiet page that grows with them; hashtags and mentions are completed. Ctrl or Cmd with Enter posts. */
export function ComposerText(
  { member, content, hasImage, isDisabled, onChange, onSubmit }: ComposerTextProps,
) {
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const nextCaret = useRef<number | null>(null);
  const [caret, setCaret] = useState(-1);
  const [active, setActive] = useState(0);
  const word = caret === -1 ? null : activeWord(content, caret);
  const suggestions = useSuggestions(word);
  const count = suggestions.length;
  const chosen = Math.min(active, count - 1);
  useEffect(() => {
    if (count > 0) announce(count === 1 ? "1 suggestion" : `${count} suggestions`);
  }, [count]);
  useEffect(() => {
    if (nextCaret.current === null) return;
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  }, [content]);

  const choose = (suggestion: Suggestion | undefined) => {
    if (!word || !suggestion) return;
    const completed = completeWord(content, word, suggestion.value);
    nextCaret.current = completed.caret;
    setCaret(-1);
    onChange(completed.text);
  };
  const step = (by: number) => setActive((chosen + by + count) % count);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => choose(suggestions[chosen]),
    Tab: () => choose(suggestions[chosen]),
    Escape: () => setCaret(-1),
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return onSubmit();
    }
    const act = count > 0 && !event.shiftKey ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <div className="flex gap-3">
      <Avatar member={member} />
      <div className="relative min-w-0 flex-1">
        <textarea
          ref={field}
          autoFocus
          aria-label="Post text"
          aria-describedby="composer-count"
          aria-autocomplete="list"
          aria-controls={count > 0 ? listId : undefined}
          aria-activedescendant={count > 0 ? `${listId}-${chosen}` : undefined}
          placeholder="What lifted you today?"
          dir="auto"
          value={content}
          readOnly={isDisabled}
          onChange={(event) => {
            setActive(0);
            setCaret(event.target.selectionStart);
            onChange(event.target.value);
          }}
          onSelect={(event) => {
            // A caret moved away ends the offer; only writing begins one.
            const at = event.currentTarget.selectionStart;
            setCaret((known) => (known === at ? known : -1));
          }}
          onBlur={() => setCaret(-1)}
          onKeyDown={pressKey}
          className={`field-sizing-content w-full resize-none bg-transparent py-2 text-lead outline-none wrap-anywhere placeholder:text-quiet ${
            hasImage ? "min-h-18" : "min-h-36"
          }`}
        />
        {word && count > 0 && (
          <SuggestionList
            id={listId}
            kind={word.kind}
            suggestions={suggestions}
            active={chosen}
            onChoose={choose}
          />
        )}
      </div>
    </div>
  );
}
