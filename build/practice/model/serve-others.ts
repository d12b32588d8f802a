import { Buffer } from "node:buffer";
import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { AskedOfAi, Fault } from "./behaviour.ts";
import type { Taken } from "./direction.ts";
import { goWrong, sendJson } from "./go-wrong.ts";
import { silentMp3 } from "./silent-mp3.ts";

/** Where the server's own images are, below its base address. */
export const imagePath = "/images/drawn.png";

/** Sends what image, speech and moderation calls get. */
export async function serveOther(
  asked: AskedOfAi,
  behaviour: Taken,
  response: ServerResponse,
): Promise<void> {
  const { then, after = 0, firstMs = 0, bytes, imageUrl, scores = {}, usage } = behaviour;
  await wait(firstMs);
  if (then === "pause") await behaviour.resumed;
  else if (then) return wrong(then, after, response);
  if (asked.kind === "speech") {
    return void response.writeHead(200, { "content-type": "audio/mpeg" }).end(bytes ?? silentMp3());
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
export function plainPng(): Promise<Uint8Array> {
  plain ??= drawPlain();
  return plain;
}

async function drawPlain(): Promise<Uint8Array> {
  // Loaded with the first picture, since most tests ask for none.
  const { default: sharp } = await import("sharp");
  const background = { r: 120, g: 150, b: 190 };
  return await sharp({ create: { width: 64, height: 48, channels: 3, background } }).png().toBuffer();
}
