import type { ChatRequest } from "../../../providers/ai/ai.ts";
import { estimateTokens, inDanger } from "./chat-prompt.ts";
import { explainQuotations, generateMark, type Quotation, quoteData } from "./quote-data.ts";

/** Everything that Lisa reads to answer (ai.5). */
export interface Reading {
  /** The post that comments are about; null when there is none, or it is the question. */
  readonly about: Quotation | null;
  /** Earlier messages or comments, oldest first. */
  readonly before: readonly Quotation[];
  readonly question: Quotation;
  readonly askedIn: "post" | "comment" | "message";
}

/** Tokens of the earlier messages. The post and the question are always included whole. */
const beforeTokens = 3_000;

/** Her instructions (ai.5), without the parts that depend on the conversation. */
function lisaVoice({ words, mark }: { words: number; mark: string }): string {
  return `You are Lisa, the AI assistant of Glimmer, a calm social network for wellbeing.
You are an AI. Say so when it matters, and never pass for a person.
Be warm, short and practical: at most ${words} words of plain text, without headings, hashtags or @names.
Answer in the language of the question.
You never diagnose, and you take no doctor's or therapist's place. To somebody in a crisis you first name help lines, then suggest a person they could talk to.
${explainQuotations(mark)}`;
}

/**
 * The messages that make a model answer as Lisa: all text by members is quoted in the user message.
 */
export function makeLisaPrompt(
  { about, before, question, askedIn }: Reading,
  isInDanger = false,
): Pick<ChatRequest, "messages" | "mark"> {
  const mark = generateMark();
  const voice = lisaVoice({ words: askedIn === "message" ? 200 : 60, mark });
  const system = isInDanger ? `${voice}\n${inDanger}` : voice;
  const answer = askedIn === "message" ? "your next message in this conversation" : "your comment in answer";
  const user = [
    ...(about ? [quoteData(mark, about)] : []),
    ...latestThatFit(before, beforeTokens).map((one) => quoteData(mark, one)),
    "This is what you were asked last:",
    quoteData(mark, question),
    `Write ${answer}, and nothing else.`,
  ].join("\n\n");
  return { mark, messages: [{ role: "system", content: system }, { role: "user", content: user }] };
}

/** Tokens of a mark and its label. */
const tokensAround = 30;

/** The latest quotations that fit into the budget whole, oldest first. */
function latestThatFit<T extends Quotation>(quotations: readonly T[], tokens: number): T[] {
  let left = tokens;
  const fitting = quotations.toReversed().filter(({ text }) =>
    (left -= estimateTokens(text) + tokensAround) >= 0
  );
  return fitting.toReversed();
}
