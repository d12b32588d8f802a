import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { defineEndpoint } from "../endpoint.ts";
import { support } from "../moderation/crisis-support.ts";
import { pageQuery } from "../paging.ts";
import { count, id, idParams, requiredText, success, text, timestamp } from "../primitives.ts";
import {
  answerMaxLength,
  chatModelNames,
  imageModelNames,
  promptMaxLength,
  questionMaxLength,
} from "./ai-models.ts";
import { aiMessage, aiSession } from "./ai-chat-shapes.ts";
import { chooseAiModel, getAvailableModels, getFreeAnswers } from "./models-contract.ts";
import { showAiQuestion } from "./branches-contract.ts";
import { searchAiMessages } from "./search-contract.ts";

const title = requiredText(
  100,
  fieldText(msg`Please write a title.`),
  fieldText(msg`A title can have at most 100 characters.`),
);

/** Errors of calls that cost XP and ask a model. */
const paidErrors = [
  "insufficient_xp",
  "forbidden",
  "not_found",
  "ai_not_configured",
  "unavailable",
  "conflict",
] as const;

export const listAiSessions = defineEndpoint({
  method: "get",
  path: "/api/ai/sessions",
  summary: "The caller's AI chats, latest first; `q` searches titles",
  access: "member",
  query: pageQuery.extend({ q: text(100).default("") }),
  status: 200,
  response: z.array(aiSession),
  paged: true,
});

export const createAiSession = defineEndpoint({
  method: "post",
  path: "/api/ai/sessions",
  summary: "Begin an AI chat",
  access: "member",
  body: z.object({ title: title.optional() }),
  status: 201,
  response: aiSession,
});

export const getAiSession = defineEndpoint({
  method: "get",
  path: "/api/ai/sessions/{id}",
  summary: "One of the caller's AI chats",
  access: "member",
  params: idParams,
  status: 200,
  response: aiSession,
});

export const renameAiSession = defineEndpoint({
  method: "put",
  path: "/api/ai/sessions/{id}",
  summary: "Rename one of the caller's AI chats",
  access: "member",
  params: idParams,
  body: z.object({ title }),
  status: 200,
  response: aiSession,
});

export const deleteAiSession = defineEndpoint({
  method: "delete",
  path: "/api/ai/sessions/{id}",
  summary: "Delete one of the caller's AI chats with all it holds",
  access: "member",
  params: idParams,
  status: 200,
  response: success,
});

export const suggestAiTitle = defineEndpoint({
  method: "post",
  path: "/api/ai/sessions/{id}/suggest-title",
  summary: "A title for a chat from its latest words, at no cost",
  access: "member",
  params: idParams,
  errors: ["ai_not_configured", "unavailable", "conflict"],
  status: 200,
  response: z.object({ title: z.string() }),
});

export const listAiMessages = defineEndpoint({
  method: "get",
  path: "/api/ai/sessions/{id}/messages",
  summary: "Messages of the branch that is shown of one of the caller's AI chats, newest first",
  access: "member",
  params: idParams,
  query: pageQuery.extend({ limit: z.coerce.number().int().min(1).max(100).default(50) }),
  status: 200,
  response: z.array(aiMessage),
  paged: true,
  hasEtag: true,
});

export const chatWithAi = defineEndpoint({
  method: "post",
  path: "/api/ai/chat",
  summary:
    "Ask a model. With `Accept: text/event-stream` the answer streams (`start`, `delta`, `done`, `withheld`, `error`); it is finished and stored also when the connection ends. After words of crisis the cheapest text model answers, at no cost, whichever is named (`getFreeUntil`), and help lines do where no model can or is allowed to. An answer with `cut` is continued by a question with `continues`, for the same price. `remindsOfBreak` of the answer: to show that this is an AI, and to take a break",
  access: "member",
  body: z.object({
    message: requiredText(questionMaxLength, fieldText(msg`Please write a question.`)),
    /** Absent: a new chat; with `temporary` none. */
    sessionId: id.optional(),
    modelName: z.enum(chatModelNames, fieldText(msg`Choose one of the listed models.`)),
    /** Nothing but the XP is stored, and nothing can be resumed. */
    temporary: z.boolean().default(false),
    /** The messages of a temporary chat, which the client alone remembers. */
    history: z.array(z.object({ role: z.enum(["user", "assistant"]), content: text(answerMaxLength) })).max(
      50,
    )
      .default([]),
    /**
     * A question of the chat whose place this one takes (edit and resend; regenerate). It and all
     * after it stay as a former branch, to be shown again by its `versions`.
     */
    replaces: id.optional(),
    /**
     * The last question that the caller saw in the chat: this one goes on in its branch, which is
     * shown then. Absent, or gone: the branch that is shown.
     */
    follows: id.optional(),
    /**
     * The chat's last answer, which was cut: the new one reads on from where it ends. `message` is
     * "Continue". In a temporary chat it is the last of `history`.
     */
    continues: id.optional(),
  }),
  errors: paidErrors,
  status: 201,
  response: z.object({
    sessionId: id.nullable(),
    question: aiMessage,
    message: aiMessage,
    cost: count,
    /** Help for words of crisis (moderation.11). */
    support: support.nullable(),
    /** Until when the chat is free of prices, after such words (ai.26); null: the usual prices. */
    freeUntil: timestamp.nullable(),
  }),
});

export const followAiChat = defineEndpoint({
  method: "get",
  path: "/api/ai/sessions/{id}/stream",
  summary: "The answer under way in a chat, from its beginning; 404 when there is none",
  access: "member",
  params: idParams,
  status: 200,
  produces: "text/event-stream",
});

export const stopAiChat = defineEndpoint({
  method: "post",
  path: "/api/ai/sessions/{id}/stop",
  summary: "Stop the answer under way and keep what came; nothing happens when there is none",
  access: "member",
  params: idParams,
  status: 200,
  response: z.object({ isStopped: z.boolean() }),
});

export const stopAiAnswer = defineEndpoint({
  method: "post",
  path: "/api/ai/questions/{id}/stop",
  summary:
    "Stop the answer to one of the caller's questions, also in a temporary chat, and keep what came; nothing happens when none is under way",
  access: "member",
  params: idParams,
  status: 200,
  response: z.object({ isStopped: z.boolean() }),
});

export const generateAiImage = defineEndpoint({
  method: "post",
  path: "/api/ai/generate-image",
  summary:
    "Draw an image. It is stored like an upload of the caller. With `Accept: text/event-stream` its events stream as those of a chat",
  access: "member",
  body: z.object({
    prompt: requiredText(promptMaxLength, fieldText(msg`Please say what the image shows.`)),
    sessionId: id.optional(),
    /** As of a question to a chat. */
    follows: id.optional(),
    /** `dall-e-2` and `dall-e-3` are accepted too. */
    model: z.enum(
      [...imageModelNames, "dall-e-2", "dall-e-3"],
      fieldText(msg`Choose one of the listed models.`),
    ),
  }),
  errors: paidErrors,
  status: 201,
  response: z.object({
    sessionId: id,
    question: aiMessage,
    message: aiMessage,
    /** Null where withheld. */
    imageUrl: z.string().nullable(),
    cost: count,
    model: z.string(),
    /** Help for words of crisis, which are not drawn (moderation.11). */
    support: support.nullable(),
    freeUntil: timestamp.nullable(),
  }),
});

export const assistantEndpoints = {
  listAiSessions,
  createAiSession,
  getAiSession,
  renameAiSession,
  chooseAiModel,
  deleteAiSession,
  suggestAiTitle,
  listAiMessages,
  searchAiMessages,
  showAiQuestion,
  chatWithAi,
  followAiChat,
  stopAiChat,
  stopAiAnswer,
  generateAiImage,
  getAvailableModels,
  getFreeAnswers,
};
