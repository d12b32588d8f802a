import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { AskedOfAi, Behaviour, ChatMessage } from "./behaviour.ts";
import type { Taken } from "./direction.ts";
import { goWrong, sendJson } from "./go-wrong.ts";

const asksForPrompt =
  /\b(repeat|print|show|reveal|echo|output|tell|quote|what (is|are))\b[^.?!]{0,80}\b(prompt|instructions)\b/i;

/** Streams an answer piece by piece, or sends it whole where no stream was asked for. */
export async function serveChat(
  { body }: AskedOfAi,
  behaviour: Taken,
  response: ServerResponse,
): Promise<void> {
  const messages = body.messages ?? [];
  const pieces = piecesOf(messages, behaviour);
  const { after = 0, then, firstMs = 0, pieceMs = 0, thoughts } = behaviour;
  if (!body.stream) {
    await wait(firstMs);
    const message = { role: "assistant", content: pieces.join("") };
    return sendJson(response, 200, {
      object: "chat.completion",
      choices: [{ index: 0, message, finish_reason: behaviour.finish ?? "stop" }],
    });
  }
  if (after === 0 && (then === "page" || then === "hang" || then === "cut")) return goWrong(then, response);
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (choices: readonly object[], more: object = {}) =>
    response.write(`data: ${JSON.stringify({ object: "chat.completion.chunk", choices, ...more })}\n\n`);
  const say = (delta: object) => send([{ index: 0, delta, finish_reason: null }]);
  say({ role: "assistant", content: "" });
  if (thoughts) say({ reasoning_content: thoughts });
  // Pieces that come without waiting are written together, and so arrive together.
  for (let at = 0;; at++) {
    if (then && at === Math.min(after, pieces.length)) {
      if (then !== "pause") return goWrong(then, response);
      await paused(behaviour, response, () => say({ content: " more" }));
    }
    const content = pieces[at];
    if (content === undefined) break;
    const ms = at === 0 ? firstMs : pieceMs;
    if (ms > 0) await wait(ms);
    if (response.destroyed) return;
    say({ content });
    if (at === 0) behaviour.onBegun();
  }
  send([{ index: 0, delta: {}, finish_reason: behaviour.finish ?? "stop" }]);
  const usage = body["stream_options"] ? usageOf(messages, pieces) : behaviour.usage;
  if (usage) send([], { usage });
  response.end("data: [DONE]\n\n");
}

async function paused({ resumed, aliveMs }: Taken, response: ServerResponse, say: () => void): Promise<void> {
  if (!aliveMs) return await resumed;
  const alive = setInterval(say, aliveMs);
  response.once("close", () => clearInterval(alive));
  await resumed;
  clearInterval(alive);
}

/** Every word is a token. */
function usageOf(messages: readonly ChatMessage[], pieces: readonly string[]) {
  const words = messages.flatMap(({ content }) => content.match(/\S+/g) ?? []);
  return { prompt_tokens: words.length, completion_tokens: pieces.length };
}

function piecesOf(messages: readonly ChatMessage[], { echo, reply }: Behaviour): readonly string[] {
  if (reply && typeof reply !== "string" && !echo) return reply;
  const text = echo ? (echo === true ? allOf(messages) : echo(messages)) : reply ?? fittingWords(messages);
  return String(text).match(/\s*\S+|\s+$/g) ?? [];
}

function allOf(messages: readonly ChatMessage[]): string {
  return messages.map(({ role, content }) => `${role}: ${content}`).join("\n");
}

/** Obeys whoever asks for the system prompt, wherever in the messages they do. */
function fittingWords(messages: readonly ChatMessage[]): string {
  const asked = messages.filter(({ role }) => role !== "system").map(({ content }) => content);
  if (asked.some((content) => asksForPrompt.test(content))) {
    return messages.filter(({ role }) => role === "system").map(({ content }) => content).join("\n");
  }
  return `You asked: ${(asked.at(-1) ?? "").slice(0, 200)} Here is a calm answer in a few words.`;
}
