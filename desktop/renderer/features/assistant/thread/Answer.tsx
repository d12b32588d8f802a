import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { Link } from "@tanstack/react-router";
import { product } from "#shared/product.ts";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { breakReminder } from "#shared/assistant/break-reminder.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { HeartHandshake } from "../../../ui/icons/heart-handshake.ts";
import { Sparkles } from "../../../ui/icons/sparkles.ts";
import { LazyPart } from "../../../ui/status/LazyPart.tsx";
import { findModel, makesImage } from "../models/model-choices.ts";
import { AnswerActions } from "./AnswerActions.tsx";
import { Outcome } from "./Outcome.tsx";
import { appendPrice } from "../append-price.ts";
import { useSession } from "../../../lib/session/session.ts";
import { CirclePause } from "../../../ui/icons/circle-pause.ts";
import { MadeWithAi } from "../../../ui/content/MadeWithAi.tsx";
import { OpenableGallery } from "../../../ui/gallery/OpenableGallery.tsx";
import { getServerTime } from "../../../lib/clock/server-time.ts";
import { showText } from "../../../lib/language/show-text.ts";

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
  const isImage = makesImage(findModel(model));
  const hasContent = content !== "" || imageUrl !== null;
  return (
    <div aria-busy={isAnswering}>
      {message.remindsOfBreak && <BreakReminder />}
      <p className="mb-1.5 flex flex-wrap items-center gap-x-2 text-meta text-quiet">
        {message.support
          ? <HeartHandshake size={15} aria-hidden="true" className="text-dawn-ink" />
          : <Sparkles size={15} aria-hidden="true" className="text-brand" />}
        <span className="font-medium text-ink">
          {model ?? (message.support ? product.name : t`Assistant`)}
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
          {appendPrice("continue", readOn.price)}
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
      <span>{isFirst ? t`Thinking…` : t`Writing…`}</span>
    </p>
  );
}

/** Comes with an answer after three hours with AI (ai.12). */
function BreakReminder() {
  const { user } = useSession();
  return (
    <div role="note" className="mb-4 flex gap-3 rounded-card bg-wash px-4 py-3 text-body text-ink">
      <CirclePause size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-brand" />
      <div className="flex flex-col gap-2">
        <p>{showText(breakReminder.chat)}</p>
        {user?.hasGivenBirthDate === false && (
          <p className="text-meta text-quiet">
            <Trans>
              You count as under 18 until you give your date of birth. If you are 18 or older, give it in{" "}
              <Link to="/settings" hash="account" className="font-medium text-brand hover:underline">
                Settings
              </Link>.
            </Trans>
          </p>
        )}
      </div>
    </div>
  );
}

interface AnswerImageProps {
  readonly message: AiMessage;
  readonly url: string;
}

/** A generated image in a box of its stored size; a click opens it. */
function AnswerImage({ message, url }: AnswerImageProps) {
  const [width, height] = [message.imageWidth ?? 1024, message.imageHeight ?? 1024];
  const { imageAlt: alt, imagePlaceholder: placeholder } = message;
  const image = {
    url,
    thumbnailUrl: `${url}?size=thumbnail`,
    width,
    height,
    placeholder,
    alt,
    madeWithAi: message.madeWithAi,
    isAnimated: false,
  };
  return (
    <>
      <OpenableGallery
        pictures={[image]}
        title={t`Generated image`}
        label={t`Open image`}
        className="w-full max-w-110 rounded-card border border-hairline"
        style={{ aspectRatio: `${width} / ${height}` }}
      />
      {message.madeWithAi && <MadeWithAi className="mt-2" />}
    </>
  );
}

/** How long an image usually takes, in seconds. */
const usualSeconds = 20;

/**
 * Estimated progress while an image is drawn, in the box that it will have. It slows down instead
 * of reaching the end early.
 */
function DrawingProgress({ since }: { readonly since: number }) {
  const [seconds, setSeconds] = useState(() => secondsSince(since));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsSince(since)), 1_000);
    return () => clearInterval(timer);
  }, [since]);
  const share = Math.round(95 * (1 - Math.exp((-1.8 * seconds) / usualSeconds)));
  return (
    <div className="flex aspect-square w-full max-w-110 flex-col justify-end gap-3 rounded-card border border-hairline bg-wash p-5">
      <div
        role="progressbar"
        aria-label={t`Drawing the image`}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-hairline"
      >
        <div className="h-full rounded-full bg-brand transition-[width]" style={{ width: `${share}%` }} />
      </div>
      <p className="text-meta text-quiet">
        {seconds < 2 * usualSeconds
          ? t`Drawing… this usually takes about ${
            plural(usualSeconds, { one: "# second", other: "# seconds" })
          }.`
          : t`Still drawing. It takes longer than usual.`}
      </p>
    </div>
  );
}

function secondsSince(since: number): number {
  return Math.max(0, Math.floor((getServerTime() - since) / 1_000));
}
