import { t } from "@lingui/core/macro";
import { type RefObject, useEffect, useState } from "react";
import { useNavigate } from "@tanstack/react-router";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { stripMarkdown } from "#shared/assistant/strip-markdown.ts";
import { getIconButtonClass, IconButton } from "../../../ui/button/IconButton.tsx";
import { Copy } from "../../../ui/icons/copy.ts";
import { Download } from "../../../ui/icons/download.ts";
import { RotateCcw } from "../../../ui/icons/rotate-ccw.ts";
import { copyText } from "./copy-text.ts";
import { appendPrice } from "../append-price.ts";
import { Square } from "../../../ui/icons/square.ts";
import { Volume2 } from "../../../ui/icons/volume-2.ts";
import { handOverAiResponse } from "../answer-hand-over.ts";
import {
  discardUnfinishedPost,
  readUnfinishedPost,
  type UnfinishedPost,
} from "../../../entities/posts/unfinished-post.ts";
import { useSession } from "../../../lib/session/session.ts";
import { localTexts } from "../../../lib/storage/guarded-storage.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";
import { SquarePen } from "../../../ui/icons/square-pen.ts";

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
    <div className="mt-1.5 -ms-2 flex flex-wrap items-center">
      {content && (
        <IconButton
          label={t`Copy answer`}
          icon={<Copy size={17} aria-hidden="true" />}
          onClick={() => void copyText(content)}
        />
      )}
      {content && <ReadAloud body={body} />}
      {imageUrl && (
        <a
          href={imageUrl}
          download={`${message.id}.webp`}
          aria-label={t`Download image`}
          data-tooltip={t`Download image`}
          className={getIconButtonClass()}
        >
          <Download size={17} aria-hidden="true" />
        </a>
      )}
      {onRegenerate && (
        <IconButton
          label={appendPrice("regenerate", price)}
          icon={<RotateCcw size={17} aria-hidden="true" />}
          onClick={onRegenerate}
        />
      )}
      {hasContent && !message.support && <PostButton message={message} />}
    </div>
  );
}

/**
 * Reads an answer aloud with the browser's voice: free, at once, and without sending anything. The
 * audio of a post is bought once and stored for everyone, which must not happen to a private
 * answer.
 */
function ReadAloud({ body }: { readonly body: RefObject<HTMLElement | null> }) {
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    if (!isReading) return;
    return () => speechSynthesis.cancel();
  }, [isReading]);
  if (!("speechSynthesis" in globalThis)) return null;
  const read = () => {
    const words = new SpeechSynthesisUtterance(body.current ? extractWordsToRead(body.current) : "");
    words.onend = () => setReading(false);
    words.onerror = () => setReading(false);
    speechSynthesis.cancel();
    speechSynthesis.speak(words);
    setReading(true);
  };
  return isReading
    ? (
      <IconButton
        label={t`Stop reading`}
        icon={<Square size={15} fill="currentColor" aria-hidden="true" />}
        className="text-brand!"
        onClick={() => setReading(false)}
      />
    )
    : <IconButton label={t`Read aloud`} icon={<Volume2 size={18} aria-hidden="true" />} onClick={read} />;
}

/** The parts of an element that this reads. */
export interface ReadNode {
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<ReadNode>;
  getAttribute?(name: string): string | null;
}

const blocks = /^(?:P|DIV|LI|H\d|TR|BLOCKQUOTE|UL|OL|HR|BR)$/;

/**
 * The words of a rendered answer for a voice, in the language that the browser has translated it
 * to: a formula as one says it, the cells of a table apart, and in place of code, which nobody
 * follows by ear, that there is some.
 */
export function extractWordsToRead(answer: ReadNode): string {
  return read(answer).replaceAll(/[ \t]*\n\s*/g, "\n").replaceAll(/[ \t]+/g, " ").trim();
}

function read(node: ReadNode): string {
  const { nodeName, nodeValue } = node;
  if (nodeName === "#text") return nodeValue ?? "";
  if (nodeName === "BUTTON") return "";
  const instead = node.getAttribute?.("data-words");
  if (instead) return instead;
  const words = [...node.childNodes].map(read).join("");
  if (nodeName === "TD" || nodeName === "TH") return `${words.trim() || "–"}, `;
  return blocks.test(nodeName) ? `\n${words}\n` : words;
}

const loadDialog = () => import("./JoinDraftDialog.tsx");

/**
 * Opens the composer with the answer as plain text: in the address, or through storage when it is
 * too long for one (ai.4). Asks first when a post is unfinished, which the answer would join.
 */
function PostButton({ message }: { readonly message: AiMessage }) {
  const { imageUrl } = message;
  const { user } = useSession();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<UnfinishedPost | null>(null);
  const content = stripMarkdown(message.content);
  const open = () => {
    setDraft(null);
    const address = createPostAddress(content, imageUrl);
    if (address.isTooLong) handOverAiResponse(localTexts, { content, imageUrl: imageUrl ?? "" });
    void navigate({ to: "/create-post", search: address.isTooLong ? {} : address.search });
  };
  const openUnlessUnfinished = async () => {
    const unfinished = user && await readUnfinishedPost(user.id);
    // It has joined before.
    const isIn = unfinished && content !== "" && unfinished.content.includes(content) && !imageUrl;
    if (unfinished && !isIn) setDraft(unfinished);
    else open();
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<SquarePen size={16} aria-hidden="true" />}
        onClick={() => void openUnlessUnfinished()}
      >
        {t({ message: "Post", context: "verb" })}
      </Button>
      {draft && user && (
        <LazyOverlay load={loadDialog} onClose={() => setDraft(null)}>
          {({ JoinDraftDialog }) => (
            <JoinDraftDialog
              draft={draft}
              isPicture={imageUrl !== null}
              onJoin={open}
              onReplace={() => void discardUnfinishedPost(user.id, draft).then(open)}
              onClose={() => setDraft(null)}
            />
          )}
        </LazyOverlay>
      )}
    </>
  );
}

/** The most encoded characters that every browser and proxy accepts in an address. */
const maxAddressLength = 1_800;

interface PostAddress {
  /** The query of /create-post. */
  readonly search: { readonly content?: string; readonly image?: string; readonly ai?: string };
  /** True when it is too long for an address and goes through storage. */
  readonly isTooLong: boolean;
}

/** Returns the composer's address for an answer. */
export function createPostAddress(content: string, imageUrl: string | null): PostAddress {
  // Makes the composer label the text, unlike a text that another site's link fills in (ai.9).
  const search = { ...content && { content }, ...imageUrl && { image: imageUrl }, ai: "true" };
  return { search, isTooLong: new URLSearchParams(search).toString().length > maxAddressLength };
}
