import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A small stand-in of the speech endpoint: it answers what it is told to, when it is told to, and remembers what it was asked. */
interface SpeechServer {
  readonly baseUrl: string;
  readonly asked: {
    readonly path: string | undefined;
    readonly authorization: string | undefined;
    readonly body: { model: string; voice: string; input: string; response_format: string };
  }[];
  /** Default: an MP3 at once. */
  answer: (response: ServerResponse) => void;
  /** Holds its response until told to send it; resolves once a request arrives. */
  hold(): { asked: Promise<void>; release: () => void; left: Promise<void> };
  reset(): void;
  close(): Promise<void>;
}

export async function startSpeechServer(): Promise<SpeechServer> {
  const server = createServer((request, response) => void take(request, response));
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = "";
    for await (const part of request) text += String(part);
    stand.asked.push({
      path: request.url,
      authorization: request.headers.authorization,
      body: JSON.parse(text) as SpeechServer["asked"][number]["body"],
    });
    stand.answer(response);
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stand: SpeechServer = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: [],
    answer: sendMp3,
    hold() {
      const [asked, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const waiting: ServerResponse[] = [];
      stand.answer = (response) => {
        response.once("close", () => left.resolve());
        waiting.push(response);
        asked.resolve();
      };
      const release = () => {
        stand.answer = sendMp3;
        waiting.splice(0).forEach(sendMp3);
      };
      return { asked: asked.promise, left: left.promise, release };
    },
    reset() {
      stand.asked.length = 0;
      stand.answer = sendMp3;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return stand;
}

function sendMp3(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "audio/mpeg" }).end(silentMp3());
}

export function sendFailure(response: ServerResponse): void {
  response.writeHead(500, { "content-type": "application/json" })
    .end(JSON.stringify({ error: { message: "Sorry", type: "server_error" } }));
}

/** A second of silence per forty frames or so: MPEG 1 layer III, 128 kbit/s, 44.1 kHz, frames that hold nothing. */
export function silentMp3(frames = 40): Uint8Array<ArrayBuffer> {
  const frameBytes = 417;
  const bytes = new Uint8Array(frames * frameBytes);
  for (let frame = 0; frame < frames; frame++) bytes.set([0xff, 0xfb, 0x90, 0xc4], frame * frameBytes);
  return bytes;
}
