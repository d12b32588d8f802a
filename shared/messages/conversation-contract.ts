import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { pageQuery } from "../paging.ts";
import { id, success, text, timestamp } from "../primitives.ts";
import { messageLimits } from "./rules.ts";
import { conversation, conversationSummary, directMessage } from "./shapes.ts";

/** The other member. */
const withMember = z.object({ userId: id });

export const listConversations = defineEndpoint({
  method: "get",
  path: "/api/conversations",
  summary: "The member's conversations, or the requests to them, the latest message first",
  access: "member",
  query: pageQuery.extend({
    /** Part of the other member's names. */
    q: text(messageLimits.searchLength).optional(),
    state: z.enum(["open", "request"]).default("open"),
  }),
  status: 200,
  response: z.array(conversation),
  paged: true,
  countsUpTo: 99,
  hasEtag: true,
});

/** Exactly one of `before`, `after` and `around`, or none for the newest page. */
const threadQuery = z.object({
  limit: pageQuery.shape.limit.default(messageLimits.pageSize),
  /** Older than this message. */
  before: id.optional(),
  /**
   * Catches up: what was written or changed (reactions, unsent, level) since this message was
   * written. Ticks are cumulative: only the caller's latest message with a new tick is returned,
   * and its tick holds for all that the caller wrote before.
   */
  after: id.optional(),
  /** The page around this message, for a place in the middle. */
  around: id.optional(),
  /** Continues `after`. */
  cursor: pageQuery.shape.cursor,
});

export const readThread = defineEndpoint({
  method: "get",
  path: "/api/conversations/{userId}",
  summary:
    "Messages with a member: newest first, with `after` oldest change first and ticks for all before. Fetching them delivers them",
  access: "member",
  params: withMember,
  query: threadQuery,
  status: 200,
  response: z.array(directMessage),
  paged: true,
});

/** Also for a member without messages yet; 404 for an unknown member. */
export const getConversation = defineEndpoint({
  method: "get",
  path: "/api/conversations/{userId}/summary",
  summary: "The conversation with a member as the list shows it, and why the caller may not write, or null",
  access: "member",
  params: withMember,
  status: 200,
  response: conversationSummary,
});

export const markConversationRead = defineEndpoint({
  method: "put",
  path: "/api/conversations/{userId}/read",
  summary: "Mark what the member wrote read, up to a message",
  access: "member",
  params: withMember,
  body: z.object({ upTo: id.optional() }).default({}),
  status: 200,
  response: success,
});

export const acceptRequest = defineEndpoint({
  method: "put",
  path: "/api/conversations/{userId}/accept",
  summary: "Accept a request: the conversation joins the list; again changes nothing",
  access: "member",
  params: withMember,
  status: 200,
  response: success,
});

export const declineRequest = defineEndpoint({
  method: "put",
  path: "/api/conversations/{userId}/decline",
  summary: "Decline a request: it disappears and its sender notices nothing",
  access: "member",
  params: withMember,
  status: 200,
  response: success,
});

export const restoreRequest = defineEndpoint({
  method: "delete",
  path: "/api/conversations/{userId}/decline",
  summary:
    "Take back a decline: the request waits again, with all that came meanwhile; again changes nothing",
  access: "member",
  params: withMember,
  status: 200,
  response: success,
});

export const muteConversation = defineEndpoint({
  method: "put",
  path: "/api/conversations/{userId}/mute",
  summary: "Notify of nothing in this conversation until then, or for good with null",
  access: "member",
  params: withMember,
  body: z.object({ until: timestamp.nullable() }),
  status: 200,
  response: z.object({ mutedUntil: timestamp.nullable() }),
});

export const unmuteConversation = defineEndpoint({
  method: "delete",
  path: "/api/conversations/{userId}/mute",
  summary: "Notify of this conversation again",
  access: "member",
  params: withMember,
  status: 200,
  response: z.object({ mutedUntil: timestamp.nullable() }),
});

export const conversationEndpoints = {
  listConversations,
  getConversation,
  markConversationRead,
  acceptRequest,
  declineRequest,
  restoreRequest,
  muteConversation,
  unmuteConversation,
  readThread,
};
