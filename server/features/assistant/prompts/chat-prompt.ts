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

const readOn =
  "Your last message was cut off. Write what comes after its very last character: begin with the next word, repeat nothing of it, and say nothing about it.";

/** The messages for a model that is to continue its last answer, of which it reads the end. */
export function continuePrompt(history: readonly Message[], last: Message): Message[] {
  const content = last.content.slice(-toldOfCut).toWellFormed();
  return chatPrompt([...history.slice(0, -1), { ...last, content }], readOn);
}
