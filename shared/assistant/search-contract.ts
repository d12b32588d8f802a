import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { pageQuery } from "../paging.ts";
import { id, text } from "../primitives.ts";
import { aiMessage, aiSession } from "./ai-chat-shapes.ts";

export const searchAiMessages = defineEndpoint({
  method: "get",
  path: "/api/ai/search",
  summary:
    "Questions and answers of the caller's AI chats with these words, also of former branches and inside texts without spaces, newest first, each with its chat",
  access: "member",
  query: pageQuery.extend({ q: text(100) }),
  status: 200,
  response: z.array(z.object({
    message: aiMessage,
    session: aiSession.pick({ id: true, title: true }),
    /** For an answer, the question that it answers. */
    questionId: id,
    /** False in a former branch: show its question to open it. */
    isShown: z.boolean(),
  })),
  paged: true,
  offersSupport: true,
});
