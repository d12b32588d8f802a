import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { findSignatureProblem } from "./check-signature.ts";

/**
 * How the store answers; `breaks_off` sends half of a file. `writes_late` ends the connection of a
 * write, which is done when `finishLateWrites` is called.
 */
type Mood = "works" | "hangs" | "breaks_off" | "silent_in_the_middle" | "writes_late" | {
  readonly status: number;
  readonly code: string;
};

interface StoreCall {
  readonly method: string;
  readonly key: string;
}

export interface ObjectStore {
  /** The settings that lead a server here. */
  readonly env: Readonly<
    Record<"S3_ENDPOINT" | "S3_BUCKET" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY", string>
  >;
  /** The stored files by their keys in the bucket. */
  readonly files: Map<string, Uint8Array>;
  /** Calls until now, also refused ones. */
  readonly calls: readonly StoreCall[];
  turn(mood: Mood): void;
  /** Answers the next call as told, and works again. */
  failOnce(mood: Mood): void;
  /** Does the writes that callers gave up on. Returns how many. */
  finishLateWrites(): number;
  /** Called before each answer: a test stops there. */
  onCall(listener: (call: StoreCall) => void): void;
  close(): Promise<void>;
}

const bucket = "glimmer-files";
const keys = { accessKeyId: "AKIDTEST", secretAccessKey: "a secret/with+signs" };

/**
 * A stand-in for an object store: PUT, GET with one range, HEAD and DELETE in one bucket, in
 * memory. It checks every signature.
 */
export async function startObjectStore(): Promise<ObjectStore> {
  const files = new Map<string, Uint8Array>();
  const calls: StoreCall[] = [];
  let mood: Mood = "works";
  let next: Mood | null = null;
  let listener: (call: StoreCall) => void = () => {};
  const lateWrites: (() => void)[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const [, bucketGiven = "", ...rest] = decodeURIComponent(request.url ?? "").split("/");
      const call = { method: request.method ?? "", key: rest.join("/") };
      calls.push(call);
      listener(call);
      const now = next ?? mood;
      next = null;
      if (now === "hangs") return;
      if (typeof now === "object") return refuse(response, now.status, now.code);
      const problem = findSignatureProblem(request, body, keys);
      if (problem) return refuse(response, problem === "XAmzContentSHA256Mismatch" ? 400 : 403, problem);
      if (bucketGiven !== bucket) return refuse(response, 404, "NoSuchBucket");
      if (now === "writes_late") {
        if (call.method === "PUT") lateWrites.push(() => void files.set(call.key, body));
        return void response.destroy();
      }
      serve({ files, call, body, range: request.headers.range, mood: now }, response);
    }, () => {});
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_REGION: "eu-test-1",
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    files,
    calls,
    turn: (given) => {
      mood = given;
    },
    failOnce: (given) => {
      next = given;
    },
    finishLateWrites: () => {
      const late = lateWrites.splice(0);
      for (const write of late) write();
      return late.length;
    },
    onCall: (given) => {
      listener = given;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Served {
  readonly files: Map<string, Uint8Array>;
  readonly call: StoreCall;
  readonly body: Uint8Array;
  readonly range: string | undefined;
  readonly mood: "works" | "breaks_off" | "silent_in_the_middle";
}

function serve({ files, call: { method, key }, body, range, mood }: Served, response: ServerResponse): void {
  if (method === "PUT") {
    files.set(key, body);
    response.writeHead(200).end();
    return;
  }
  if (method === "DELETE") {
    files.delete(key);
    response.writeHead(204).end();
    return;
  }
  const file = files.get(key);
  if (!file) return refuse(response, 404, "NoSuchKey", method === "HEAD");
  if (method === "HEAD") {
    response.writeHead(200, { "Content-Length": file.length }).end();
    return;
  }
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? [];
  if (first !== undefined && Number(first) >= file.length) return refuse(response, 416, "InvalidRange");
  const end = Math.min(Number(last), file.length - 1);
  const part = first === undefined ? file : file.subarray(Number(first), end + 1);
  response.writeHead(first === undefined ? 200 : 206, {
    "Content-Length": part.length,
    ...(first !== undefined && { "Content-Range": `bytes ${first}-${end}/${file.length}` }),
  });
  if (mood === "works") {
    response.end(part);
    return;
  }
  response.write(part.subarray(0, part.length / 2), () => {
    if (mood === "breaks_off") response.destroy();
  });
}

function refuse(response: ServerResponse, status: number, code: string, isHead = false): void {
  response.writeHead(status, { "Content-Type": "application/xml" })
    .end(isHead ? undefined : `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
