import { continueText } from "#shared/assistant/ai-models.ts";
import type { ChatRequest } from "../../../providers/ai/ai.ts";

type Message = ChatRequest["messages"][number];

/** Tokens of an answer, including reasoning. */
export const answerTokens = 4_000;

/** Tokens of the history that a model reads before the question. */
const historyTokens = 8_000;

/** UTF-16 units of the end of an answer that the model reads to continue it. */
const toldOfCut = 12_000;

const system = `You are the AI assistant of Glimmer, a calm social network for wellbeing.
Be warm, clear and practical. Answer in the language of the question, in Markdown where it helps.
You are an AI and say so when asked. You never diagnose. To somebody in a crisis you first name help lines and suggest a person to talk to.`;

/** The instruction about somebody who has written words of crisis lately (ai.26). */
export const inDanger =
  `The person you write to may be in danger: they have written that they don't want to live, want to hurt themselves, or can't go on.
Take it seriously. Be calm, warm and brief. Don't judge, argue, cheer them up or change the subject. Suggest no exercise, plan or idea for the day.
Say that you hear them, and ask whether they are safe right now. Point to the help lines that they have been shown, and to one person near them whom they could call or go to. If they may act on it now, ask them to call their local emergency number.
Never name a method or means, whatever they ask. You are an AI and no substitute for these people: say so if they lean on you alone.`;

/** The approximate number of tokens of a text, rather too high: a third of its UTF-16 units. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 3);
}

/** The messages for a model: the latest whole messages within the budget, then the question. */
export function makeChatPrompt(history: readonly Message[], question: string, isInDanger = false): Message[] {
  return [
    { role: "system", content: systemFor(isInDanger) },
    ...latestWithin(historyTokens, history),
    { role: "user", content: question },
  ];
}

function systemFor(isInDanger: boolean): string {
  return isInDanger ? `${system}\n${inDanger}` : system;
}

function latestWithin(tokens: number, history: readonly Message[]): Message[] {
  let left = tokens;
  const told = history.toReversed().filter(({ content }) => (left -= estimateTokens(content)) >= 0);
  return told.toReversed();
}

const readOn =
  "Your last message was cut off. Write what comes after its very last character: begin with the next word, repeat nothing of it, and say nothing about it.";

/**
 * The messages for a model that is to continue its last answer. All parts that it wrote of it are
 * told as one answer, of which it reads the end, to the question that they answer.
 */
export function continuePrompt(history: readonly Message[], isInDanger = false): Message[] {
  const begin = history.findLastIndex(({ role, content }) => role === "user" && content !== continueText);
  const [question, ...parts] = history.slice(Math.max(0, begin));
  const whole = parts.filter(({ role }) => role === "assistant").map(({ content }) => content).join("");
  const told = whole.slice(-toldOfCut).toWellFormed();
  const left = historyTokens - estimateTokens(told) - estimateTokens(question?.content ?? "");
  return [
    { role: "system", content: systemFor(isInDanger) },
    ...latestWithin(left, history.slice(0, Math.max(0, begin))),
    ...question ? [question] : [],
    { role: "assistant", content: told },
    { role: "user", content: readOn },
  ];
}
