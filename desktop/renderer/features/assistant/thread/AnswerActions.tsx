import { useNavigate } from "@tanstack/react-router";
import type { RefObject } from "react";
import { stripMarkdown } from "#shared/assistant/strip-markdown.ts";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { IconButton, iconButtonClass } from "../../../ui/button/IconButton.tsx";
import { handOverAiResponse } from "../../../lib/drafts/answer-hand-over.ts";
import { localTexts } from "../../../lib/storage/guarded-storage.ts";
import { Copy } from "../../../ui/icons/copy.ts";
import { Download } from "../../../ui/icons/download.ts";
import { RotateCcw } from "../../../ui/icons/rotate-ccw.ts";
import { SquarePen } from "../../../ui/icons/square-pen.ts";
import { copyText } from "./copy-text.ts";
import { postAddress } from "./post-address.ts";
import { ReadAloud } from "./ReadAloud.tsx";

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
          label={price === null ? "Regenerate" : `Regenerate for ${formatXp(price)} XP`}
          icon={<RotateCcw size={17} aria-hidden="true" />}
          onClick={onRegenerate}
        />
      )}
      {hasContent && !message.support && <PostButton message={message} />}
    </div>
  );
}

/**
 * Opens the composer with the answer as plain text: in the address, or through storage when it is
 * too long for one (ai.4).
 */
function PostButton({ message }: { readonly message: AiMessage }) {
  const { imageUrl } = message;
  const navigate = useNavigate();
  const open = () => {
    const content = stripMarkdown(message.content);
    const address = postAddress(content, imageUrl);
    if (address.isTooLong) handOverAiResponse(localTexts, { content, imageUrl: imageUrl ?? "" });
    void navigate({ to: "/create-post", search: address.isTooLong ? {} : address.search });
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<SquarePen size={16} aria-hidden="true" />}
      onClick={open}
    >
      Post
    </Button>
  );
}
