import { getMedia, putUpload, startUpload } from "#shared/media/contract.ts";
import type { Served } from "../processes.ts";
import { call, type Player } from "../realtime/players.ts";
import { median } from "../figures/percentiles.ts";

export interface MediaPlan {
  readonly rounds: number;
}

/** How many photos come at once. */
export const photosAtOnce = 10;

/** The figures of one round. */
export interface PhotoRound {
  /** From the first byte of the upload to the response that it is stored, of one photo alone. */
  readonly aloneMs: number;
  /** Processor time of the server for it. */
  readonly cpuMs: number;
  /** Until the last of ten members' photos was stored ÷ ten times one alone. */
  readonly timesTen: number;
  /** A member's photo while ten of another's are prepared ÷ one alone. */
  readonly timesAlone: number;
}

/** Rounds of photos alone, of ten members at once, and of one member beside another's ten. */
export async function measurePhotos(
  server: Served,
  players: readonly Player[],
  photo: Uint8Array,
  { rounds }: MediaPlan,
): Promise<readonly PhotoRound[]> {
  const [first, other] = players;
  if (!first || !other || players.length < photosAtOnce) throw new Error("Too few members upload");
  const store = async (player: Player) => await timeUpload(server, await linkOf(server, player), photo);
  // Warms up what is loaded at the first picture.
  await store(first);
  const all: PhotoRound[] = [];
  for (let round = 0; round < rounds; round++) {
    const cpuBefore = await server.cpuMs();
    const alone = [await store(first), await store(first), await store(first)];
    const cpuMs = (await server.cpuMs() - cpuBefore) / alone.length;
    const aloneMs = median(alone);
    const ten = await uploadAtOnce(server, players.slice(0, photosAtOnce), photo);
    const others = uploadAtOnce(server, Array.from({ length: photosAtOnce }, () => first), photo);
    const besideMs = await store(other);
    await others;
    all.push({
      aloneMs,
      cpuMs,
      timesTen: Math.max(...ten) / (photosAtOnce * aloneMs),
      timesAlone: besideMs / aloneMs,
    });
  }
  return all;
}

async function uploadAtOnce(
  server: Served,
  players: readonly Player[],
  photo: Uint8Array,
): Promise<readonly number[]> {
  const links = await Promise.all(players.map((player) => linkOf(server, player)));
  return await Promise.all(links.map((link) => timeUpload(server, link, photo)));
}

async function linkOf(server: Served, player: Player): Promise<string> {
  const response = await call(server, player, "POST", startUpload.path);
  return startUpload.response.parse(await response.json()).uploadURL;
}

/** Milliseconds of an upload. Throws unless the picture is stored. */
async function timeUpload(server: Served, link: string, photo: Uint8Array): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(new URL(link, server.origin), {
    method: putUpload.method.toUpperCase(),
    headers: { "Content-Type": "image/jpeg" },
    body: photo as Uint8Array<ArrayBuffer>,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`An upload to ${getMedia.path} failed: ${text}`);
  return performance.now() - startedAt;
}
