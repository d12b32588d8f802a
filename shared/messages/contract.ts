import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { defineEndpoint } from "../endpoint.ts";
import { givenPictures, pictureDescription } from "../media/given-pictures.ts";
import { memberCard } from "../members/member-card.ts";
import { givenCover } from "../moderation/cover-shapes.ts";
import { support } from "../moderation/crisis-support.ts";
import { pageQuery } from "../paging.ts";
import { count, id, idParams, optionalField, optionalFile, text } from "../primitives.ts";
import { newReport, report } from "../reports/contract.ts";
import { revisionNumber } from "../revisions/edit-state.ts";
import { messageLimits, reactionEmojis } from "./rules.ts";
import { directMessage } from "./shapes.ts";

const imageAlt = pictureDescription(messageLimits.altLength);

/** The parts of a message, by REST and by socket. Text, an image or a shared post is required. */
export const messageParts = {
  receiverId: id,
  content: text(
    messageLimits.contentLength,
    fieldText(msg`A message can have at most ${{ max: messageLimits.contentLength }} characters.`),
  )
    .default(""),
  /**
   * An image of the caller's in own storage that nothing shows yet, from the
   * two-step upload (media.3).
   */
  imageUrl: optionalField(text(500)).nullish(),
  imageAlt: optionalField(imageAlt).nullish(),
  /** In place of the two fields above, and of a file. */
  images: givenPictures({ most: messageLimits.pictures, altLength: messageLimits.altLength }).optional(),
  sharedPostId: optionalField(id).nullish(),
  /** A message of the same conversation, of either member (messages.17). */
  replyToId: optionalField(id).nullish(),
  ...givenCover,
} as const;

export const newMessage = z.object({
  ...messageParts,
  /** Multipart only. */
  image: optionalFile,
  /** Made by the client, so that a retry does not send the message twice (messages.3). */
  clientMessageId: optionalField(id).nullish(),
});

export const sendMessage = defineEndpoint({
  method: "post",
  path: "/api/messages",
  summary: "Send a direct message with text, an image or a shared post",
  access: "member",
  body: newMessage,
  encodings: ["json", "multipart"],
  errors: [
    "forbidden",
    "level_refused",
    "sharing_refused",
    "not_found",
    "foreign_image",
    "invalid_image",
    "unsupported_image",
    "description_missing",
  ],
  status: 201,
  /** `support`: help for a sender in distress; nothing that the receiver gets has it. */
  response: directMessage.extend({ support: support.nullable() }),
  offersSupport: true,
});

/** A bare number, since clients poll it (shell.6). */
export const countUnreadMessages = defineEndpoint({
  method: "get",
  path: "/api/messages/unread-count",
  summary: "How many messages the member has not read, without requests and those a block hides: a number",
  access: "member",
  status: 200,
  response: count,
});

/** A bare number, as `countUnreadMessages`. */
export const countRequests = defineEndpoint({
  method: "get",
  path: "/api/messages/request-count",
  summary: "How many requests wait for the member, without those a block hides: a number, at most 100",
  access: "member",
  status: 200,
  response: count,
});

export const searchMessages = defineEndpoint({
  method: "get",
  path: "/api/messages/search",
  summary:
    "The caller's messages with these words, also inside texts without spaces, newest first, each with the other member",
  access: "member",
  query: pageQuery.extend({ q: text(messageLimits.searchLength) }),
  status: 200,
  response: z.array(z.object({ message: directMessage, user: memberCard })),
  paged: true,
  offersSupport: true,
});

export const editMessage = defineEndpoint({
  method: "put",
  path: "/api/messages/{id}",
  summary: "Change the text of the caller's message within 15 minutes",
  access: "member",
  params: idParams,
  body: z.object({
    content: messageParts.content,
    /** Absent, the cover stays as it is. */
    ...givenCover,
    /** The version that the edit changes. */
    revision: revisionNumber,
  }),
  errors: ["forbidden", "level_refused", "edit_conflict"],
  status: 200,
  /** `support`: help for a sender in distress; nothing that the receiver gets has it. */
  response: directMessage.extend({ support: support.nullable() }),
  offersSupport: true,
});

export const unsendMessage = defineEndpoint({
  method: "delete",
  path: "/api/messages/{id}",
  summary: "Take back one's own message for both members; again changes nothing",
  access: "member",
  params: idParams,
  errors: ["forbidden"],
  status: 200,
  response: directMessage,
});

/**
 * For the two members of the conversation; anyone else gets 404, and so does
 * everyone once it is unsent.
 */
export const getMessageImage = defineEndpoint({
  method: "get",
  path: "/api/messages/{id}/image",
  summary: "The first picture of a message; `size=thumbnail` for the 640 px one",
  access: "member",
  params: idParams,
  query: z.object({ size: z.enum(["full", "thumbnail"]).default("full") }),
  status: 200,
  produces: "image/webp",
  hasEtag: true,
});

/** As `getMessageImage`. */
export const getPictureOfMessage = defineEndpoint({
  method: "get",
  path: "/api/messages/{id}/images/{imageId}",
  summary: "One of the pictures of a message; `size=thumbnail` for the 640 px one",
  access: "member",
  params: idParams.extend({ imageId: id }),
  query: getMessageImage.query,
  status: 200,
  produces: "image/webp",
  hasEtag: true,
});

const reaction = z.object({
  emoji: z.enum(reactionEmojis, fieldText(msg`Choose one of the five reactions.`)),
});
const reactions = directMessage.pick({ reactions: true, version: true });

export const reactToMessage = defineEndpoint({
  method: "post",
  path: "/api/messages/{id}/react",
  summary: "React to a message; another emoji replaces the one before",
  access: "member",
  params: idParams,
  body: reaction,
  errors: ["forbidden"],
  status: 200,
  response: reactions,
});

export const removeReaction = defineEndpoint({
  method: "delete",
  path: "/api/messages/{id}/react",
  summary: "Remove the caller's reaction, if it is this one",
  access: "member",
  params: idParams,
  body: reaction,
  errors: ["forbidden"],
  status: 200,
  response: reactions,
});

export const reportMessage = defineEndpoint({
  method: "post",
  path: "/api/messages/{id}/report",
  summary: "Report a message to the moderators, with a copy of it and of the five before it",
  access: "member",
  params: idParams,
  body: newReport,
  status: 201,
  response: report,
});

/** Registered in this order: literal paths before `{id}` (api.10). */
export const messageEndpoints = {
  sendMessage,
  countUnreadMessages,
  countRequests,
  searchMessages,
  getMessageImage,
  getPictureOfMessage,
  reactToMessage,
  removeReaction,
  reportMessage,
  editMessage,
  unsendMessage,
};
