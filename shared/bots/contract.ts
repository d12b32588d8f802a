import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { defineEndpoint } from "../endpoint.ts";
import { count, idParams, requiredText, success } from "../primitives.ts";
import { botChange, botEmail, newBot } from "./bot-fields.ts";
import { botsStatus, botUser, detectedBot } from "./bot-shapes.ts";
import { deleteAllWords } from "./delete-all-words.ts";

const emailParams = z.object({ email: botEmail });

export const listBotUsers = defineEndpoint({
  method: "get",
  path: "/api/bot-users",
  summary: "All bots, the latest first",
  access: "admin",
  status: 200,
  response: z.array(botUser),
  hasEtag: true,
});

export const createBotUser = defineEndpoint({
  method: "post",
  path: "/api/bot-users",
  summary: "Create a bot; 200 at most",
  access: "admin",
  body: newBot,
  errors: ["not_found", "conflict", "username_taken", "foreign_image"],
  status: 201,
  response: botUser,
});

export const changeBotUser = defineEndpoint({
  method: "put",
  path: "/api/bot-users/{email}",
  summary: "Change a bot: all given fields, or none. The email stays",
  access: "admin",
  params: emailParams,
  body: botChange,
  errors: ["not_found", "username_taken", "foreign_image"],
  status: 200,
  response: botUser,
});

export const deleteBotUser = defineEndpoint({
  method: "delete",
  path: "/api/bot-users/{email}",
  summary: "Delete a bot. What it wrote stays under 'Deleted bot', or goes with it",
  access: "admin",
  params: emailParams,
  query: z.object({ content: z.enum(["keep", "remove"]).default("keep") }),
  errors: ["not_found"],
  status: 200,
  response: success,
});

export const deleteAllBotUsers = defineEndpoint({
  method: "delete",
  path: "/api/bot-users",
  summary: "Delete all bots, by the words of its body. What they wrote stays under 'Deleted bot'",
  access: "admin",
  body: z.object({
    confirm: z.literal(deleteAllWords, fieldText(msg`Please type ${{ words: deleteAllWords }}.`)),
  }),
  status: 200,
  response: success.extend({ deleted: count }),
});

export const tryBotUser = defineEndpoint({
  method: "post",
  path: "/api/bot-users/{email}/try",
  summary: "What a bot would post, or answer to a text. Nothing is published",
  access: "admin",
  params: emailParams,
  body: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("post") }),
    z.object({
      kind: z.literal("answer"),
      to: requiredText(2_000, fieldText(msg`Please write what it answers.`)),
    }),
  ]),
  errors: ["not_found", "ai_not_configured"],
  status: 200,
  response: z.object({
    content: z.string(),
    /** Whether its own level lets it publish this. */
    isFit: z.boolean(),
    level: z.string(),
  }),
});

export const getBotsStatus = defineEndpoint({
  method: "get",
  path: "/api/bots/status",
  summary: "Whether the bots work, and what they spent today",
  access: "admin",
  status: 200,
  response: botsStatus,
});

export const switchBots = defineEndpoint({
  method: "put",
  path: "/api/bots/switch",
  summary: "Stop all bots within a second, or let them work again",
  access: "admin",
  body: z.object({ isOn: z.boolean() }),
  status: 200,
  response: botsStatus,
});

export const listDetectedBots = defineEndpoint({
  method: "get",
  path: "/api/bot-users/detect/main-table",
  summary:
    "Accounts in the bot domain without a bot, and accounts that act like machines; latest first, 500 at most",
  access: "admin",
  status: 200,
  response: z.array(detectedBot),
  hasEtag: true,
});

export const clearDetectedBot = defineEndpoint({
  method: "post",
  path: "/api/bot-users/detected/{id}/clear",
  summary: "Say that an account is no bot",
  access: "admin",
  params: idParams,
  status: 200,
  response: success,
});

export const botEndpoints = {
  listBotUsers,
  createBotUser,
  changeBotUser,
  deleteBotUser,
  deleteAllBotUsers,
  tryBotUser,
  getBotsStatus,
  switchBots,
  listDetectedBots,
  clearDetectedBot,
};
