import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A small stand-in of the moderation endpoint, for tests: it returns preset responses and records requests. */
interface ModerationServer {
  readonly baseUrl: string;
  readonly asked: {
    authorization: string | undefined;
    body: { model: string; input: { type: string; text?: string }[] };
  }[];
  answer: (asked: { type: string; text?: string }, response: ServerResponse) => void;
  close(): Promise<void>;
}

export async function startModerationServer(): Promise<ModerationServer> {
  const server = createServer((request, response) => void answerOne(request, response));
  async function answerOne(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await bodyOf(request)) as ModerationServer["asked"][number]["body"];
    stand.asked.push({ authorization: request.headers.authorization, body });
    stand.answer(body.input[0] ?? { type: "" }, response);
  }
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const stand: ModerationServer = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: [],
    answer: (_, response) => sendScores(response, {}),
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
  return stand;
}

/** Responds with scores; other categories score close to 0. */
export function sendScores(response: ServerResponse, given: Readonly<Record<string, number>>): void {
  const category_scores = { harassment: 0.001, sexual: 0.001, violence: 0.001, ...given };
  send(response, 200, {
    id: "modr-1",
    model: "omni-moderation-latest",
    results: [{ flagged: false, category_scores }],
  });
}

export function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += String(part);
  return text;
}
