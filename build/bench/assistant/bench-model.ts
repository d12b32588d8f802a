import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** `hang`: nothing comes before `release`; `answer`: one token, and the end; `go on`: a token every few seconds until `release`. */
type Manner = "hang" | "answer" | "go on";

/** A provider of chats whose tokens are timed. */
export interface BenchModel {
  readonly baseUrl: string;
  /** Of the chats from now on. */
  manner: Manner;
  /** How many chats are open. */
  readonly open: number;
  /** When the first token to the last question went out, in ms of `performance.now()`. */
  readonly firstTokenAt: number;
  /** Ends all chats that are open, with an answer. */
  release(): void;
  close(): Promise<void>;
}

/** Far below the time after which the product gives up on a chat. */
const goOnEveryMs = 5_000;

export async function startBenchModel(): Promise<BenchModel> {
  const opened = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    request.resume().once("end", () => answer(response));
  });

  function answer(response: ServerResponse): void {
    if (model.manner === "answer") {
      begin(response);
      return end(response);
    }
    opened.add(response);
    response.once("close", () => opened.delete(response));
    if (model.manner === "hang") return;
    begin(response);
    const timer = setInterval(() => send(response, { content: " more" }), goOnEveryMs);
    response.once("close", () => clearInterval(timer));
  }

  function begin(response: ServerResponse): void {
    response.writeHead(200, { "content-type": "text/event-stream" });
    send(response, { content: "Well" });
    model.firstTokenAt = performance.now();
  }

  const model = {
    baseUrl: "",
    manner: "answer" as Manner,
    get open() {
      return opened.size;
    },
    firstTokenAt: 0,
    release() {
      for (const response of opened) {
        if (!response.headersSent) begin(response);
        end(response);
      }
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  model.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return model;
}

function send(response: ServerResponse, delta: object, finish_reason: string | null = null): void {
  response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`);
}

function end(response: ServerResponse): void {
  send(response, {}, "stop");
  response.end("data: [DONE]\n\n");
}
