import { t } from "@lingui/core/macro";
import type { KeyboardEvent } from "react";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { EmojiButton } from "../../../ui/composer/emoji/EmojiButton.tsx";
import { PhotoButton } from "../../../ui/composer/PhotoButton.tsx";
import { SendHorizontal } from "../../../ui/icons/send-horizontal.ts";
import { focusLastMessage } from "../thread/focus-last-message.ts";
import { MessageField } from "./MessageField.tsx";

export const blockedText = t`Cannot send messages`;

interface ComposerRowProps {
  readonly text: string;
  readonly obstacle: string | null;
  readonly isSendable: boolean;
  readonly onTextChange: (text: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onSubmit: () => void;
  /** Edits the member's latest message; returns false when none may be edited. */
  readonly editLatest: () => boolean;
  /** Leaves out what is answered; null when nothing is. */
  readonly leaveOutAnswered: (() => void) | null;
}

/** The field with the buttons beside it. */
export function ComposerRow(
  { text, obstacle, isSendable, onTextChange, onFiles, onSubmit, editLatest, leaveOutAnswered }:
    ComposerRowProps,
) {
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Escape" && leaveOutAnswered) {
      event.preventDefault();
      return leaveOutAnswered();
    }
    if (event.key !== "ArrowUp" || event.altKey || text !== "") return;
    event.preventDefault();
    if (!editLatest()) focusLastMessage();
  };
  return (
    <MessageField
      label={t`Message`}
      placeholder={obstacle === null ? t`Write a message…` : blockedText}
      text={text}
      isDisabled={obstacle !== null}
      hasFocus={obstacle === null && matchMedia("(pointer: fine)").matches}
      onTextChange={onTextChange}
      onSubmit={onSubmit}
      onKeyDown={pressKey}
      before={
        <>
          <PhotoButton isIcon isDisabled={obstacle !== null} onFiles={onFiles} />
          <EmojiButton isDisabled={obstacle !== null} />
        </>
      }
      after={
        <IconButton
          type="submit"
          label={t`Send message`}
          icon={<SendHorizontal size={20} aria-hidden="true" />}
          disabled={!isSendable}
          className="text-brand!"
        />
      }
    />
  );
}
