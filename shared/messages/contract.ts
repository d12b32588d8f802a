import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { embeddedPost } from "../posts/shapes.ts";
import { count, id, moderationLevel, text, timestamp } from "../primitives.ts";
import { messageLimits } from "./rules.ts";

/** A direct message. */
const directMessage = z.object({
  id,
  senderId: id,
  receiverId: id,
  content: z.string(),
  imageUrl: z.string().nullable(),
  /** Stays when the post is gone or hidden; `sharedPost` is null then. */
  sharedPostId: id.nullable(),
  sharedPost: embeddedPost.nullable(),
  clientMessageId: id.nullable(),
  createdAt: timestamp,
  status: z.enum(["sent", "delivered", "read"]),
  moderationLevel: moderationLevel.nullable(),
  /** Ids of the members who reacted, by emoji. */
  reactions: z.record(z.string(), z.array(id)),
});
export type DirectMessage = z.infer<typeof directMessage>;

export const newMessage = z.object({
  receiverId: id,
  /** May be blank beside a shared post. */
  content: text(messageLimits.contentLength).default(""),
  sharedPostId: id.nullish(),
  /** Made by the client, so that a retry sends nothing twice (messages.3). */
  clientMessageId: id.nullish(),
});
export type NewMessage = z.input<typeof newMessage>;

export const sendMessage = endpoint({
  method: "post",
  path: "/api/messages",
  summary: "Send a direct message, or share a post with a member one follows",
  access: "member",
  body: newMessage,
  errors: ["forbidden", "not_found"],
  status: 201,
  response: directMessage,
});

/** A bare number, since clients poll it (shell.6). */
export const countUnreadMessages = endpoint({
  method: "get",
  path: "/api/messages/unread-count",
  summary: "How many messages the member has not read, without those a block hides: a number",
  access: "member",
  status: 200,
  response: count,
});

export const messageEndpoints = { sendMessage, countUnreadMessages };
