import { readFile } from "node:fs/promises";
import type { AiKind, ChatMessage, Serving } from "../behaviour.ts";
import { countWordsAtOnce, writeExampleAnswer } from "./write-example-answer.ts";

/** How fast they come, in milliseconds, so that streams can be seen and stopped. */
const firstMs = 350;
const pieceMs = 28;

/** Chats, images and speech as the demo shows them: examples that say so (ai.6). */
export const examples: Readonly<Record<AiKind, Serving>> = {
  chat: ({ body: { messages = [], max_tokens = 4_000 } }) => {
    const { answered, from, most } = partOf(messages, max_tokens);
    const pieces = (writeExampleAnswer(answered).match(/\S+\s*/g) ?? []).slice(from);
    const finish = pieces.length > most ? "length" : "stop";
    return { reply: pieces.slice(0, most), finish, firstMs, pieceMs };
  },
  image: async ({ body: { prompt = "" } }) => {
    // Loaded with the first picture: painting needs much memory.
    const { drawPicture } = await import("./draw-picture.ts");
    return { bytes: await drawPicture(prompt), firstMs: firstMs * 4 };
  },
  speech: async () => ({ bytes: await readFile(new URL("./example-speech.mp3", import.meta.url)) }),
  // The built-in classifier moderates the demo.
  moderation: { status: 404, message: "No such call" },
};

/** Words of an answer to a question that wants it 'cut short': the rest comes with 'Continue'. */
const shortAnswer = 24;

/** The question that is answered, and which words of its answer come. */
function partOf(messages: readonly ChatMessage[], most: number) {
  const asksOn = messages.at(-1)?.content.startsWith("Your last message was cut off.") ?? false;
  const answered = asksOn ? messages.slice(0, -2) : messages;
  const question = answered.at(-1)?.content ?? "";
  const first = Math.min(/\bcut short\b/i.test(question) ? shortAnswer : countWordsAtOnce(question), most);
  return asksOn ? { answered, from: first, most } : { answered, from: 0, most: first };
}
