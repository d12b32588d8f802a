import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { AskedOfAi, Behaviour, Taken } from "./behaviour.ts";
import { writtenAs } from "./written-as.ts";
import { goWrong, sendJson } from "./go-wrong.ts";

const asksForPrompt =
  /\b(repeat|print|show|reveal|echo|output|tell|quote|what (is|are))\b[^.?!]{0,80}\b(prompt|instructions)\b/i;

/** Streams an answer piece by piece, or sends it whole where no stream was asked for. */
export async function serveChat(
  { body }: AskedOfAi,
  behaviour: Taken,
  response: ServerResponse,
): Promise<void> {
  const text = behaviour.pieces?.join("") ?? behaviour.reply ?? replyTo(body.messages ?? [], behaviour);
  if (!body.stream) {
    await wait(behaviour.pieceMs ?? 0);
    const message = { role: "assistant", content: text };
    return sendJson(response, 200, { choices: [{ index: 0, message, finish_reason: "stop" }] });
  }
  const { after = Infinity, then, pieceMs = 0, thoughts } = behaviour;
  if (after === 0 && (then === "page" || then === "hang" || then === "cut")) return goWrong(then, response);
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (delta: object, finish_reason: string | null = null) =>
    response.write(
      `data: ${
        JSON.stringify({ object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason }] })
      }\n\n`,
    );
  send({ role: "assistant", content: "" });
  if (thoughts) send({ reasoning_content: thoughts });
  const pieces = behaviour.pieces ?? text.match(/\s*\S+|\s+$/g) ?? [];
  for (const [at, content] of pieces.entries()) {
    if (response.destroyed) return;
    if (at === after && then === "pause") await behaviour.resumed;
    else if (at >= after && then && then !== "pause") return goWrong(then, response);
    if (pieceMs > 0) await wait(pieceMs);
    send({ content });
  }
  if (after >= pieces.length && after !== Infinity && then && then !== "pause") {
    return goWrong(then, response);
  }
  send({}, "stop");
  const usage = body["stream_options"] ? usageOf(body.messages ?? [], pieces) : behaviour.usage;
  if (usage) {
    response.write(`data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [], usage })}\n\n`);
  }
  response.end("data: [DONE]\n\n");
}

/** Every word is a token. */
function usageOf(messages: NonNullable<AskedOfAi["body"]["messages"]>, pieces: readonly string[]) {
  const words = messages.flatMap(({ content }) => content.match(/\S+/g) ?? []);
  return { prompt_tokens: words.length, completion_tokens: pieces.length };
}

/** Obeys whoever asks for the system prompt, wherever in the messages they do. */
function replyTo(
  messages: NonNullable<AskedOfAi["body"]["messages"]>,
  { echo, echoAs = "plain" }: Behaviour,
): string {
  const asked = messages.filter(({ role }) => role !== "system").map(({ content }) => content);
  if (echo) {
    const given = echoAs === "last line" ? messages.filter(({ role }) => role === "system") : messages;
    return writtenAs(echoAs, given.map(({ role, content }) => `${role}: ${content}`).join("\n"));
  }
  if (asked.some((content) => asksForPrompt.test(content))) {
    return messages.filter(({ role }) => role === "system").map(({ content }) => content).join("\n");
  }
  return `You asked: ${(asked.at(-1) ?? "").slice(0, 200)} Here is a calm answer in a few words.`;
}
