import type { Sql } from "../../../../server/db/open-database.ts";
import type { Served } from "../processes.ts";
import { takeTurns } from "../take-turns.ts";
import { call, makePlayers, openSockets, type Player } from "../realtime/players.ts";
import {
  getPartner,
  measureHighestMessageRate,
  type Place,
  sendAndWeigh,
  sendAtRate,
  type WeighedSent,
} from "./send-messages.ts";
import { seedThreads, type ThreadSizes } from "./seed-threads.ts";

export interface MessagesPlan {
  /** An even number: each writes to one other. */
  readonly members: number;
  readonly messagesPerSecond: number;
  readonly seconds: number;
  readonly rounds: number;
  /** One more round at the planned rate, long enough for whole garbage collections. */
  readonly long: { readonly seconds: number; readonly bareSeconds: number };
  readonly sizes: ThreadSizes;
  /** Calls of each read that is compared. */
  readonly reads: number;
}

/** Rounds in turn. */
export interface Compared {
  readonly perSecond: number;
  readonly sent: WeighedSent[];
  readonly bareSent: WeighedSent[];
}

export interface MessagesFigures {
  /** At the planned rate. */
  readonly planned: Compared;
  /**
   * At a third of what the bare server sustains: what the machine carries, so that nothing queues.
   */
  readonly carried: Compared;
  /** At the planned rate, for long. */
  readonly long: Compared;
  /** Milliseconds of each call. */
  readonly thread: { readonly small: readonly number[]; readonly large: readonly number[] };
  readonly list: { readonly small: readonly number[]; readonly large: readonly number[] };
}

const readsThatWarm = 20;
const warmingSeconds = 2;

/**
 * Sends messages between sockets at a steady rate, here and at a bare server, and reads small and
 * large threads and lists.
 */
export async function measureMessages(
  { server, bare }: { readonly server: Served; readonly bare: Served },
  origin: string,
  sql: Sql,
  plan: MessagesPlan,
): Promise<MessagesFigures> {
  const readers = await seedThreads(origin, sql, plan.sizes);
  const { reads } = plan;
  const thread = await compareReads(
    server,
    readers.map((one) => [one.reader, one.threadPath] as const),
    reads,
  );
  const list = await compareReads(
    server,
    readers.map((one) => [one.lister, "/api/conversations?limit=20"] as const),
    reads,
  );
  const players = await makePlayers(origin, sql, plan.members);
  await followEachOther(sql, players);
  await openSockets(server, origin, players, 1);
  const twins = players.map(({ id }) => ({ id, token: id, sockets: [] }));
  await openSockets(bare, origin, twins, 1, ({ id }) => Promise.resolve(id));
  const compared = await compareSending(
    { server, sql, players },
    { server: bare, sql, players: twins },
    plan,
  );
  for (const socket of [...players, ...twins].flatMap((player) => player.sockets)) socket.end();
  return { ...compared, thread, list };
}

/** Rounds in turn, after both are warmed up, and then the long one. */
async function compareSending(
  product: Place,
  bare: Place,
  plan: MessagesPlan,
): Promise<Pick<MessagesFigures, "planned" | "carried" | "long">> {
  await sendAtRate(product.players, plan.messagesPerSecond, warmingSeconds);
  await measureHighestMessageRate(bare.players, 2);
  const third = Math.round(await measureHighestMessageRate(bare.players, 2) / 3);
  const comparedAt = (perSecond: number): Compared => ({ perSecond, sent: [], bareSent: [] });
  const planned = comparedAt(plan.messagesPerSecond);
  const carried = comparedAt(Math.min(third, mostOf(plan)));
  const long = comparedAt(plan.messagesPerSecond);
  for (let round = 0; round < plan.rounds; round++) {
    for (const { perSecond, sent, bareSent } of [planned, carried]) {
      await takeTurns(round, [
        async () => bareSent.push(await sendAndWeigh(bare, perSecond, plan.seconds)),
        async () => sent.push(await sendAndWeigh(product, perSecond, plan.seconds)),
      ]);
    }
  }
  long.bareSent.push(await sendAndWeigh(bare, long.perSecond, plan.long.bareSeconds));
  long.sent.push(await sendAndWeigh(product, long.perSecond, plan.long.seconds));
  return { planned, carried, long };
}

/**
 * Keeps each member below the limit of 100 messages a minute, of which these rounds take a quarter.
 */
function mostOf({ members, messagesPerSecond }: MessagesPlan): number {
  return 5 * members - messagesPerSecond;
}

/** Neighbours follow each other, so that nothing is a request. */
export async function followEachOther(sql: Sql, players: readonly Player[]): Promise<void> {
  for (const [n, { id }] of players.entries()) {
    await sql`select follow_member(${id}, ${getPartner(players, n).id}, ${new Date()})`;
  }
}

/** The small and the large in turn, so that what else the machine does falls on both. */
async function compareReads(
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
