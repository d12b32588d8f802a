import { t } from "@lingui/core/macro";
import type { MouseEvent } from "react";
import type { ConversationSummary } from "#shared/messages/shapes.ts";
import { FoldedText } from "../../../../ui/content/FoldedText.tsx";
import { RichText } from "../../../../ui/content/RichText.tsx";
import { Button } from "../../../../ui/button/Button.tsx";
import { countLeft, getGridClass, mostTiles } from "../../../../ui/gallery/gallery-layout.ts";
import { MoreMark } from "../../../../ui/gallery/MoreMark.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { CircleAlert } from "../../../../ui/icons/circle-alert.ts";
import { Clock } from "../../../../ui/icons/clock.ts";
import {
  cancelUpload,
  deleteOutgoing,
  editOutgoing,
  type OutgoingMessage,
  resendOutgoing,
} from "../../outbox/outbox.ts";
import type { OutgoingRow } from "../thread-rows.ts";
import { useAnsweredNow } from "../use-answered-now.ts";
import { AnsweredLine } from "./AnsweredLine.tsx";
import { getBubbleClass } from "./bubble-class.ts";
import { getImageBoxStyle } from "./image-box.ts";
import { MessageMeta } from "./MessageMeta.tsx";

interface OutgoingItemProps {
  readonly row: OutgoingRow;
  readonly summary: ConversationSummary;
  readonly ownId: string;
  readonly isCurrent: boolean;
  readonly showMessage: (messageId: string) => void;
}

/** A message that the server has not accepted yet, or has refused. */
export function OutgoingItem({ row, summary, ownId, isCurrent, showMessage }: OutgoingItemProps) {
  const { message } = row;
  const answered = useAnsweredNow(message.receiverId, message.replyTo);
  const isRefused = message.state === "refused";
  return (
    <>
      <div className={getBubbleClass(row, isRefused ? "ring-1 ring-danger ring-inset" : undefined)}>
        {answered && (
          <AnsweredLine
            answered={answered}
            senderName={answered.senderId === ownId ? null : summary.user.displayName}
            tabIndex={isCurrent ? 0 : -1}
            onShow={showMessage}
          />
        )}
        {message.images.length > 0 && (
          <OutgoingPictures pictures={message.images} progress={message.progress} />
        )}
        {message.sharedPostId && <p className="px-3 pt-1.5 text-quiet italic">{t`Shared post`}</p>}
        <div className="flex flex-wrap items-end gap-x-3 gap-y-0.5 px-3 py-1.5">
          {message.content && (
            <div>
              <FoldedText text={message.content}>
                {(shown) => <RichText text={shown} />}
              </FoldedText>
            </div>
          )}
          <MessageMeta
            at={message.createdAt}
            tick={message.state === "sending" ? "sending" : null}
          />
        </div>
      </div>
      {message.images.length > 0 && !isRefused && message.progress !== 1 && (
        <Button
          variant="quiet"
          size="sm"
          className="text-quiet"
          onClick={() => cancelUpload(message.clientMessageId)}
        >
          {t`Cancel upload`}
        </Button>
      )}
      {message.state === "delayed" && <Delay message={message} />}
      {isRefused && <Refusal message={message} />}
    </>
  );
}

const delayTexts: Readonly<Record<NonNullable<OutgoingMessage["delay"]>, string>> = {
  connection: t`Waiting for a connection`,
  failure: t`Not sent`,
  retry: t`Sending…`,
  limit: t`Sends in a moment`,
  turn: t`Waiting`,
};

/**
 * Why a message is not sent yet; what a failing server did not take can be tried again now. A
 * failure is announced once, not after each attempt.
 */
function Delay({ message }: { readonly message: OutgoingMessage }) {
  const { clientMessageId, receiverId, delay } = message;
  const isFailed = delay === "failure";
  const hasFailed = isFailed || delay === "retry";
  const tryAgain = (event: MouseEvent<HTMLElement>) => {
    // The button goes; the focus stays at the message.
    event.currentTarget.closest<HTMLElement>("[data-message]")?.focus();
    resendOutgoing(receiverId);
  };
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-1 pt-0.5">
      <span
        className={classNames("flex items-center gap-1 text-meta", isFailed ? "text-danger" : "text-quiet")}
      >
        {isFailed ? <CircleAlert size={15} aria-hidden="true" /> : <Clock size={15} aria-hidden="true" />}
        <span aria-hidden={hasFailed}>{delay && delayTexts[delay]}</span>
        {hasFailed && <span role="alert" className="sr-only">{t`Message not sent`}</span>}
      </span>
      {hasFailed && <Button variant="quiet" size="sm" onClick={tryAgain}>{t`Try again`}</Button>}
      <Button
        variant="quiet"
        size="sm"
        className="text-quiet"
        onClick={() => deleteOutgoing(clientMessageId)}
      >
        {t`Delete`}
      </Button>
    </div>
  );
}

function Refusal({ message }: { readonly message: OutgoingMessage }) {
  const { clientMessageId, refusal } = message;
  return (
    <div className="max-w-105 pt-1 text-end">
      <p role="alert" className="text-meta text-danger">{`${t`Not sent.`} ${refusal ?? ""}`}</p>
      <div className="mt-1 flex justify-end gap-2">
        <Button variant="secondary" size="sm" onClick={() => editOutgoing(clientMessageId)}>
          {t`Edit`}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => deleteOutgoing(clientMessageId)}>{t`Delete`}</Button>
      </div>
    </div>
  );
}

interface OutgoingPicturesProps {
  readonly pictures: OutgoingMessage["images"];
  readonly progress: number | null;
}

/** All pictures in the place that they will have, and how much of them is uploaded. */
function OutgoingPictures({ pictures, progress }: OutgoingPicturesProps) {
  return (
    <div className="relative max-w-full" style={getImageBoxStyle(pictures)}>
      <div className={classNames("size-full opacity-80", getGridClass(pictures.length))}>
        {pictures.slice(0, mostTiles).map(({ url, alt }, at) => {
          const left = countLeft(at, pictures.length);
          return (
            <span key={url} className="relative block min-h-0 min-w-0">
              <img src={url} alt={alt} className="size-full bg-picture object-cover object-top" />
              {left > 0 && <MoreMark left={left} />}
            </span>
          );
        })}
      </div>
      {progress !== null && (
        <progress
          aria-label={t`Upload`}
          max={1}
          value={progress}
          className="absolute inset-x-3 bottom-3 h-1.5 w-auto overflow-hidden rounded-full accent-brand"
        />
      )}
    </div>
  );
}
