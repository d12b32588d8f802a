import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import type { newMessage } from "#shared/messages/contract.ts";
import { toAnswered } from "#shared/messages/preview.ts";
import type { AnsweredMessage, DirectMessage } from "#shared/messages/shapes.ts";
import { lisaId } from "#shared/assistant/lisa.ts";
import { refusalMessages } from "#shared/messages/refusals.ts";
import { fitsChat, getChatLevel } from "#shared/messages/rules.ts";
import { normalizeCover } from "#shared/moderation/decide-cover.ts";
import { isLevelVisible } from "#shared/moderation/content-filter.ts";
import type { EmbeddedPost } from "#shared/posts/post-shapes.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { MemberCtx } from "../../context.ts";
import { AppError, Forbidden, Invalid } from "../../errors.ts";
import { askLisaForHelp, askLisaForHelpOfBot } from "../../jobs/ask-lisa-queries.ts";
import { classify, classifyWithPictures, joinPostText } from "../moderation/classify-before-publishing.ts";
import { getEmbeddedPost } from "../posts/get-post.ts";
import {
  attachImages,
  discardImages,
  foreignImageOf,
  isPicture,
  namePictures,
} from "./pictures/attached-images.ts";
import { contentOrThrow } from "./message-content.ts";
import { receiverFilterOrThrow } from "./receiver-filter.ts";
import { getMessage, messageNotFound, presentMessages } from "./get-messages.ts";
import { insertMessage, type NewMessageRow } from "./insert-message-queries.ts";
import { selectSent, type WantedMessage } from "./message-queries.ts";
import { announceMessage, type Sent } from "./announce-message.ts";
import { selectSendChecks, selectStanding } from "./standing-queries.ts";
import { findSupportForSender, LevelRefused } from "./find-support-for-sender.ts";

type NewMessage = z.output<typeof newMessage>;

/**
 * Sends a message with text, pictures or a shared post, once for each `clientMessageId`: a repeat
 * returns the message that was sent, even across a later block. Throws `Invalid` when there is
 * nothing to send or the receiver is the sender, `idempotency_mismatch` when the `clientMessageId`
 * belongs to another message, `NotFound` for a receiver or a post that does not exist for the
 * sender or an answered message of another conversation, and `Forbidden` when the two may not write
 * to each other or the message does not fit their chat. The message is classified before anyone
 * sees it. For pictures: as `attachImages`.
 */
export async function sendMessage(ctx: MemberCtx, input: NewMessage): Promise<Sent> {
  const sent = await classifyAndSend(ctx, input);
  if (sent.support) {
    const { id, receiverId } = sent.message;
    await askLisaForHelpOfBot(ctx.sql, {
      memberId: ctx.actor.id,
      botId: receiverId,
      id,
      at: ctx.clock.now(),
    });
  }
  return sent;
}

async function classifyAndSend(ctx: MemberCtx, input: NewMessage): Promise<Sent> {
  if (input.receiverId === ctx.actor.id) throw new Invalid(msg`You can't send messages to yourself.`);
  const id = ctx.createdId ?? uuidv7();
  const clientMessageId = input.clientMessageId ?? null;
  const cover = normalizeCover(input);
  const content = contentOrThrow(input.content, {
    hasPicture: hasPicture(input),
    sharesPost: Boolean(input.sharedPostId),
  });
  const wanted = {
    id,
    clientMessageId,
    receiverId: input.receiverId,
    content,
    sharedPostId: input.sharedPostId ?? null,
    replyToId: input.replyToId ?? null,
    images: namePictures(ctx, input),
  };
  const replyTo = input.replyToId ? await answeredOrThrow(ctx, input.replyToId, input.receiverId) : null;
  const written = await writePlainText(ctx, input, { id, content, cover, replyTo });
  if (written) return written;
  const { is_sent: isSent, standing } = await selectSendChecks(ctx.sql, {
    ...wanted,
    senderId: ctx.actor.id,
    now: ctx.clock.now(),
  });
  const sent = isSent ? await findSent(ctx, wanted, input.image) : null;
  if (sent) return await sentBefore(ctx, sent, content);
  const shared = input.sharedPostId ? await getEmbeddedPost(ctx, input.sharedPostId) : null;
  const filter = shared
    ? await checkReceiver(ctx, input.receiverId, shared)
    : receiverFilterOrThrow(ctx, standing);
  const images = await attachImages(ctx, input);
  const text = joinPostText(content, images, cover);
  const words = { text, isFromNewcomer: ctx.actor.isNewcomer };
  const classified = await classifyWithPictures(ctx, words, images);
  const support = await findSupportForSender(ctx, text, classified);
  if (!fitsChat(classified.level, getChatLevel(ctx.actor.filter, filter))) {
    await discardImages(ctx, images);
    if (support && input.receiverId === lisaId) {
      await askLisaForHelp(ctx.sql, { memberId: ctx.actor.id, id: clientMessageId ?? id });
    }
    throw new LevelRefused(support);
  }
  const message = {
    ...textMessage(ctx, input, { id, content, cover, classified, replyTo }),
    images,
    sharedPostId: shared?.id ?? null,
  };
  const row = await insertMessage(ctx.sql, message);
  if (!row) {
    await discardImages(ctx, images);
    const earlier = await findSent(ctx, wanted, input.image);
    if (earlier) return { message: earlier, isNew: false, support };
    // A permission has changed since it was checked before moderation: this throws the reason.
    await checkReceiver(ctx, input.receiverId, shared);
    throw foreignImageOf(input);
  }
  return await announceMessage(ctx, message, row, { shared, replyTo, support });
}

/** What an answer shows of a message of the actor and the receiver, also of an unsent one. */
async function answeredOrThrow(ctx: MemberCtx, id: string, receiverId: string): Promise<AnsweredMessage> {
  const message = await getMessage(ctx, id);
  if (![message.senderId, message.receiverId].includes(receiverId)) throw messageNotFound();
  return toAnswered(message);
}

/** Finds what an earlier attempt sent, also taken back meanwhile. No service is asked again. */
async function sentBefore(ctx: MemberCtx, message: DirectMessage, content: string): Promise<Sent> {
  const support = await findSupportForSender(
    ctx,
    joinPostText(content, message.images),
    null,
  );
  return { message, isNew: false, support };
}

/**
 * Writes a text that fits every chat without first asking whether it may be sent: the statement
 * that writes checks that anyway. Returns null when it refused, without the reason, and for every
 * other message.
 */
async function writePlainText(
  ctx: MemberCtx,
  input: NewMessage,
  given: Pick<NewMessageRow, "id" | "content" | "cover"> & { readonly replyTo: AnsweredMessage | null },
): Promise<Sent | null> {
  const isText = !hasPicture(input) && !input.sharedPostId;
  // An outside moderator must not read messages that may not be sent.
  if (!isText || !ctx.providers.moderator.isBuiltIn) return null;
  const text = joinPostText(given.content, [], given.cover);
  const classified = await classify(ctx, { text, isFromNewcomer: ctx.actor.isNewcomer });
  if (!fitsChat(classified.level, "top")) return null;
  const support = await findSupportForSender(ctx, text, classified);
  const message = textMessage(ctx, input, { ...given, classified });
  const row = await insertMessage(ctx.sql, message);
  return row && await announceMessage(ctx, message, row, { shared: null, replyTo: given.replyTo, support });
}

function textMessage(
  { actor, clock }: MemberCtx,
  { receiverId, clientMessageId = null }: NewMessage,
  { replyTo, ...given }: Pick<NewMessageRow, "id" | "content" | "cover" | "classified"> & {
    readonly replyTo: AnsweredMessage | null;
  },
): NewMessageRow {
  return {
    ...given,
    replyToId: replyTo?.id ?? null,
    senderId: actor.id,
    receiverId,
    images: [],
    sharedPostId: null,
    clientMessageId,
    at: clock.now(),
  };
}

/**
 * Returns the message that an earlier attempt sent, or null. Throws `idempotency_mismatch` when
 * that was another message.
 */
async function findSent(
  ctx: MemberCtx,
  wanted: WantedMessage,
  file: File | undefined,
): Promise<DirectMessage | null> {
  const row = await selectSent(ctx.sql, ctx.actor, wanted, ctx.clock.now());
  if (!row) return null;
  if (!row.is_same || (file && row.image_id && !await isPicture(ctx, file, row))) {
    const text = msg`This clientMessageId was used for another message. Make a new one.`;
    throw new AppError("idempotency_mismatch", text, { fields: { clientMessageId: text } });
  }
  const [message = null] = await presentMessages(ctx, [row]);
  return message;
}

function hasPicture({ image, imageUrl, images = [] }: NewMessage): boolean {
  return image !== undefined || Boolean(imageUrl) || images.length > 0;
}

/**
 * Returns the receiver's filter, for Lisa the sender's own (messages.6). Throws when the actor may
 * not write to them or share the post.
 */
async function checkReceiver(
  ctx: MemberCtx,
  receiverId: string,
  shared: EmbeddedPost | null,
): Promise<ModerationLevel | null> {
  const sharedAuthorId = shared?.author.id ?? null;
  const parties = { senderId: ctx.actor.id, receiverId, sharedAuthorId, now: ctx.clock.now() };
  const row = await selectStanding(ctx.sql, parties);
  const filter = receiverFilterOrThrow(ctx, row);
  if (shared && !(row?.may_see_author && isLevelVisible(shared.moderationLevel, filter))) {
    throw new Forbidden(refusalMessages.share, "sharing_refused");
  }
  return filter;
}
