import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

const asked = z.strictObject({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  mediaType: z.literal("image/webp").optional(),
  bytes: z.base64().optional(),
});

interface Asked extends z.output<typeof asked> {
  readonly authorization: string | undefined;
}

/** The way the service treats every next call. */
type Mood = "works" | "hangs" | { readonly status: number; readonly body: string };

interface HashService {
  readonly url: string;
  /** Calls until now. */
  readonly asked: readonly Asked[];
  /** Makes it know a file. */
  knows(file: Uint8Array, reference?: string): void;
  turn(mood: Mood): void;
  close(): Promise<void>;
}

/** A service that knows images of abuse, as build/docs/known-images.md describes its call. */
export async function startHashService(): Promise<HashService> {
  const known = new Map<string, string>();
  const calls: Asked[] = [];
  let mood: Mood = "works";
  const server = createServer((request, response) => {
    void readCall(request).then((call) => {
      calls.push(call);
      if (mood === "hangs") return;
      const reference = known.get(call.sha256);
      const { status, body } = mood === "works"
        ? { status: 200, body: JSON.stringify({ match: reference !== undefined, reference }) }
        : mood;
      response.writeHead(status, { "Content-Type": "application/json" }).end(body);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1/compare`,
    asked: calls,
    knows: (file, reference = "known-1") => {
      known.set(createHash("sha256").update(file).digest("hex"), reference);
    },
    turn: (next) => {
      mood = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readCall(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const call = asked.parse(JSON.parse(Buffer.concat(chunks).toString()));
  return { ...call, authorization: request.headers.authorization };
}
