import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { AiKind, AskedOfAi, Behaviour } from "./behaviour.ts";
import { createDirection } from "./direction.ts";
import { sendError, sendJson } from "./go-wrong.ts";
import { serveChat } from "./serve-chat.ts";
import { drawnPng, imagePath, serveOther } from "./serve-others.ts";

type Direction = ReturnType<typeof createDirection>;

/** A stand-in of OpenAI's interface for tests: it serves calls as it is told to, and remembers what it was asked. */
interface AiServer extends Omit<Direction, "take"> {
  /** As OPENAI_BASE_URL wants it. */
  readonly baseUrl: string;
  close(): Promise<void>;
}

const kinds: Readonly<Record<string, AiKind>> = {
  "/v1/chat/completions": "chat",
  "/v1/images/generations": "image",
  "/v1/audio/speech": "speech",
  "/v1/moderations": "moderation",
};

/** Starts one on a free port. */
export async function startAiServer(): Promise<AiServer> {
  const { take, ...direction } = createDirection();

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path } = new URL(request.url ?? "/", "http://localhost");
    if (path === `/v1${imagePath}`) return void response.end(await drawnPng());
    const body = await bodyOf(request);
    const kind = kinds[path];
    if (!kind) return direct(direction, path, body, response);
    const authorization = request.headers.authorization ?? null;
    const call = { kind, authorization, body: body as AskedOfAi["body"] };
    const behaviour = await take(call, response);
    if (behaviour.status) return sendError(response, behaviour.status, behaviour.retryAfter);
    if (kind === "chat") return await serveChat(call, behaviour, response);
    await wait(behaviour.pieceMs ?? 0);
    await serveOther(call, behaviour, response);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, "127.0.0.1");
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

/** For tests in another process: run-ai-server.ts. */
function direct(
  { asked, behave, resume, reset }: Omit<Direction, "take">,
  path: string,
  body: unknown,
  response: ServerResponse,
): void {
  if (path === "/control/asked") return sendJson(response, 200, asked);
  if (path === "/control/reset") reset();
  else if (path === "/control/resume") resume();
  else if (path === "/control/behave") {
    const { kind, behaviour } = body as { kind: AiKind; behaviour: Behaviour };
    behave(kind, behaviour);
  } else return sendError(response, 404);
  sendJson(response, 200, {});
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const part of request) text += String(part);
  return text ? JSON.parse(text) : null;
}
