import { t } from "@lingui/core/macro";
import { create } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { getServerDate } from "../../../lib/clock/server-time.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { focusComposer } from "../composer/focus-composer.ts";
import { messageLimits } from "#shared/messages/rules.ts";
import type { AnsweredMessage } from "#shared/messages/shapes.ts";
import type { Picture } from "../../../ui/gallery/pictures-of.ts";
import { addToDraft, getMessageDraft } from "../composer/message-draft.ts";
import type { Delay, DeliveryState } from "./outbox-parts.ts";
import type { OutboxQueue } from "./outbox-queue.ts";
import type { OutgoingPicture, StoredMessage } from "./outbox-storage.ts";

/** A message that the server has not accepted yet, as the thread shows it. */
export interface OutgoingMessage {
  readonly clientMessageId: string;
  readonly receiverId: string;
  readonly content: string;
  readonly images: readonly Picture[];
  readonly sharedPostId: string | null;
  readonly replyTo: AnsweredMessage | null;
  /**
   * `delayed` until the next attempt; `sending` also while earlier messages are sent first.
   */
  readonly state: "delayed" | "sending" | "refused";
  /** Why it is delayed. */
  readonly delay: Delay | null;
  /** How much of the pictures is uploaded, from 0 to 1; null while it is unknown. */
  readonly progress: number | null;
  /** Why the server refused it. */
  readonly refusal: string | null;
  readonly createdAt: string;
}

interface OutboxState {
  readonly queue: OutboxQueue | null;
  readonly outgoing: readonly OutgoingMessage[];
}

const useOutbox = create<OutboxState>(() => ({ queue: null, outgoing: [] }));

/** The unsent messages to a member, in order. */
export function useOutgoing(userId: string): readonly OutgoingMessage[] {
  return useOutbox(useShallow(({ outgoing }) => outgoing.filter(({ receiverId }) => receiverId === userId)));
}

interface NewOutgoing
  extends Pick<StoredMessage, "receiverId" | "content" | "images" | "sharedPostId" | "replyTo"> {
  /** That of the draft, so that two tabs that send it send one message. */
  readonly clientMessageId?: string | null;
}

/** Shows a message at once and sends it. Resolves once it survives a reload. */
export async function sendOutgoing(message: NewOutgoing): Promise<void> {
  const { queue } = useOutbox.getState();
  if (!queue) throw new Error("The outbox has not started");
  await queue.add({
    ...message,
    clientMessageId: message.clientMessageId ?? crypto.randomUUID(),
    createdAt: getServerDate().toISOString(),
  });
}

/** Moves an unsent message back into the composer, before its text. */
export function editOutgoing(clientMessageId: string): void {
  const { queue } = useOutbox.getState();
  const message = queue?.messages().find((one) => one.clientMessageId === clientMessageId);
  if (!queue || !message) return;
  const { memberId, receiverId, content, images, replyTo = null } = message;
  const { pictures } = getMessageDraft(memberId, receiverId);
  if (images.length > 0 && pictures.length + images.length > messageLimits.pictures) {
    return toast({ title: t`Send or remove the photos in the composer first.` });
  }
  if (!queue.takeOut(clientMessageId)) return;
  addToDraft(memberId, receiverId, { content, images, replyTo });
  focusComposer();
}

/** Sends the unsent messages to a member now. */
export function resendOutgoing(receiverId: string): void {
  useOutbox.getState().queue?.sendNow(receiverId);
}

/** Removes an unsent message. */
export function deleteOutgoing(clientMessageId: string): void {
  useOutbox.getState().queue?.takeOut(clientMessageId);
}

/**
 * Ends the upload of pictures, and moves its message back into the composer. Does nothing once the
 * upload is complete.
 */
export function cancelUpload(clientMessageId: string): void {
  const message = useOutbox.getState().outgoing.find((one) => one.clientMessageId === clientMessageId);
  if (message && message.progress !== 1) editOutgoing(clientMessageId);
}

/** Shows the messages of a queue, or none. */
export function showQueue(queue: OutboxQueue | null): void {
  const { outgoing } = useOutbox.getState();
  const before = new Map(outgoing.map((message) => [message.clientMessageId, message]));
  const shown = (queue?.messages() ?? []).map((message) => {
    const known = before.get(message.clientMessageId);
    before.delete(message.clientMessageId);
    const now = presentOutgoing(
      message,
      queue?.deliveryStateOf(message) ?? { delay: null, progress: null },
      known,
    );
    // Returns the same object, so that an unchanged row does not render again.
    return known && isSame(known, now) ? known : now;
  });
  for (const { images } of before.values()) for (const { url } of images) URL.revokeObjectURL(url);
  useOutbox.setState({ queue, outgoing: shown });
}

function presentOutgoing(
  { clientMessageId, receiverId, content, images, sharedPostId, replyTo = null, refusal, createdAt }:
    StoredMessage,
  { delay, progress }: DeliveryState,
  known: OutgoingMessage | undefined,
): OutgoingMessage {
  return {
    clientMessageId,
    receiverId,
    content,
    images: known ? known.images : images.map(showPicture),
    sharedPostId,
    replyTo: known ? known.replyTo : replyTo,
    state: refusal === null ? delay ? "delayed" : "sending" : "refused",
    delay,
    progress,
    refusal,
    createdAt,
  };
}

function showPicture({ file, url, alt, width, height }: OutgoingPicture): Picture {
  const shown = file ? URL.createObjectURL(file) : url ?? "";
  return {
    url: shown,
    thumbnailUrl: shown,
    width,
    height,
    placeholder: "",
    alt,
    madeWithAi: false,
    isAnimated: false,
  };
}

function isSame(one: OutgoingMessage, other: OutgoingMessage): boolean {
  return one.state === other.state && one.delay === other.delay && one.progress === other.progress &&
    one.refusal === other.refusal;
}
