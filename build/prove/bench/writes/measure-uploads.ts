import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { load } from "../load.ts";
import type { Served } from "../processes.ts";
import type { Reader } from "../seed/seed.ts";
import type { Writers } from "./writers.ts";

/** The feed with 20 uploads of 8 megapixels at once, beside the feed without. */
export interface UploadRound {
  readonly p99BesideQuiet: number;
  readonly quietP99Ms: number;
  readonly busyP99Ms: number;
  readonly uploaded: number;
}

const uploadsAtOnce = 20;

/** Pairs of rounds, whose order changes. Uploads begin again as soon as all of them are done. */
export async function measureUploads(
  server: Served,
  readers: readonly Reader[],
  writers: Writers,
  { rounds, secondsPerRound }: { readonly rounds: number; readonly secondsPerRound: number },
): Promise<UploadRound[]> {
  const picture = await eightMegapixels();
  const tokens = readers.map(({ token }) => token);
  const feed = () => load(server, "/api/posts?limit=20", tokens, secondsPerRound);
  await feed();
  const all: UploadRound[] = [];
  let next = 0;
  for (let round = 0; round < rounds; round++) {
    const early = round % 2 === 0 ? await feed() : null;
    let isOver = false;
    const uploading = (async () => {
      let uploaded = 0;
      while (!isOver) {
        const tokensOfAll = Array.from(
          { length: uploadsAtOnce },
          () => writers.tokenOf(1 + next++ % writers.count),
        );
        const done = await Promise.all(tokensOfAll.map((token) => upload(server, token, picture)));
        uploaded += done.length;
      }
      return uploaded;
    })();
    const busy = await feed();
    isOver = true;
    const uploaded = await uploading;
    const quiet = early ?? await feed();
    all.push({
      p99BesideQuiet: busy.p99Ms / quiet.p99Ms,
      quietP99Ms: quiet.p99Ms,
      busyP99Ms: busy.p99Ms,
      uploaded,
    });
  }
  return all;
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
