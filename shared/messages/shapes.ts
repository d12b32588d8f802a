import { z } from "zod";
import { memberCard } from "../members/member-card.ts";
import { mentions } from "../members/mentions.ts";
import { coverState } from "../moderation/cover-shapes.ts";
import { embeddedPost, hasInertLinks, images, isImageHeld } from "../posts/post-shapes.ts";
import { count, id, moderationLevel, timestamp } from "../primitives.ts";
import { editState } from "../revisions/edit-state.ts";
import { conversationStates } from "./rules.ts";

/** What stands above an answer of the message that it answers, as the reader sees that one now. */
const answeredMessage = z.object({
  id,
  senderId: id,
  content: z.string().describe(
    "Its first words, without what is hidden in them; blank when there are none to show",
  ),
  pictures: count.describe("How many it has, as far as the reader sees them"),
  sharesPost: z.boolean(),
  isUnsent: z.boolean(),
  isHidden: z.boolean().describe("As of the message itself"),
  isUnchecked: z.boolean().describe("It is hidden since nobody has checked it yet"),
  ...coverState,
});
export type AnsweredMessage = Readonly<z.infer<typeof answeredMessage>>;

/** A direct message, as one of its two members sees it. */
export const directMessage = z.object({
  id,
  senderId: id,
  receiverId: id,
  /**
   * Its place in the conversation: later ones are higher, with gaps. The server's order, the
   * same for both members.
   */
  position: z.number().int().positive(),
  /**
   * Its place at its last change or tick, in the same count: of two copies the one with the higher
   * version is newer.
   */
  version: z.number().int().positive(),
  /** Blank when unsent or hidden. */
  content: z.string(),
  mentions,
  /** For the two members only (messages.7). */
  imageUrl: z.string().nullable().describe("Of the first picture, as all of `image…` and `isImage…`"),
  images,
  isImageHeld,
  imageAlt: z.string(),
  imageWidth: z.number().int().nullable(),
  imageHeight: z.number().int().nullable(),
  isImageAnimated: z.boolean().describe("The picture moves; with `size=thumbnail` it is a still"),
  madeWithAi: z.boolean().describe("A model made its picture; the file says so too, in XMP"),
  /** Stays when the post is gone or hidden; `sharedPost` is null then. */
  sharedPostId: id.nullable(),
  sharedPost: embeddedPost.nullable(),
  replyTo: answeredMessage.optional().describe("Absent when it answers none, or shows nothing itself"),
  clientMessageId: id.nullable(),
  createdAt: timestamp,
  ...editState,
  /**
   * Never more than the sender may know, as in a request or without receipts. Holds for all they
   * wrote before (messages.5).
   */
  status: z.enum(["sent", "delivered", "read"]),
  moderationLevel: moderationLevel.nullable(),
  /** Its sender unsent it: text and image are deleted (messages.9). */
  isUnsent: z.boolean(),
  /**
   * A later verdict made it looser than the chat allows; content and image are
   * left out (messages.2).
   */
  isHidden: z.boolean(),
  ...coverState,
  hasInertLinks,
  /** Ids of the members who reacted, by emoji. */
  reactions: z.record(z.string(), z.array(id)),
});
export type DirectMessage = z.infer<typeof directMessage>;

/** A conversation with a member, as the caller sees it. */
export const conversation = z.object({
  /** In a list their XP and level may be 30 s old. */
  user: memberCard,
  state: z.enum(conversationStates),
  /**
   * The latest message as the list words it: 'Photo', 'Message unsent' …; null when there is none.
   */
  lastMessage: z.string().nullable(),
  lastMessageAt: timestamp.nullable(),
  lastMessageSenderId: id.nullable(),
  unreadCount: count,
  /** Muted until then; far in the future when always. Null: not muted. */
  mutedUntil: timestamp.nullable(),
  isBlocked: z.boolean(),
  isBlockedBy: z.boolean(),
  isWaiting: z.boolean().describe(
    "The other member has not accepted what the caller wrote; the same when they declined it",
  ),
  chatLevel: moderationLevel,
});
export type Conversation = z.infer<typeof conversation>;

/** A conversation with why the caller may not write in it (null when they may), and what helps. */
export const conversationSummary = conversation.extend({
  refusal: z.string().nullable(),
  opensByFollowing: z.boolean().describe("The caller may write once they follow the member"),
});
export type ConversationSummary = z.infer<typeof conversationSummary>;
