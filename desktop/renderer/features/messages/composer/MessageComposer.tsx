import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { CallOutput } from "#shared/endpoint.ts";
import type { getConversation } from "#shared/messages/conversation-contract.ts";
import type { MemberCard } from "#shared/members/member-card.ts";
import { messageLimits } from "#shared/messages/rules.ts";
import { useSession } from "../../../lib/session/session.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { DraftNote } from "../../../ui/composer/DraftNote.tsx";
import { DropZone } from "../../../ui/composer/DropZone.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { FollowToWrite } from "../FollowToWrite.tsx";
import { useOutgoing } from "../outbox/outbox.ts";
import { startOutbox } from "../outbox/start-outbox.ts";
import { useDescriptionGate } from "../../media/use-description-gate.tsx";
import { PictureList } from "../../media/PictureList.tsx";
import { usePictures } from "../../media/use-pictures.ts";
import { blockedText, ComposerRow } from "./ComposerRow.tsx";
import { useAnsweredNow } from "../thread/use-answered-now.ts";
import { AnsweredInComposer } from "./AnsweredInComposer.tsx";
import { focusComposer } from "./focus-composer.ts";
import { useMessageEdit } from "./edit/message-edit.ts";
import { useEditLatest } from "./edit/use-edit-latest.ts";
import { MessageEditor } from "./edit/MessageEditor.tsx";
import {
  changePictures,
  draftNameOf,
  keepAddresses,
  useMessageDraft,
  useMessageDraftNews,
  writeMessageDraft,
} from "./message-draft.ts";
import { takeMessageImage } from "./message-image.ts";
import { useSendDraft } from "./use-send-draft.ts";
import { useTyping } from "./use-typing.ts";

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
  const edit = useMessageEdit(member.id, userId);
  const editLatest = useEditLatest(member.id, userId);
  const news = useMessageDraftNews(member.id, userId);
  const typing = useTyping(userId);
  const pictures = useDraftPictures(member.id, userId);
  const { answered, senderName, leaveOut } = useAnsweredByDraft(member.id, summary.user);
  const descriptions = useDescriptionGate(member, pictures);
  const { isSendable, send } = useSendDraft(member.id, userId, isBlocked, pictures);
  useOutbox(member.id);
  useShownConversation(userId);

  const write = (content: string) => {
    writeMessageDraft(member.id, userId, { content });
    typing.write(content);
  };
  const submit = () => {
    if (!isSendable) return;
    // Only who chose so in Settings is asked: a message is to one member, who is known.
    if (member.requiresDescriptions && !descriptions.passes(send)) return;
    typing.stop();
    send();
  };
  const choose = (files: readonly File[]) => void pictures.add(files);
  if (edit) return <MessageEditor key={edit.messageId} edit={edit} memberId={member.id} userId={userId} />;
  return (
    <DropZone isDisabled={isBlocked} onFiles={choose}>
      <form
        aria-label={t`New message`}
        className="px-1 pb-2 lg:px-2 lg:pb-3 low:pb-0.5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
      >
        {obstacle && obstacle !== blockedText && <Obstacle summary={summary} text={obstacle} />}
        {answered && <AnsweredInComposer {...{ answered, senderName }} onLeaveOut={leaveOut} />}
        <PictureList
          control={pictures}
          altLength={messageLimits.altLength}
          isDisabled={isBlocked}
          isCompact
          className="mb-2 px-2"
        />
        <DraftNote news={news} sentText={t`Sent in another tab.`} className="mb-1 px-2" />
        <ComposerRow
          text={draft.content}
          obstacle={obstacle}
          isSendable={isSendable}
          onTextChange={write}
          onFiles={choose}
          onSubmit={submit}
          editLatest={editLatest}
          leaveOutAnswered={answered && leaveOut}
        />
        {note}
      </form>
    </DropZone>
  );
}

/** The pictures of the draft to a member. */
function useDraftPictures(memberId: string, userId: string) {
  return usePictures({
    memberId,
    draftName: draftNameOf(userId),
    kept: useMessageDraft(memberId, userId).pictures,
    onChange: (change) => changePictures(memberId, userId, change),
    onUploaded: (change) => keepAddresses(memberId, userId, change),
    most: messageLimits.pictures,
    maxBytes: messageLimits.imageBytes,
    validate: takeMessageImage,
  });
}

/** What the draft to a member answers, and what leaves that out. */
function useAnsweredByDraft(memberId: string, other: MemberCard) {
  const { replyTo } = useMessageDraft(memberId, other.id);
  const answered = useAnsweredNow(other.id, replyTo);
  return {
    answered,
    senderName: answered?.senderId === memberId ? null : other.displayName,
    leaveOut: () => {
      writeMessageDraft(memberId, other.id, { replyTo: null });
      focusComposer();
    },
  };
}

function useOutbox(memberId: string): void {
  const client = useQueryClient();
  useEffect(() => startOutbox(client, memberId), [client, memberId]);
}

/** Tells the app which conversation is open, whose messages alert nobody. */
function useShownConversation(userId: string): void {
  useEffect(() => {
    platform().showConversation(userId);
    return () => platform().showConversation(null);
  }, [userId]);
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

/**
 * Why the member cannot write; null when they can. The text for a block is short, since the screen
 * explains it.
 */
function obstacleIn({ isBlocked, isBlockedBy, refusal }: ConversationSummary): string | null {
  return isBlocked || isBlockedBy ? blockedText : refusal;
}
