import { t } from "@lingui/core/macro";
import type { KeyboardEvent } from "react";
import { messageLimits } from "#shared/messages/rules.ts";
import { countCodePoints } from "#shared/visible-text.ts";
import { enterKeyHint, sendsMessage } from "../../../lib/keyboard/enter-key.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { CharacterCounter } from "../../../ui/composer/CharacterCounter.tsx";
import { CompletingText } from "../../../ui/composer/CompletingText.tsx";
import { PhotoButton } from "../../../ui/composer/PhotoButton.tsx";
import { SendHorizontal } from "../../../ui/icons/send-horizontal.ts";
import { focusLastMessage } from "../thread/focus-last-message.ts";
import { composerField } from "./focus-composer.ts";

/** The counter shows from this length on. */
const countFrom = messageLimits.contentLength - 200;

export const blockedText = t`Cannot send messages`;

interface ComposerRowProps {
  readonly text: string;
  readonly obstacle: string | null;
  readonly isSendable: boolean;
  readonly onTextChange: (text: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onSubmit: () => void;
}

/** The field with the buttons beside it. */
export function ComposerRow(
  { text, obstacle, isSendable, onTextChange, onFiles, onSubmit }: ComposerRowProps,
) {
  const isLong = countCodePoints(text) > countFrom;
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (sendsMessage(event)) {
      event.preventDefault();
      onSubmit();
    }
    if (event.key === "ArrowUp" && !event.altKey && text === "") {
      event.preventDefault();
      focusLastMessage();
    }
  };
  return (
    <>
      <div className="flex items-end gap-1">
        <PhotoButton isIcon isDisabled={obstacle !== null} onFiles={onFiles} />
        <div className="min-w-0 flex-1 rounded-card border border-control/80 bg-surface focus-within:border-brand">
          <CompletingText
            id={composerField}
            hasFocus={obstacle === null && matchMedia("(pointer: fine)").matches}
            keepsScroll
            opensUp
            aria-label={t`Message`}
            aria-describedby={isLong ? `${composerField}-count` : undefined}
            placeholder={obstacle === null ? t`Write a message…` : blockedText}
            enterKeyHint={enterKeyHint()}
            rows={1}
            text={text}
            disabled={obstacle !== null}
            onTextChange={onTextChange}
            onSubmit={onSubmit}
            onKeyDown={pressKey}
            // Eight lines of text; three in a low window, which the thread needs too.
            className="field-sizing-content block max-h-[clamp(4.625rem,100dvh-10rem,12rem)] min-h-9 w-full resize-none overflow-y-auto bg-transparent px-3 py-1.5 outline-none wrap-anywhere placeholder:text-quiet disabled:cursor-not-allowed"
          />
        </div>
        <IconButton
          type="submit"
          label={t`Send message`}
          icon={<SendHorizontal size={20} aria-hidden="true" />}
          disabled={!isSendable}
          className="text-brand!"
        />
      </div>
      {isLong && (
        <div className="mt-1 pe-11 text-end">
          <CharacterCounter
            id={`${composerField}-count`}
            text={text.trim()}
            limit={messageLimits.contentLength}
            warnAbove={messageLimits.contentLength - 50}
            noun="message"
          />
        </div>
      )}
    </>
  );
}
