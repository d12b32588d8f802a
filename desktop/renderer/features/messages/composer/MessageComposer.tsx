import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, useEffect } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { CallOutput } from "#shared/endpoint.ts";
import type { getConversation } from "#shared/messages/conversation-contract.ts";
import { messageLimits } from "#shared/messages/rules.ts";
import { countCodePoints } from "#shared/visible-text.ts";
import { enterKeyHint, sendsMessage } from "../../../lib/keyboard/enter-key.ts";
import { useSession } from "../../../lib/session/session.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { CharacterCounter } from "../../../ui/composer/CharacterCounter.tsx";
import { DraftNote } from "../../../ui/composer/DraftNote.tsx";
import { DropZone } from "../../../ui/composer/DropZone.tsx";
import { PhotoButton } from "../../../ui/composer/PhotoButton.tsx";
import { toast } from "../../../lib/announce/toast.ts";
import { CompletingText } from "../../../ui/composer/CompletingText.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { SendHorizontal } from "../../../ui/icons/send-horizontal.ts";
import { FollowToWrite } from "../FollowToWrite.tsx";
import { useOutgoing } from "../outbox/outbox.ts";
import { startOutbox } from "../outbox/start-outbox.ts";
import { focusLastMessage } from "../thread/focus-last-message.ts";
import { composerField } from "./focus-composer.ts";
import { attachToDraft, useMessageDraft, useMessageDraftNews, writeMessageDraft } from "./message-draft.ts";
import { takeMessageImage } from "./message-image.ts";
import { ImageToSend } from "./ImageToSend.tsx";
import { useSendDraft } from "./use-send-draft.ts";
import { useTyping } from "./use-typing.ts";

/** The counter shows from this length on. */
const countFrom = messageLimits.contentLength - 200;

const blockedText = t`Cannot send messages`;

type ConversationSummary = CallOutput<typeof getConversation>;

interface MessageComposerProps {
  readonly summary: ConversationSummary;
  /** Shown under the field. */
  readonly note?: Elements;
}

/** Writes to the other member of a conversation. */
export function MessageComposer({ summary, note }: MessageComposerProps) {
  const { user } = useSession();
  return user && <ComposerOf key={summary.user.id} member={user} summary={summary} note={note} />;
}

interface ComposerOfProps extends MessageComposerProps {
  readonly member: CurrentUser;
}

function ComposerOf({ member, summary, note }: ComposerOfProps) {
  const userId = summary.user.id;
  const obstacle = obstacleIn(summary);
  const isBlocked = obstacle !== null;
  const draft = useMessageDraft(member.id, userId);
  const news = useMessageDraftNews(member.id, userId);
  const typing = useTyping(userId);
  const { isSendable, send } = useSendDraft(member.id, userId, isBlocked);
  const client = useQueryClient();
  useEffect(() => startOutbox(client, member.id), [client, member.id]);
  useEffect(() => {
    platform().showConversation(userId);
    return () => platform().showConversation(null);
  }, [userId]);

  const write = (content: string) => {
    writeMessageDraft(member.id, userId, { content });
    typing.write(content);
  };
  const submit = () => {
    if (!isSendable) return;
    typing.stop();
    void send();
  };
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    const { photo, problem } = await takeMessageImage(file);
    if (problem) toast({ ...problem, tone: "danger" });
    else await attachToDraft(member.id, userId, photo);
  };
  return (
    <DropZone isDisabled={isBlocked} onFiles={(files) => void choose(files)}>
      <form
        aria-label={t`New message`}
        className="px-1 pb-2 lg:px-2 lg:pb-3 low:pb-0.5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
      >
        {obstacle && obstacle !== blockedText && <Obstacle summary={summary} text={obstacle} />}
        {draft.image && (
          <ImageToSend
            image={draft.image}
            alt={draft.alt}
            isKept={draft.isImageKept}
            isDisabled={isBlocked}
            onAltChange={(alt) => writeMessageDraft(member.id, userId, { alt })}
            onRemove={() => void attachToDraft(member.id, userId, null)}
          />
        )}
        <DraftNote news={news} sentText={t`Sent in another tab.`} className="mb-1 px-2" />
        <ComposerRow
          text={draft.content}
          obstacle={obstacle}
          isSendable={isSendable}
          onTextChange={write}
          onFiles={(files) => void choose(files)}
          onSubmit={submit}
        />
        {note}
      </form>
    </DropZone>
  );
}

interface ObstacleProps {
  readonly summary: ConversationSummary;
  readonly text: string;
}

/** Why the member cannot write, above the composer; a thread that is empty says it itself. */
function Obstacle({ summary, text }: ObstacleProps) {
  const { user, lastMessageAt, opensByFollowing } = summary;
  const outgoing = useOutgoing(user.id);
  if (lastMessageAt === null && outgoing.length === 0) return null;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 px-2">
      <p className="text-meta text-quiet">{text}</p>
      {opensByFollowing && <FollowToWrite userId={user.id} />}
    </div>
  );
}

interface ComposerRowProps {
  readonly text: string;
  readonly obstacle: string | null;
  readonly isSendable: boolean;
  readonly onTextChange: (text: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onSubmit: () => void;
}

function ComposerRow({ text, obstacle, isSendable, onTextChange, onFiles, onSubmit }: ComposerRowProps) {
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

/**
 * Why the member cannot write; null when they can. The text for a block is short, since the screen
 * explains it.
 */
function obstacleIn({ isBlocked, isBlockedBy, refusal }: ConversationSummary): string | null {
  return isBlocked || isBlockedBy ? blockedText : refusal;
}
