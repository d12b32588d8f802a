import { isForBot, writeBotText } from "./example-bot-texts.ts";
import { type Example, examples } from "./example-answers.ts";

interface ChatMessage {
  readonly role: string;
  readonly content: string;
}

const label = "_This is an example answer; no AI model was asked._";

/** An example answer that fits the last question a little; the same for the same question. */
export function writeExampleAnswer(messages: readonly ChatMessage[]): string {
  const question = messages.findLast(({ role }) => role === "user")?.content.trim() ?? "";
  if (isForBot(messages)) return writeBotText(question);
  if (asksForTitle(messages)) return titleFrom(messages);
  if (isInDanger(messages)) return `${forSomebodyInDanger(question)}\n\n${label}`;
  const example = exampleFor(question)?.answer ?? general(question);
  return `${example}\n\n${label}`;
}

/** Counts the words of a cut answer's first part; for all others, any number. */
export function countWordsAtOnce(question: string): number {
  return exampleFor(question)?.cutAfter ?? Infinity;
}

/** A title is asked for by the product's own instructions, never by a word in a question. */
function asksForTitle(messages: readonly ChatMessage[]): boolean {
  return messages.some(({ role, content }) => role === "system" && /\btitle\b/i.test(content));
}

/** The product says so after words of crisis; a cheerful example would be out of place. */
function isInDanger(messages: readonly ChatMessage[]): boolean {
  return messages.some(({ role, content }) => role === "system" && content.includes("may be in danger"));
}

/** The same for the same question. */
function forSomebodyInDanger(question: string): string {
  return gentle[question.length % gentle.length] ?? "";
}

const gentle = [
  "Thank you for telling me. I'm listening, and I take it seriously. Are you safe right now?\n\nThe people on the lines above are there at this hour. Is there somebody near you whom you could call, or sit with?",
  "I hear you, and I'm glad that you wrote. You don't have to find words for all of it.\n\nI'm an AI and can't sit with you. Somebody on the lines above can talk with you now, or a person you trust. Whom could you call?",
  "That is a lot to carry, and it makes sense that you are tired. Let's stay with this one moment: are you safe?\n\nIf that may change, please call your local emergency number, or go to somebody near you.",
];

/** Returns the title of the example that the first question gets; else its first words. */
function titleFrom(messages: readonly ChatMessage[]): string {
  const first = messages.find(({ role }) => role === "user")?.content ?? "";
  const example = exampleFor(first);
  if (example) return example.title;
  const words = first.replace(/[^\p{L}\p{N}\s'-]/gu, " ").split(/\s+/).filter(Boolean).slice(0, 5).join(" ");
  return words ? words[0]?.toUpperCase() + words.slice(1) : "A new chat";
}

function exampleFor(question: string): Example | undefined {
  return examples.find(({ words }) => words.test(question));
}

function general(question: string): string {
  const topic = question.split("\n")[0]?.slice(0, 120).replace(/[`*_#>|[\]<]/g, "") ?? "";
  const about = topic ? `You asked: “${topic}”` : "You did not write anything yet.";
  return [
    about,
    "Here is how I would go about it:",
    "- **Begin small.** Which part of it could be done in five minutes?\n- **Ask one person.** Someone has been there before.\n- **Look back in a week.** What helped stays, what did not may go.",
    "Shall we look at the first step together?",
  ].join("\n\n");
}
