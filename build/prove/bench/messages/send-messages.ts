import { randomUUID } from "node:crypto";
import process from "node:process";
import type { Sql } from "../../../../server/db/open-database.ts";
import { processCpuMs, type Served } from "../processes.ts";
import { measureDatabaseCpuMs } from "../writes/database-cpu.ts";
import type { Player } from "../realtime/players.ts";

export interface Sent {
  /** From the frame that sends to the frame at the other's socket, in ms, sorted. */
  readonly heardMs: readonly number[];
  readonly asked: number;
  /** The share of one core that this process used, which makes the load. */
  readonly usedShare: number;
}

/** Where members send messages, and the database of the place. */
export interface Place {
  readonly server: Served;
  readonly sql: Sql;
  readonly players: readonly Player[];
}

/** With the processor time of a message, in ms. */
export interface WeighedSent extends Sent {
  readonly serverMs: number;
  readonly databaseMs: number;
}

/** `sendAtRate`, with what each message cost. */
export async function sendAndWeigh(
  { server, sql, players }: Place,
  perSecond: number,
  seconds: number,
): Promise<WeighedSent> {
  const cpu = async () => ({ server: await server.cpuMs(), database: await measureDatabaseCpuMs(sql) });
  const before = await cpu();
  const sent = await sendAtRate(players, perSecond, seconds);
  const after = await cpu();
  return {
    ...sent,
    serverMs: (after.server - before.server) / sent.asked,
    databaseMs: (after.database - before.database) / sent.asked,
  };
}

export const getPartner = (players: readonly Player[], n: number) =>
  players[n % 2 === 0 ? n + 1 : n - 1] as Player;

/** All send in turn. What has not arrived after five seconds counts as lost. */
export async function sendAtRate(
  players: readonly Player[],
  perSecond: number,
  seconds: number,
): Promise<Sent> {
  const begun = new Map<string, number>();
  const heardMs: number[] = [];
  for (const [n, player] of players.entries()) {
    for (const socket of player.sockets) {
      socket.onFrame = (text) => {
        if (!text.startsWith('{"type":"new_message"')) return;
        const clientMessageId = /"clientMessageId":"([^"]+)"/.exec(text)?.[1] ?? "";
        const at = text.includes(`"receiverId":"${players[n]?.id}"`) ? begun.get(clientMessageId) : undefined;
        if (at === undefined) return;
        begun.delete(clientMessageId);
        heardMs.push(performance.now() - at);
      };
    }
  }
  const all = Math.round(perSecond * seconds);
  const usedBefore = await processCpuMs(process.pid);
  const startedAt = performance.now();
  for (let n = 0; n < all; n++) {
    const waitMs = startedAt + n * 1000 / perSecond - performance.now();
    if (waitMs > 1) await new Promise((next) => setTimeout(next, waitMs));
    const clientMessageId = randomUUID();
    begun.set(clientMessageId, performance.now());
    send(players, n % players.length, clientMessageId);
  }
  const usedShare = (await processCpuMs(process.pid) - usedBefore) / (performance.now() - startedAt);
  const until = performance.now() + 5_000;
  while (begun.size > 0 && performance.now() < until) await new Promise((next) => setTimeout(next, 20));
  return { heardMs: heardMs.sort((a, b) => a - b), asked: all, usedShare };
}

function send(players: readonly Player[], place: number, clientMessageId: string): void {
  players[place]?.sockets[0]?.send(JSON.stringify({
    type: "send_message",
    receiverId: getPartner(players, place).id,
    content: "How was the walk this morning?",
    clientMessageId,
  }));
}

const underWay = 32;

/**
 * Messages a second when each of a few members writes again as soon as the other
 * has the last message.
 */
export async function measureHighestMessageRate(
  players: readonly Player[],
  seconds: number,
): Promise<number> {
  let heard = 0;
  const startedAt = performance.now();
  await Promise.all(
    players.slice(0, 2 * underWay).map((_, place) => {
      if (place % 2 === 1) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      const [socket] = getPartner(players, place).sockets;
      if (!socket) return promise;
      socket.onFrame = (text) => {
        if (!text.startsWith('{"type":"new_message"')) return;
        heard += 1;
        if (performance.now() - startedAt > seconds * 1000) return resolve();
        send(players, place, randomUUID());
      };
      send(players, place, randomUUID());
      return promise;
    }),
  );
  return heard / ((performance.now() - startedAt) / 1000);
}
