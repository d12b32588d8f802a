import type { ServerResponse } from "node:http";
import sharp from "sharp";
import { send, sendScores } from "../../../providers/moderation/testing/moderation-server.ts";
import { silentMp3 } from "../speech-server.ts";
import type { AskedOfAi, Taken } from "./behaviour.ts";
import { type Fault, goWrong, sendJson } from "./go-wrong.ts";

/** Where the server's own images are, below its base address. */
export const imagePath = "/images/drawn.png";

/** Sends what image, speech and moderation calls get. */
export async function serveOther(
  asked: AskedOfAi,
  behaviour: Taken,
  response: ServerResponse,
): Promise<void> {
  if (behaviour.then === "pause") await behaviour.resumed;
  else if (behaviour.then) return wrong(behaviour.then, response);
  if (asked.kind === "speech") {
    return void response.writeHead(200, { "content-type": "audio/mpeg" }).end(silentMp3());
  }
  if (asked.kind === "moderation") return sendScores(response, behaviour.scores ?? {});
  const { imageUrl } = behaviour;
  const image = imageUrl
    ? { url: imageUrl === "own" ? `/v1${imagePath}` : imageUrl }
    : { b64_json: (await drawnPng()).toString("base64") };
  sendJson(response, 200, { created: 1, data: [image], usage: behaviour.usage });
}

function wrong(then: Fault, response: ServerResponse): void {
  if (then === "cut") {
    response.writeHead(200, { "content-type": "application/json", "content-length": "9000" }).write(
      '{"data":[',
    );
  }
  if (then === "malformed") return void response.end('{"data":[{"b64_json":"bm8gaW1hZ2U="}]}');
  if (then === "shape") return send(response, 200, { data: [] });
  goWrong(then, response);
}

/** A plain picture. */
export function drawnPng(): Promise<Buffer> {
  const background = { r: 120, g: 150, b: 190 };
  return sharp({ create: { width: 512, height: 512, channels: 3, background } }).png().toBuffer();
}
