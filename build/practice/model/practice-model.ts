import { Buffer } from "node:buffer";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { drawPicture } from "./draw-picture.ts";
import { writeExampleAnswer } from "./write-example-answer.ts";

/** How fast it is, in milliseconds, so that streams can be seen and stopped. */
interface Pace {
  /** Before an answer begins. */
  readonly firstMs: number;
  /** Between two words. */
  readonly wordMs: number;
}

const usualPace: Pace = { firstMs: 350, wordMs: 28 };

const chatBody = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })).min(1),
  stream: z.boolean().default(false),
  max_tokens: z.number().int().positive().default(4_000),
});
const imageBody = z.object({ prompt: z.string().min(1) });

const mostBodyBytes = 2 * 1024 * 1024;

/** A stand-in of OpenAI's interface whose answers are examples (ai.6): chats, images and speech. It keeps nothing. */
export function createPracticeModel(pace: Pace = usualPace): (request: Request) => Promise<Response> {
  const routes: Readonly<Record<string, (body: unknown) => Promise<Response>>> = {
    "/v1/chat/completions": async (body) => {
      const { messages, stream, max_tokens } = chatBody.parse(body);
      const pieces = (writeExampleAnswer(messages).match(/\S+\s*/g) ?? []).slice(0, max_tokens);
      if (stream) return streamed(pieces, pace);
      const message = { role: "assistant", content: pieces.join("").trimEnd() };
      return Response.json({
        object: "chat.completion",
        choices: [{ index: 0, message, finish_reason: "stop" }],
      });
    },
    "/v1/images/generations": async (body) => {
      const { prompt } = imageBody.parse(body);
      const [bytes] = await Promise.all([drawPicture(prompt), wait(pace.firstMs * 4)]);
      return Response.json({ created: 0, data: [{ b64_json: Buffer.from(bytes).toString("base64") }] });
    },
    "/v1/audio/speech": async () =>
      new Response(await readFile(new URL("./example-speech.mp3", import.meta.url)), {
        headers: { "content-type": "audio/mpeg" },
      }),
  };

  return async (request) => {
    const serve = routes[new URL(request.url).pathname];
    if (request.method !== "POST" || !serve) return refusal(404, "There is no such call here.");
    try {
      const text = await request.text();
      if (text.length > mostBodyBytes) return refusal(413, "Too long.");
      return await serve(JSON.parse(text));
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof z.ZodError) return refusal(400, "Not understood.");
      throw error;
    }
  };
}

function refusal(status: number, message: string): Response {
  return Response.json({ error: { message, type: "invalid_request_error", code: null } }, { status });
}

/** Events as OpenAI sends them, a word at a time. Ends when nobody reads any more. */
function streamed(pieces: readonly string[], { firstMs, wordMs }: Pace): Response {
  const encoder = new TextEncoder();
  const event = (delta: object, finish_reason: string | null) => {
    const choices = [{ index: 0, delta, finish_reason }];
    return encoder.encode(`data: ${JSON.stringify({ object: "chat.completion.chunk", choices })}\n\n`);
  };
  const leaving = new AbortController();
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const content = pieces[at];
      if (content === undefined) {
        controller.enqueue(event({}, "stop"));
        controller.enqueue(encoder.encode("data: [DONE]\n\n"));
        return controller.close();
      }
      await wait(at === 0 ? firstMs : wordMs, undefined, { signal: leaving.signal });
      at += 1;
      controller.enqueue(event({ content }, null));
    },
    cancel: () => leaving.abort(),
  }, { highWaterMark: 0 });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}
