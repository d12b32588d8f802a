import { readFile } from "node:fs/promises";
import type { AiKind, Serving } from "../behaviour.ts";
import { exampleAnswer } from "./write-example-answer.ts";

/** How fast they come, in milliseconds, so that streams can be seen and stopped. */
const firstMs = 350;
const pieceMs = 28;

/** Chats, images and speech as the demo shows them: examples that say so (ai.6). */
export const examples: Readonly<Record<AiKind, Serving>> = {
  chat: ({ body: { messages = [], max_tokens = 4_000 } }) => {
    const { text, isCut } = exampleAnswer(messages);
    const pieces = text.match(/\s*\S+\s*/g) ?? [];
    const finish = isCut || pieces.length > max_tokens ? "length" : "stop";
    return { reply: pieces.slice(0, max_tokens), finish, firstMs, pieceMs };
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
