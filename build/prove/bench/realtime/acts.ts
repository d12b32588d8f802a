import process from "node:process";
import type { Sql } from "../../../../server/db/open-database.ts";
import { processCpuMs, type Served } from "../processes.ts";
import { call, type Player } from "./players.ts";

/** Milliseconds from each act's request, sorted. */
export interface Acts {
  /** To its response. */
  readonly respondedMs: readonly number[];
  /** To the frame at the other member's socket. */
  readonly heardMs: readonly number[];
  /**
   * Processor time of an act, in ms: the server's, and this process's, which makes the load.
   * Without the database.
   */
  readonly cpuMs: { readonly server: number; readonly load: number };
}

/** Each actor has a receiver of their own, so that acts do not wait for one another's locks. */
function pairsOf(players: readonly Player[]): [actor: Player, receiver: Player][] {
  return players.flatMap((actor, n) => {
    const receiver = players[n + 1];
    return n % 2 === 0 && receiver ? [[actor, receiver] as [Player, Player]] : [];
  });
}

/** Follows and unfollows in turn: the first round of the pairs follows, the next one unfollows. */
function follow(server: Served, [actor, receiver]: [Player, Player], round: number): Promise<unknown> {
  return call(server, actor, round % 2 === 0 ? "POST" : "DELETE", `/api/users/${receiver.id}/follow`);
}

/** Members act at a steady rate, an even number of times each. */
export async function actAtRate(
  server: Served,
  players: readonly Player[],
  plan: { readonly actsPerSecond: number; readonly seconds: number },
): Promise<Acts> {
  const pairs = pairsOf(players);
  const heardMs: number[] = [];
  const respondedMs: number[] = [];
  const begun = new Map<Player, number>();
  for (const [, receiver] of pairs) {
    const [socket] = receiver.sockets;
    if (!socket) continue;
    socket.onFrame = (text) => {
      const at = text.startsWith('{"type":"notification"') ? begun.get(receiver) : undefined;
      if (at === undefined) return;
      begun.delete(receiver);
      heardMs.push(performance.now() - at);
    };
  }
  const rounds = 2 * Math.max(1, Math.round(plan.actsPerSecond * plan.seconds / pairs.length / 2));
  const all = pairs.length * rounds;
  const calls: Promise<unknown>[] = [];
  const usedBefore = await readCpuMs(server);
  const startedAt = performance.now();
  for (let n = 0; n < all; n++) {
    const waitMs = startedAt + n * 1000 / plan.actsPerSecond - performance.now();
    if (waitMs > 1) await new Promise((next) => setTimeout(next, waitMs));
    const pair = pairs[n % pairs.length];
    if (!pair) continue;
    const at = performance.now();
    if (!begun.has(pair[1])) begun.set(pair[1], at);
    const done = follow(server, pair, Math.floor(n / pairs.length));
    calls.push(done.then(() => respondedMs.push(performance.now() - at)));
  }
  await Promise.all(calls);
  const until = performance.now() + 5_000;
  while (begun.size > 0 && performance.now() < until) await new Promise((next) => setTimeout(next, 20));
  const used = await readCpuMs(server);
  return {
    respondedMs: respondedMs.sort((a, b) => a - b),
    heardMs: heardMs.sort((a, b) => a - b),
    cpuMs: { server: (used.server - usedBefore.server) / all, load: (used.load - usedBefore.load) / all },
  };
}

async function readCpuMs(server: Served): Promise<Acts["cpuMs"]> {
  return { server: await server.cpuMs(), load: await processCpuMs(process.pid) };
}

const workers = 16;

/**
 * The most acts of each member, so that no round comes near what they may change in a minute. An
 * even number.
 */
const mostActsOfRound = 8;

/** Acts a second when each of a few callers acts again as soon as it has a response. */
export async function measureHighestActRate(
  server: Served,
  players: readonly Player[],
  seconds: number,
): Promise<number> {
  const pairs = pairsOf(players);
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  let acts = 0;
  const isGoingOn = (round: number) =>
    round % 2 === 1 || (round < mostActsOfRound && performance.now() < until);
  await Promise.all(Array.from({ length: workers }, async (_, worker) => {
    const own = pairs.filter((_, n) => n % workers === worker);
    for (let round = 0; isGoingOn(round); round++) {
      for (const pair of own) {
        await follow(server, pair, round);
        acts += 1;
      }
    }
  }));
  return acts / ((performance.now() - startedAt) / 1000);
}

/**
 * Acts a second with notifications beside the same acts without: the receivers have turned the type
 * off. A ratio for each round.
 */
export async function compareWithNotifications(
  server: Served,
  sql: Sql,
  players: readonly Player[],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<number[]> {
  const ids = players.map(({ id }) => id);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const withNotifications = await measureHighestActRate(server, players, seconds);
    await sql`
      insert into notification_settings (member_id, types)
      select id, '{"follow": "off"}' from unnest(${ids}::uuid[]) as id`;
    const without = await measureHighestActRate(server, players, seconds);
    await sql`delete from notification_settings where member_id = any(${ids}::uuid[])`;
    ratios.push(withNotifications / without);
  }
  return ratios;
}
