import type { RefObject } from "react";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { IconButton, iconButtonClass } from "../../../ui/button/IconButton.tsx";
import { Copy } from "../../../ui/icons/copy.ts";
import { Download } from "../../../ui/icons/download.ts";
import { RotateCcw } from "../../../ui/icons/rotate-ccw.ts";
import { copyText } from "./copy-text.ts";
import { PostButton } from "../post/PostButton.tsx";
import { ReadAloud } from "./ReadAloud.tsx";
import { withPrice } from "../prices/with-price.ts";

interface AnswerActionsProps {
  readonly message: AiMessage;
  /** The rendered answer, whose text is read aloud. */
  readonly body: RefObject<HTMLElement | null>;
  /** The price of another answer, in XP. */
  readonly price: number | null;
  readonly onRegenerate: (() => void) | null;
}

/** The actions below an answer. */
export function AnswerActions({ message, body, price, onRegenerate }: AnswerActionsProps) {
  const { content, imageUrl } = message;
  const hasContent = content !== "" || imageUrl !== null;
  return (
    <div className="mt-1.5 -ml-2 flex flex-wrap items-center">
      {content && (
        <IconButton
          label="Copy answer"
          icon={<Copy size={17} aria-hidden="true" />}
          onClick={() => void copyText(content)}
        />
      )}
      {content && <ReadAloud body={body} />}
      {imageUrl && (
        <a
          href={imageUrl}
          download={`${message.id}.webp`}
          aria-label="Download image"
          data-tooltip="Download image"
          className={iconButtonClass()}
        >
          <Download size={17} aria-hidden="true" />
        </a>
      )}
      {onRegenerate && (
        <IconButton
          label={withPrice("Regenerate", price)}
          icon={<RotateCcw size={17} aria-hidden="true" />}
          onClick={onRegenerate}
        />
      )}
      {hasContent && !message.support && <PostButton message={message} />}
    </div>
  );
}
