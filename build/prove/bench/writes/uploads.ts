import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { load } from "../load.ts";
import type { Served } from "../processes.ts";
import type { Reader } from "../seed/seed.ts";
import { type BesidePlan, type BesideRound, measureBeside } from "./measure-beside.ts";
import type { Writers } from "./writers.ts";

const uploadsAtOnce = 20;

/**
 * The feed with 20 uploads of 8 megapixels at once, beside the feed without. They begin again as
 * soon as all of them are done.
 */
export async function measureUploads(
  server: Served,
  readers: readonly Reader[],
  writers: Writers,
  plan: BesidePlan,
): Promise<BesideRound[]> {
  const picture = await eightMegapixels();
  const tokens = readers.map(({ token }) => token);
  const feed = (seconds: number) => load(server, "/api/posts?limit=20", tokens, seconds);
  await feed(plan.secondsPerRound);
  let next = 0;
  return await measureBeside(plan, feed, async () => {
    const tokensOfAll = Array.from(
      { length: uploadsAtOnce },
      () => writers.tokenOf(1 + next++ % writers.count),
    );
    await Promise.all(tokensOfAll.map((token) => upload(server, token, picture)));
    return uploadsAtOnce;
  });
}

async function upload(server: Served, token: string, picture: Uint8Array): Promise<void> {
  const form = new FormData();
  form.append("content", "A picture of the river");
  form.append("image", new Blob([picture as Uint8Array<ArrayBuffer>], { type: "image/jpeg" }), "river.jpg");
  const response = await fetch(`${server.origin}/api/posts`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`An upload failed: ${text}`);
}

/** 3264 × 2448, with enough in it to cost what a photograph costs. */
function eightMegapixels(): Promise<Uint8Array> {
  const grain = { width: 204, height: 153, channels: 3 as const };
  return sharp(randomBytes(grain.width * grain.height * grain.channels), { raw: grain })
    .resize(3264, 2448, { kernel: "cubic" })
    .jpeg({ quality: 85 })
    .toBuffer();
}
