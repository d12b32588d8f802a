import { z } from "zod";
import { support } from "../moderation/crisis-support.ts";
import { count, id, timestamp } from "../primitives.ts";

export const aiSession = z.object({
  id,
  title: z.string(),
  /** The product's name of the model that it asks next; null until one was chosen or asked. */
  model: z.string().nullable(),
  /** Whether an answer is being written or an image drawn in it. */
  isAnswering: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type AiSession = z.infer<typeof aiSession>;

/**
 * `answering`: being written; `stopped`: the member stopped it and keeps what came; `failed`:
 * nothing came, or it broke off; the XP went back; `withheld`: their own filter hides the rest, and
 * what was sent before stays; the XP went back when nothing was (ai.3).
 */
const aiMessageStates = ["complete", "answering", "stopped", "failed", "withheld"] as const;

/**
 * Why an answer stops before its end (ai.21): at the model's own limit, by the filter of the AI
 * service, or at the limit of this server.
 */
const aiMessageCuts = ["length", "filter", "limit", "broken"] as const;

export const aiMessage = z.object({
  id,
  /** Null in a temporary chat, which stores nothing. */
  sessionId: id.nullable(),
  role: z.enum(["user", "assistant"]),
  /** For a withheld answer, what was sent before; empty when it gave its instructions away. */
  content: z.string(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string(),
  imageWidth: z.number().int().positive().nullable(),
  imageHeight: z.number().int().positive().nullable(),
  /** A ThumbHash in base64 for a blurred placeholder; empty without an image. */
  imagePlaceholder: z.string(),
  madeWithAi: z.boolean().describe(
    "Whether a model wrote its text or made its picture: every answer but help lines",
  ),
  state: z.enum(aiMessageStates),
  cut: z.enum(aiMessageCuts).nullable().describe(
    "Why an answer stops before its end: `length` at the model's limit, `filter` by the AI service, `limit` at ours, `broken` where the service broke off and the XP went back; it can be continued",
  ),
  continues: z.boolean().describe(
    "Whether a question asks the answer before it to read on: the text of its own answer joins that one's",
  ),
  /**
   * The product's name of the model that answered; null for the member's own words, and for help
   * lines, which no model writes.
   */
  model: z.string().nullable(),
  /** XP paid for it; 0 for the member's own words and where the XP went back. */
  cost: count,
  /** Whether a question's words ask for help, and whether an answer has the help lines. */
  support: z.boolean(),
  /** Whether a reminder that this is an AI, and to take a break, comes with the answer (ai.12). */
  remindsOfBreak: z.boolean(),
  /**
   * The ids of a question's versions, in order, where it was edited and sent again: one of them is
   * its own, and each is the beginning of a branch. Absent where there is one version.
   */
  versions: z.array(id).optional(),
  createdAt: timestamp,
});
export type AiMessage = z.infer<typeof aiMessage>;

/** The events of a streamed answer, in order; `done`, `withheld` or `error` is the last (ai.7). */
export const chatEvent = z.discriminatedUnion("type", [
  /**
   * The question is stored and the XP reserved. Sent again, with the text so far, to a client that
   * joins later.
   */
  z.object({
    type: z.literal("start"),
    question: aiMessage,
    answer: aiMessage,
    xp: count,
    /** Help for words of crisis, to be shown before the answer (moderation.11). */
    support: support.optional(),
    /** Until when the chat is free of prices, after words of crisis (ai.26). */
    freeUntil: timestamp.optional(),
  }),
  z.object({ type: z.literal("delta"), text: z.string() }),
  z.object({ type: z.literal("done"), message: aiMessage, cost: count, xp: count }),
  /** The rest is hidden by the member's own filter; the message has what was sent before. */
  z.object({ type: z.literal("withheld"), message: aiMessage, xp: count }),
  z.object({ type: z.literal("error"), message: z.string(), code: z.string(), xp: count }),
]);
export type ChatEvent = z.infer<typeof chatEvent>;
