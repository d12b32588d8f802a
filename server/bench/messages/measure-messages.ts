import { randomUUID } from "node:crypto";
import type { Sql } from "../../db/open-database.ts";
import type { Served } from "../processes.ts";
import { call, makePlayers, openSockets, type Player } from "../realtime/players.ts";
import { seedThreads, type ThreadSizes } from "./seed-threads.ts";

export interface MessagesPlan {
  /** An even number: each writes to one other. */
  readonly members: number;
  readonly messagesPerSecond: number;
  readonly seconds: number;
  readonly rounds: number;
  readonly sizes: ThreadSizes;
  /** Calls of each read that is compared. */
  readonly reads: number;
}

/** From the frame that sends to the frame at the other's socket, in ms, sorted. */
interface Sent {
  readonly heardMs: readonly number[];
  readonly asked: number;
}

export interface MessagesFigures {
  readonly sent: readonly Sent[];
  readonly bareSent: readonly Sent[];
  /** Milliseconds of each call. */
  readonly thread: { readonly small: readonly number[]; readonly large: readonly number[] };
  readonly list: { readonly small: readonly number[]; readonly large: readonly number[] };
}

const readsThatWarm = 20;

/** Sends messages between sockets at a steady rate, here and at a bare server, and reads small and large threads and lists. */
export async function measureMessages(
  { server, bare }: { readonly server: Served; readonly bare: Served },
  origin: string,
  sql: Sql,
  plan: MessagesPlan,
): Promise<MessagesFigures> {
  const readers = await seedThreads(origin, sql, plan.sizes);
  const { reads } = plan;
  const thread = await compared(server, readers.map((one) => [one.reader, one.threadPath] as const), reads);
  const list = await compared(
    server,
    readers.map((one) => [one.lister, "/api/conversations?limit=20"] as const),
    reads,
  );
  const players = await makePlayers(origin, sql, plan.members);
  await befriend(sql, players);
  await openSockets(server, origin, players, 1);
  const twins = players.map(({ id }) => ({ id, token: id, sockets: [] }));
  await openSockets(bare, origin, twins, 1, ({ id }) => Promise.resolve(id));
  const [sent, bareSent]: [Sent[], Sent[]] = [[], []];
  for (let round = 0; round < plan.rounds; round++) {
    bareSent.push(await paced(twins, plan));
    sent.push(await paced(players, plan));
  }
  for (const socket of [...players, ...twins].flatMap((player) => player.sockets)) socket.end();
  return { sent, bareSent, thread, list };
}

/** Neighbours follow each other, so that nothing is a request. */
async function befriend(sql: Sql, players: readonly Player[]): Promise<void> {
  for (const [n, { id }] of players.entries()) {
    await sql`select follow_member(${id}, ${partnerOf(players, n).id}, ${new Date()})`;
  }
}

const partnerOf = (players: readonly Player[], n: number) => players[n % 2 === 0 ? n + 1 : n - 1] as Player;

/** All send in turn. What has not arrived after five seconds counts as unheard. */
async function paced(players: readonly Player[], plan: MessagesPlan): Promise<Sent> {
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
  const all = plan.messagesPerSecond * plan.seconds;
  const startedAt = performance.now();
  for (let n = 0; n < all; n++) {
    const waitMs = startedAt + n * 1000 / plan.messagesPerSecond - performance.now();
    if (waitMs > 1) await new Promise((next) => setTimeout(next, waitMs));
    const place = n % players.length;
    const clientMessageId = randomUUID();
    begun.set(clientMessageId, performance.now());
    players[place]?.sockets[0]?.send(JSON.stringify({
      type: "send_message",
      receiverId: partnerOf(players, place).id,
      content: "How was the walk this morning?",
      clientMessageId,
    }));
  }
  const until = performance.now() + 5_000;
  while (begun.size > 0 && performance.now() < until) await new Promise((next) => setTimeout(next, 20));
  return { heardMs: heardMs.sort((a, b) => a - b), asked: all };
}

/** The small and the large in turn, so that what else the machine does falls on both. */
async function compared(
  server: Served,
  sides: readonly (readonly [Player, string])[],
  reads: number,
): Promise<{ small: number[]; large: number[] }> {
  const took: number[][] = sides.map(() => []);
  for (let n = -readsThatWarm; n < reads; n++) {
    for (const [side, [player, path]] of sides.entries()) {
      const at = performance.now();
      await call(server, player, "GET", path);
      if (n >= 0) took[side]?.push(performance.now() - at);
    }
  }
  return { small: took[0] ?? [], large: took[1] ?? [] };
}
