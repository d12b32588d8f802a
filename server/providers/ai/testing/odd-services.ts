import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type OddAnswer, type OddCall, oddChats, oddEnds } from "./odd-chats.ts";
import { oddImages } from "./odd-images.ts";
import { oddOpenAiRefusals, oddRefusals } from "./odd-refusals.ts";
import { wires } from "./wires.ts";

type OddService = readonly string[] | OddAnswer | ((call: OddCall) => OddAnswer);

const services: ReadonlyMap<string, OddService> = new Map(
  [oddChats, oddEnds, oddRefusals, oddOpenAiRefusals, oddImages, wires].flatMap((group) =>
    Object.entries<OddService>(group)
  ),
);

/**
 * One server of all odd services, each below a path of its own: services with OpenAI's interface
 * that answer, refuse and end otherwise than OpenAI does. `only`: the one that has no path of its
 * own there.
 */
export async function startOddServices(
  more: Readonly<Record<string, OddService>> = {},
  only?: keyof typeof wires,
) {
  const calls = new Map<string, OddCall[]>();

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? "";
    const [, name = "", ...path] = (only ? `/${only}${url}` : url).split("/");
    const service = decodeURIComponent(name);
    const found = more[service] ?? services.get(service);
    if (!found) return void response.writeHead(404).end();
    const before = calls.get(service) ?? [];
    const call = { number: before.length + 1, path: `/${path.join("/")}`, body: await bodyOf(request) };
    calls.set(service, [...before, call]);
    const answer = typeof found === "function" ? found(call) : found;
    await send("frames" in answer ? answer : { frames: answer }, response);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** As OPENAI_BASE_URL wants it. */
    baseUrlOf: (service: string) => `http://127.0.0.1:${port}/${encodeURIComponent(service)}/v1`,
    /** The bodies that a service was asked with, oldest first. */
    asked: (service: string) => (calls.get(service) ?? []).map(({ body }) => body),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<OddCall["body"]> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text ? JSON.parse(text) as OddCall["body"] : {};
}

async function send(answer: OddAnswer, response: ServerResponse): Promise<void> {
  const { status = 200, headers, contentType = "text/event-stream", frames, betweenMs = 0, ending } = answer;
  response.writeHead(status, { ...headers, "content-type": contentType });
  response.flushHeaders();
  for (const frame of frames) {
    await new Promise((resolve) => setTimeout(resolve, betweenMs));
    if (response.destroyed) return;
    await new Promise((resolve) => response.write(frame, resolve));
  }
  if (ending === undefined) response.end();
  if (ending === "cut") response.destroy();
}
