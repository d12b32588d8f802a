import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { ConnectionLimits } from "../../../server/serve/http/connection-limits.ts";
import type { AiKind, AskedOfAi, Fault, Serving } from "./behaviour.ts";
import { control } from "./control.ts";
import { createDirection, type Direction, type Taken } from "./direction.ts";
import { goWrong, sendError, sendJson } from "./go-wrong.ts";
import { serveChat } from "./serve-chat.ts";
import { Buffer } from "node:buffer";
import { setTimeout as wait } from "node:timers/promises";

/** Where the server's own images are, below its base address. */
const imagePath = "/images/drawn.png";

/** Sends what image, speech and moderation calls get. */
async function serveOther(
  asked: AskedOfAi,
  behaviour: Taken,
  response: ServerResponse,
): Promise<void> {
  const { then, after = 0, firstMs = 0, bytes, imageUrl, scores = {}, usage } = behaviour;
  await wait(firstMs);
  if (then === "pause") await behaviour.resumed;
  else if (then) return wrong(then, after, response);
  if (asked.kind === "speech") {
    return void response.writeHead(200, { "content-type": "audio/mpeg" }).end(bytes ?? createSilentMp3());
  }
  if (asked.kind === "moderation") return sendScores(response, scores);
  const image = imageUrl
    ? { url: imageUrl === "own" ? `/v1${imagePath}` : imageUrl }
    : { b64_json: Buffer.from(bytes ?? await plainPng()).toString("base64") };
  sendJson(response, 200, { created: 1, data: [image], usage });
}

function sendScores(response: ServerResponse, scores: Readonly<Record<string, number>>): void {
  const category_scores = { harassment: 0.001, sexual: 0.001, violence: 0.001, ...scores };
  const results = [{ flagged: false, category_scores }];
  sendJson(response, 200, { id: "modr-1", model: "omni-moderation-latest", results });
}

function wrong(then: Fault, after: number, response: ServerResponse): void {
  if (after > 0) {
    response.writeHead(200, { "content-type": "application/json", "content-length": "9000" }).write(
      '{"data":[',
    );
  }
  if (then === "malformed") return void response.end('{"data":[{"b64_json":"bm8gaW1hZ2U="}]}');
  if (then === "shape") return sendJson(response, 200, { data: [] });
  goWrong(then, response);
}

let plain: Promise<Uint8Array> | undefined;

/** A small picture of one colour. */
function plainPng(): Promise<Uint8Array> {
  plain ??= drawPlain();
  return plain;
}

async function drawPlain(): Promise<Uint8Array> {
  // Loaded with the first picture, since most tests ask for none.
  const { default: sharp } = await import("sharp");
  const background = { r: 120, g: 150, b: 190 };
  return await sharp({ create: { width: 64, height: 48, channels: 3, background } }).png().toBuffer();
}

/**
 * A second of silence per 38 frames: MPEG 1 layer III, 128 kbit/s, 44.1 kHz, frames without data.
 */
export function createSilentMp3(frames = 40): Uint8Array<ArrayBuffer> {
  const frameBytes = 417;
  const bytes = new Uint8Array(frames * frameBytes);
  for (let frame = 0; frame < frames; frame++) bytes.set([0xff, 0xfb, 0x90, 0xc4], frame * frameBytes);
  return bytes;
}

interface PracticeModelOptions {
  /** Default: a free one, which the system chooses. */
  readonly port?: number;
  /** How calls are served unless `behave` says otherwise. Default: at once, in plain words. */
  readonly usual?: Partial<Record<AiKind, Serving>>;
}

/** A stand-in of OpenAI's interface that serves calls as it is told to. */
export interface PracticeModel extends Direction {
  /** As OPENAI_BASE_URL wants it. */
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** Starts one on this machine. */
export async function startPracticeModel(
  { port = 0, usual = {} }: PracticeModelOptions = {},
): Promise<PracticeModel> {
  const { direction, take } = createDirection(usual);

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path } = new URL(request.url ?? "/", "http://localhost");
    if (path === `/v1${imagePath}`) return void response.end(await plainPng());
    const kind = request.method === "POST" ? kindOf(path) : undefined;
    if (!kind && !path.startsWith("/control/")) return sendError(response, 404, { message: "No such call" });
    const body = await bodyOf(request);
    if (!kind) return control(direction, path, body, response);
    const call = readCall(kind, request, body);
    const behaviour = await take(call, response);
    if (behaviour.status) return sendError(response, behaviour.status, behaviour);
    if (behaviour.json !== undefined) return sendJson(response, 200, behaviour.json);
    await (kind === "chat" ? serveChat : serveOther)(call, behaviour, response);
  }

  const limits = new ConnectionLimits();
  const server = createServer((request, response) =>
    limits.admit(request, response, () => begin(request, response))
  );

  function begin(request: IncomingMessage, response: ServerResponse): void {
    serve(request, response).catch((error: unknown) => {
      // The caller has left.
      if (response.destroyed) return;
      if (error instanceof BodyTooLarge) {
        response.shouldKeepAlive = false;
        return sendError(response, 413, { message: "Too large" });
      }
      const isMisunderstood = error instanceof SyntaxError || error instanceof z.ZodError;
      if (isMisunderstood) return sendError(response, 400, { message: "Not understood" });
      console.error(error);
      response.destroy();
    });
  }

  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    ...direction,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The fields that a call of a kind must have at least. */
const model = z.string();
const bodies = {
  chat: z.looseObject({
    model,
    messages: z.array(z.looseObject({ role: z.string(), content: z.string() })),
    stream: z.boolean().optional(),
    max_tokens: z.number().int().positive().optional(),
    max_completion_tokens: z.number().int().positive().optional(),
  }),
  image: z.looseObject({ model, prompt: z.string().min(1) }),
  speech: z.looseObject({ model, voice: z.string().optional(), input: z.string().min(1) }),
  moderation: z.looseObject({
    model,
    input: z.union([z.string().min(1), z.array(z.looseObject({ type: z.string() })).min(1)]),
  }),
} as const satisfies Record<AiKind, z.ZodType>;

const kinds: Readonly<Record<string, AiKind>> = {
  "/v1/chat/completions": "chat",
  "/v1/images/generations": "image",
  "/v1/audio/speech": "speech",
  "/v1/moderations": "moderation",
};

const kindOf = (path: string): AiKind | undefined => kinds[path];

/** Throws a `SyntaxError` or `ZodError` for what is not as agreed. */
function readCall(kind: AiKind, request: IncomingMessage, body: unknown): AskedOfAi {
  return { kind, authorization: request.headers.authorization ?? null, body: bodies[kind].parse(body) };
}

/** More than the largest picture that the product shows a model. */
const mostBytes = 32 * 1024 * 1024;

class BodyTooLarge extends Error {}

/** Null for an empty body. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > mostBytes) throw new BodyTooLarge();
    parts.push(part as Buffer);
  }
  const text = Buffer.concat(parts).toString();
  return text ? JSON.parse(text) : null;
}
