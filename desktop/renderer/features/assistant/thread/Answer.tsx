import { product } from "#shared/product.ts";
import { useDeferredValue, useRef } from "react";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { HeartHandshake } from "../../../ui/icons/heart-handshake.ts";
import { Sparkles } from "../../../ui/icons/sparkles.ts";
import { LazyPart } from "../../../ui/status/LazyPart.tsx";
import { makesImage, modelByName } from "../models/model-choices.ts";
import { AnswerActions } from "./AnswerActions.tsx";
import { AnswerImage } from "./AnswerImage.tsx";
import { BreakReminder } from "./BreakReminder.tsx";
import { DrawingProgress } from "./DrawingProgress.tsx";
import { Outcome } from "./Outcome.tsx";
import { withPrice } from "../prices/with-price.ts";

const loadMarkdown = () => import("../markdown/Markdown.tsx");

interface AnswerProps {
  readonly message: AiMessage;
  /** Its last part, if it was continued; otherwise the same. */
  readonly last: AiMessage;
  /** Has an answer that was cut read on, for a price in XP; null when that is not possible. */
  readonly readOn: { readonly price: number; readonly ask: () => void } | null;
  /** When it was asked here, in ms; null when it was asked elsewhere. */
  readonly since: number | null;
  /** The price of another answer, in XP; 0: nothing shows a price. */
  readonly price: number | null;
  /** Asks the same question again in its place; null when that is not possible. */
  readonly onRegenerate: (() => void) | null;
}

/** A model's answer: Markdown or an image, its cost, and its actions. */
export function Answer({ message, last, readOn, since, price, onRegenerate }: AnswerProps) {
  const { content, state, model, cost, imageUrl } = message;
  const body = useRef<HTMLDivElement>(null);
  const isAnswering = state === "answering";
  const isImage = makesImage(modelByName(model));
  const hasContent = content !== "" || imageUrl !== null;
  return (
    <div aria-busy={isAnswering}>
      {message.remindsOfBreak && <BreakReminder />}
      <p className="mb-1.5 flex flex-wrap items-center gap-x-2 text-meta text-quiet">
        {message.support
          ? <HeartHandshake size={15} aria-hidden="true" className="text-dawn-ink" />
          : <Sparkles size={15} aria-hidden="true" className="text-brand" />}
        <span className="font-medium text-ink">
          {model ?? (message.support ? product.name : "Assistant")}
        </span>
        {cost > 0 && price !== 0 && !isAnswering && <span className="tabular">{`${formatXp(cost)} XP`}</span>}
      </p>
      <div ref={body} className="text-ink">
        {content && <AnswerText text={content} isWriting={isAnswering} />}
        {imageUrl && <AnswerImage message={message} url={imageUrl} />}
      </div>
      {isAnswering && (isImage
        ? <DrawingProgress since={since ?? Date.parse(message.createdAt)} />
        : <Writing isFirst={!hasContent} />)}
      <Outcome last={last} isContinued={last !== message} noun={isImage ? "image" : "answer"} />
      {readOn && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={readOn.ask}>
          {withPrice("Continue", readOn.price)}
        </Button>
      )}
      {!isAnswering && (hasContent || onRegenerate) && (
        <AnswerActions
          message={message}
          body={body}
          price={price}
          // No price beside help lines (moderation.11).
          onRegenerate={message.support ? null : onRegenerate}
        />
      )}
    </div>
  );
}

function AnswerText({ text, isWriting }: { readonly text: string; readonly isWriting: boolean }) {
  // While words stream in, rendering them yields to the member's input.
  const drawn = useDeferredValue(text);
  return (
    <LazyPart
      load={loadMarkdown}
      fallback={<p className="whitespace-pre-wrap wrap-anywhere">{drawn}</p>}
      failure={() => <p className="whitespace-pre-wrap wrap-anywhere">{drawn}</p>}
    >
      {({ Markdown }) => <Markdown text={drawn} isWriting={isWriting} />}
    </LazyPart>
  );
}

function Writing({ isFirst }: { readonly isFirst: boolean }) {
  return (
    <p className="mt-2 flex items-center gap-2 text-meta text-quiet">
      <span aria-hidden="true" className="size-2.5 animate-breathe rounded-full bg-brand" />
      <span>{isFirst ? "Thinking…" : "Writing…"}</span>
    </p>
  );
}
