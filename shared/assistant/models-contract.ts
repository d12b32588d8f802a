import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { defineEndpoint } from "../endpoint.ts";
import { id, idParams, timestamp } from "../primitives.ts";
import { chatModelNames, imageModelNames } from "./ai-models.ts";
import { aiSession } from "./ai-chat-shapes.ts";

export const chooseAiModel = defineEndpoint({
  method: "put",
  path: "/api/ai/sessions/{id}/model",
  summary: "Choose the model that one of the caller's AI chats asks next, on all devices",
  access: "member",
  params: idParams,
  body: z.object({
    modelName: z.enum(
      [...chatModelNames, ...imageModelNames],
      fieldText(msg`Choose one of the listed models.`),
    ),
  }),
  status: 200,
  response: aiSession,
});

export const getFreeAnswers = defineEndpoint({
  method: "get",
  path: "/api/ai/free-answers",
  summary:
    "Until when nothing shows or costs a price in one of the caller's chats (`chat`), for Lisa beneath a post (`post`), or in the thread with her (neither), after the caller's words of crisis there",
  access: "member",
  query: z.object({ chat: id.optional(), post: id.optional() }),
  status: 200,
  response: z.object({
    until: timestamp.nullable().describe("Null: the usual prices."),
    waits: z.boolean().describe(
      "Promoting the post and reading it aloud wait until then, since such words stand on it.",
    ),
  }),
});

const textObstacles = ["no_service", "no_model", "no_response"] as const;
export type TextObstacle = (typeof textObstacles)[number];

export const getAvailableModels = defineEndpoint({
  method: "get",
  path: "/api/ai/available-models",
  summary: "What the AI service of this server does: its models, audio of posts, and what is missing",
  access: "member",
  status: 200,
  response: z.object({
    availableModels: z.array(z.string()),
    /** `practice`: example answers of the demo (ai.6). Null: no provider. */
    provider: z.enum(["openai", "practice"]).nullable(),
    canSpeak: z.boolean().describe("Whether audio of posts can be generated."),
    textObstacle: z.enum(textObstacles).nullable()
      .describe(
        "Why no model answers in text: no AI service is set up, none of its models is chosen (`AI_MODELS`), " +
          "or it hasn't said yet which it has. Null: one does.",
      ),
    foundChatModels: z.array(z.string()).nullable()
      .describe("For administrators: the service's own chat models, where the server asked it (ai.17)."),
  }),
});
