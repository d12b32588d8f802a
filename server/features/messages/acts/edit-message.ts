import { msg } from "@lingui/core/runtime-macro";
import type { ConversationState } from "#shared/messages/rules.ts";
import { editableForMinutes, fitsChat, getChatLevel, isEditableAt } from "#shared/messages/rules.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { Cover } from "#shared/moderation/decide-cover.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";
import { Forbidden } from "../../../errors.ts";
import { joinPostText } from "../../moderation/classify-before-publishing.ts";
import { coverOf, coverOfEdit, type GivenCover, isSameCover } from "../../moderation/covers/cover-of-edit.ts";
import { EditConflict } from "../../revisions/edit-conflict.ts";
import { type JudgedEdit, judgeEdit, replaceVersion } from "../../revisions/judge-edit.ts";
import { findSupportForSender, LevelRefused } from "../find-support-for-sender.ts";
import { getMessage, messageNotFound } from "../get-messages.ts";
import { contentOrThrow } from "../message-content.ts";
import { receiverFilterOrThrow } from "../receiver-filter.ts";
import { selectStanding } from "../standing-queries.ts";
import { receivesMessageEvents } from "../what-receiver-hears.ts";
import { lockMessageToEdit, writeEditOfMessage } from "./edit-queries.ts";

interface GivenEdit extends GivenCover {
  readonly content: string;
  /** The version that it changes. */
  readonly revision: number;
}

/** What an edit makes of a message, or what one says. */
interface Version extends Pick<GivenEdit, "content" | "revision"> {
  readonly cover: Cover | null;
}

/**
 * Changes the text and cover of the actor's message, which is judged before the receiver sees it
 * (messages.16). An edit that was made already, or changes nothing, returns the message as it is.
 * Nobody is alerted, and neither bots nor Lisa are asked again. Throws `NotFound` for a message
 * that is not theirs or was unsent, `Forbidden` for one that they received or sent too long ago,
 * where they may no longer write, and for words that do not fit the chat or are worse than what a
 * moderator looked at, and `EditConflict` where it was edited since.
 */
export async function editMessage(
  ctx: MemberCtx,
  id: string,
  given: GivenEdit,
): Promise<DirectMessage & { support: Support | null }> {
  const former = await getMessage(ctx, id);
  if (former.isUnsent) throw messageNotFound();
  if (former.senderId !== ctx.actor.id) throw new Forbidden(msg`You can only edit messages you wrote.`);
  const content = contentOrThrow(given.content, {
    hasPicture: former.images.length > 0 || former.isImageHeld === true,
    sharesPost: former.sharedPostId !== null,
  });
  const edit = { content, revision: given.revision, cover: coverOfEdit(former, given) };
  const standing = { ...former, cover: coverOf(former) };
  const text = joinPostText(content, former.images, edit.cover);
  if (isMade(standing, edit) || isUnchanged(standing, edit)) {
    return { ...former, support: await findSupportForSender(ctx, text, null) };
  }
  checkTime(ctx, former);
  checkVersion(former, edit);
  // An outside moderator must not read what may not be written.
  await readChatLevel(ctx, ctx.sql, former.receiverId);
  const judged = await judgeEdit(ctx, { kind: "message", id }, {
    former: standing,
    edited: { content, images: former.images, cover: edit.cover },
    pictures: null,
  });
  const support = await findSupportForSender(ctx, text, judged.classified);
  const written = await ctx.db.transaction((tx) => writeJudged(tx, ctx, { former, edit, judged, support }));
  // A moderator gave the message a level meanwhile.
  if (written === "judged_meanwhile") return await editMessage(ctx, id, given);
  if (written !== "made") publishEdited(ctx, former, written.receiverState);
  return { ...await getMessage(ctx, id), support };
}

interface ToWrite {
  readonly former: DirectMessage;
  readonly edit: Version;
  readonly judged: JudgedEdit;
  readonly support: Support | null;
}

async function writeJudged(
  tx: Tx,
  ctx: MemberCtx,
  { former: { id, createdAt, receiverId, senderId, ...former }, edit, judged, support }: ToWrite,
): Promise<{ readonly receiverState: ConversationState | null } | "made" | "judged_meanwhile"> {
  const at = ctx.clock.now();
  const message = await lockMessageToEdit(tx, { id, senderId });
  if (!message) throw messageNotFound();
  const { cover_words: words, cover_topics: topics } = message;
  if (isMade({ ...message, cover: words === null ? null : { words, topics } }, edit)) return "made";
  checkTime(ctx, { createdAt });
  checkVersion(message, edit);
  const chatLevel = await readChatLevel(ctx, tx, receiverId);
  const locked = { kind: "message", id, level: message.moderation_level } as const;
  const level = await replaceVersion(tx, locked, judged, at);
  if (level === "judged_meanwhile") return level;
  if (level !== null && !fitsChat(level, chatLevel)) throw new LevelRefused(support);
  const foundTopics = judged.classified.topics ?? [];
  const keepsPictures = former.images.length > 0 || former.isImageHeld === true;
  await writeEditOfMessage(tx, { id, ...edit, foundTopics, keepsPictures, level, at });
  return { receiverState: message.receiver_state };
}

/** Whether this edit arrived before. */
function isMade(current: Version, edit: Version): boolean {
  return current.revision === edit.revision + 1 && saysTheSame(current, edit);
}

function isUnchanged(current: Version, edit: Version): boolean {
  return current.revision === edit.revision && saysTheSame(current, edit);
}

function saysTheSame(one: Version, other: Version): boolean {
  return one.content === other.content && isSameCover(one.cover, other.cover);
}

function checkTime({ clock }: MemberCtx, { createdAt }: Pick<DirectMessage, "createdAt">): void {
  if (isEditableAt(Date.parse(createdAt), clock.now().getTime())) return;
  throw new Forbidden(
    msg`A message can be edited for ${{
      minutes: editableForMinutes,
    }} minutes after it was sent. You can still unsend it.`,
  );
}

type Edited = Pick<GivenEdit, "content" | "revision">;

function checkVersion(current: Edited, yours: Edited): void {
  if (current.revision === yours.revision) return;
  throw new EditConflict(
    msg`This message was edited meanwhile. Both texts are here: choose what it says.`,
    { current, yours },
  );
}

/** The level of the chat; throws where the actor may not write to the receiver. */
async function readChatLevel(ctx: MemberCtx, sql: Sql, receiverId: string): Promise<ModerationLevel> {
  const parties = { senderId: ctx.actor.id, receiverId, sharedAuthorId: null, now: ctx.clock.now() };
  const filter = receiverFilterOrThrow(ctx, await selectStanding(sql, parties));
  return getChatLevel(ctx.actor.filter, filter);
}

/** A receiver who declined the request notices nothing (messages.6). */
function publishEdited(
  ctx: MemberCtx,
  { id: messageId, senderId, receiverId }: DirectMessage,
  receiverState: ConversationState | null,
): void {
  ctx.publish({ type: "message_changed", memberId: senderId, messageId });
  if (!receivesMessageEvents(receiverState)) return;
  ctx.publish({ type: "message_changed", memberId: receiverId, messageId });
}
