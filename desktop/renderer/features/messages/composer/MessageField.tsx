import type { KeyboardEvent } from "react";
import { messageLimits } from "#shared/messages/rules.ts";
import { countCodePoints } from "#shared/visible-text.ts";
import { enterKeyHint, sendsMessage } from "../../../lib/keyboard/enter-key.ts";
import { CharacterCounter } from "../../../ui/composer/CharacterCounter.tsx";
import { CompletingText } from "../../../ui/composer/CompletingText.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { composerField } from "./focus-composer.ts";

/** The counter shows when no more characters than these are left. */
const countFrom = 200;

interface MessageFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly text: string;
  readonly limit?: number;
  readonly isDisabled?: boolean;
  /** While it is saved: it keeps the focus. */
  readonly isReadOnly?: boolean;
  readonly hasFocus: boolean;
  readonly onTextChange: (text: string) => void;
  /** Called on the keys that send a message. */
  readonly onSubmit: () => void;
  /** Called for all other keys. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  readonly before?: Elements;
  readonly after: Elements;
}

/** The text of a message with its counter, between the buttons beside it. */
export function MessageField(
  {
    label,
    placeholder,
    text,
    limit = messageLimits.contentLength,
    isDisabled,
    isReadOnly,
    hasFocus,
    onTextChange,
    onSubmit,
    onKeyDown,
    before,
    after,
  }: MessageFieldProps,
) {
  const isLong = countCodePoints(text) > limit - countFrom;
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!sendsMessage(event)) return onKeyDown(event);
    event.preventDefault();
    onSubmit();
  };
  return (
    <>
      <div data-composer className="flex items-end gap-1">
        {before}
        <div className="min-w-0 flex-1 rounded-card border border-control/80 bg-surface focus-within:border-brand">
          <CompletingText
            id={composerField}
            hasFocus={hasFocus}
            keepsScroll
            opensUp
            aria-label={label}
            aria-describedby={isLong ? `${composerField}-count` : undefined}
            placeholder={placeholder}
            enterKeyHint={enterKeyHint()}
            rows={1}
            text={text}
            disabled={isDisabled}
            readOnly={isReadOnly}
            onTextChange={onTextChange}
            onSubmit={onSubmit}
            onKeyDown={pressKey}
            // Eight lines of text; three in a low window, which the thread needs too.
            className="field-sizing-content block max-h-[clamp(4.625rem,100dvh-10rem,12rem)] min-h-9 w-full resize-none overflow-y-auto bg-transparent px-3 py-1.5 outline-none wrap-anywhere placeholder:text-quiet disabled:cursor-not-allowed"
          />
        </div>
        {after}
      </div>
      {isLong && (
        <div className="mt-1 pe-11 text-end">
          <CharacterCounter
            id={`${composerField}-count`}
            text={text.trim()}
            limit={limit}
            warnAbove={limit - 50}
            noun="message"
          />
        </div>
      )}
    </>
  );
}
