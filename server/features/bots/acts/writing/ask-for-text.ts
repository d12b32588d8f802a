import { AiUnavailable, type AnswerEnd, type ChatRequest } from "../../../../providers/ai/ai.ts";
import { keepWholeSentences } from "../../../../providers/ai/sentence-end.ts";
import { DroppedAct } from "../run/dropped-act.ts";
import type { BotAct } from "../acting-bot.ts";
import { chooseWritingModel, spendWithinBudget, textReservation } from "./bot-budget.ts";
import { splitText } from "#shared/posts/hashtags-mentions-links.ts";
import { cutToLength, cutToWords, fitToLength } from "#shared/shorten-text.ts";

/** A model's prompt, and the maximum length of the answer's text, in UTF-16 units. */
export interface Prompt {
  /** As in `ChatRequest`. */
  readonly mark: string;
  readonly system: string;
  /** Messages of members and the bot's answers. The last one is the task. */
  readonly messages: ChatRequest["messages"];
  readonly maxLength: number;
}

/**
 * Tokens of the answer. A text of 1,500 characters takes far fewer in English, and about as many in
 * other scripts.
 */
const maxTokens = 1_500;
/** UTF-16 units of a prompt within the reservation with the answer. */
export const promptLength = (textReservation - maxTokens) * 3;
/** A model on one's own machine reads and writes for minutes; later acts are dropped after five. */
const deadlineMs = 180_000;

/**
 * Lets the model write a text within the budget. Throws `DroppedAct` without a model, over budget,
 * and when the answer is empty, and the errors of `Ai.chat`. Holds no database connection
 * meanwhile.
 */
export async function askForText(
  { id, ctx, bot, signal }: Omit<BotAct, "kind">,
  prompt: Prompt,
): Promise<string> {
  const { ai } = ctx.providers;
  const model = chooseWritingModel(ai);
  if (!ai || !model) throw new DroppedAct("not_configured");
  const messages = [{ role: "system" as const, content: prompt.system }, ...prompt.messages];
  let arrived = "";
  const onText = (more: string) => {
    arrived += more;
  };
  let end: AnswerEnd = "whole";
  const onEnd = (how: AnswerEnd) => {
    end = how;
  };
  const request = { model, mark: prompt.mark, messages, maxTokens, member: bot.id, onText, onEnd };
  const deadline = AbortSignal.timeout(deadlineMs);
  const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
  const most = { tokens: textReservation, images: 0 };
  const text = await spendWithinBudget(ctx, { botId: bot.id, actId: id }, most, async (spent) => {
    let written = "";
    let wasAsked = true;
    try {
      for await (const piece of ai.chat(request, either)) written += piece;
      // At its signal a chat ends without an error.
      either.throwIfAborted();
      return end === "whole" ? written : keepWholeSentences(written);
    } catch (error) {
      wasAsked = arrived !== "" || !(error instanceof AiUnavailable);
      throw error;
    } finally {
      if (wasAsked) {
        spent({
          tokens: Math.min(estimatePromptTokens(messages) + estimateTokens(arrived), textReservation),
        });
      }
    }
  });
  const tidy = cleanText(text, prompt.maxLength);
  if (!tidy) throw new DroppedAct("failed");
  return tidy;
}

/** Rather too high: a third of the UTF-16 units. */
const estimateTokens = (text: string) => Math.ceil(text.length / 3);
const estimatePromptTokens = (messages: ChatRequest["messages"]) =>
  messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);

/**
 * A model's text as a bot publishes it: without surrounding quotation marks and links, and with
 * mentions as plain names, so that no one can make a bot alert members or link elsewhere. Cut after
 * a sentence, otherwise after a word. May be empty.
 */
export function cleanText(text: string, maxLength: number): string {
  const plain = withoutLinks(text.replace(/\*\*|__|^#{1,6} /gm, ""))
    .replace(/[^\S\n]{2,}/g, " ")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .replace(/^["“](?<inner>[^"“”]*)["”]$/su, "$<inner>")
    .trim();
  return plain.length <= maxLength ? plain : shorten(plain, maxLength);
}

/** Until none is left, since what stands before and after one may be another. */
function withoutLinks(text: string): string {
  const plain = text.replace(/[@＠]+(?=[\w.])/g, "");
  const parts = splitText(plain).filter(({ type }) => type !== "link");
  const rest = parts.map((part) => part.text).join("");
  if (rest !== text) return withoutLinks(rest);
  // An address that is none, since a shorter one that is cut from it might be.
  return rest.replace(/(?:https?:\/\/|(?<![\p{Script=Latin}\p{Nd}])www\.)\S*/giu, "");
}

function shorten(text: string, maxLength: number): string {
  const fits = cutToLength(text, maxLength);
  const sentences = /^.*[.!?…](?=\s|$)/su.exec(fits)?.[0] ?? "";
  if (sentences.length >= maxLength / 2) return sentences;
  return fitToLength(text, maxLength, cutToWords);
}
