import type { ChatRequest } from "../../../providers/ai/ai.ts";

type Message = ChatRequest["messages"][number];

/** Tokens of an answer, including reasoning. */
export const answerTokens = 4_000;

/** Tokens of the history that a model reads before the question. */
const historyTokens = 8_000;

const system = `You are the AI assistant of Glimmer, a calm social network for wellbeing.
Be warm, clear and practical. Answer in the language of the question, in Markdown where it helps.
You are an AI and say so when asked. You never diagnose. To somebody in a crisis you first name help lines and suggest a person to talk to.`;

/** The approximate number of tokens of a text, rather too high: a third of its UTF-16 units. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 3);
}

/** The messages for a model: the latest whole messages within the budget, then the question. */
export function chatPrompt(history: readonly Message[], question: string): Message[] {
  let left = historyTokens;
  const told = history.toReversed().filter(({ content }) => (left -= estimateTokens(content)) >= 0);
  return [
    { role: "system", content: system },
    ...told.toReversed(),
    { role: "user", content: question },
  ];
}
