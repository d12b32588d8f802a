import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { ConnectionLimits } from "../../../server/serve/http/connection-limits.ts";
import type { AiKind, Serving } from "./behaviour.ts";
import { control } from "./control.ts";
import { createDirection, type Direction } from "./direction.ts";
import { sendError, sendJson } from "./go-wrong.ts";
import { bodyOf, BodyTooLarge, kindOf, readCall } from "./read-call.ts";
import { serveChat } from "./serve-chat.ts";
import { imagePath, plainPng, serveOther } from "./serve-others.ts";

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
