import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { AiKind, AskedOfAi, Behaviour } from "./behaviour.ts";
import { sendError, sendJson } from "./go-wrong.ts";
import { serveChat } from "./serve-chat.ts";
import { drawnPng, imagePath, serveOther } from "./serve-others.ts";

/** A stand-in of OpenAI's interface for tests: it serves calls as it is told to, and remembers what it was asked. */
interface AiServer {
  /** As OPENAI_BASE_URL wants it. */
  readonly baseUrl: string;
  /** Oldest first. */
  readonly asked: AskedOfAi[];
  /** From now on. */
  behave(kind: AiKind, behaviour: Behaviour): void;
  /** Serves no call of the kind before `release`; `asked` resolves when the first one waits, `left` when a waiting one is given up. */
  hold(kind: AiKind): { asked: Promise<void>; left: Promise<void>; release(): void };
  /** Serves well, and forgets what it was asked. */
  reset(): void;
  close(): Promise<void>;
}

const kinds: Readonly<Record<string, AiKind>> = {
  "/v1/chat/completions": "chat",
  "/v1/images/generations": "image",
  "/v1/audio/speech": "speech",
  "/v1/moderations": "moderation",
};

interface Hold {
  readonly until: Promise<void>;
  onAsked(): void;
  onLeft(): void;
}

export async function startAiServer(): Promise<AiServer> {
  const asked: AskedOfAi[] = [];
  const behaviours = new Map<AiKind, { behaviour: Behaviour; left: number }>();
  const holds = new Map<AiKind, Hold>();
  const behave = (kind: AiKind, behaviour: Behaviour) =>
    void behaviours.set(kind, { behaviour, left: behaviour.times ?? Infinity });
  const reset = () => {
    asked.length = 0;
    behaviours.clear();
    holds.clear();
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path } = new URL(request.url ?? "/", "http://localhost");
    if (path === `/v1${imagePath}`) return void response.end(await drawnPng());
    const body = await bodyOf(request);
    const kind = kinds[path];
    if (!kind) return control(path, body, response);
    const call = {
      kind,
      authorization: request.headers.authorization ?? null,
      body: body as AskedOfAi["body"],
    };
    asked.push(call);
    const hold = holds.get(kind);
    if (hold) {
      response.once("close", hold.onLeft);
      hold.onAsked();
      await hold.until;
    }
    const behaviour = nextBehaviour(kind);
    if (behaviour.status) return sendError(response, behaviour.status, behaviour.retryAfter);
    if (kind === "chat") return await serveChat(call, behaviour, response);
    await wait(behaviour.pieceMs ?? 0);
    await serveOther(call, behaviour, response);
  }

  /** For tests in another process. */
  function control(path: string, body: unknown, response: ServerResponse): void {
    if (path === "/control/asked") return sendJson(response, 200, asked);
    if (path === "/control/reset") reset();
    else if (path === "/control/behave") {
      const { kind, behaviour } = body as { kind: AiKind; behaviour: Behaviour };
      behave(kind, behaviour);
    } else return sendError(response, 404);
    sendJson(response, 200, {});
  }

  function nextBehaviour(kind: AiKind): Behaviour {
    const current = behaviours.get(kind);
    if (!current || current.left <= 0) return {};
    current.left -= 1;
    return current.behaviour;
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    behave,
    hold(kind) {
      const [came, left, until] = [gate(), gate(), gate()];
      holds.set(kind, { until: until.promise, onAsked: came.resolve, onLeft: left.resolve });
      const release = () => {
        holds.delete(kind);
        until.resolve();
      };
      return { asked: came.promise, left: left.promise, release };
    },
    reset,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const gate = () => Promise.withResolvers<void>();

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const part of request) text += String(part);
  return text ? JSON.parse(text) : null;
}
