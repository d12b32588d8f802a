import type { Sql } from "../../../../server/db/open-database.ts";
import type { Served } from "../processes.ts";
import { takeTurns } from "../take-turns.ts";
import { actAtRate, type Acts, compareWithNotifications, measureHighestActRate } from "./acts.ts";
import { call, makePlayers, openSockets, type Player, readTicket, runInBatches } from "./players.ts";

export interface RealtimePlan {
  readonly members: number;
  readonly socketsPerMember: number;
  readonly actsPerSecond: number;
  readonly seconds: number;
  /**
   * Posts whose frame goes to all sockets; each takes 10 s, since frames of
   * posts go out that often.
   */
  readonly posts: number;
  /** Rounds of each comparison. */
  readonly rounds: number;
}

/** Rounds in turn. */
export interface Compared {
  readonly perSecond: number;
  readonly acts: Acts[];
  readonly bareActs: Acts[];
}

export interface RealtimeFigures {
  readonly sockets: number;
  readonly kbPerSocket: number;
  readonly framesPerSecond: readonly number[];
  /** At the planned rate. */
  readonly planned: Compared;
  /**
   * At a third of what the bare server sustains: what the machine carries, so that nothing queues.
   */
  readonly carried: Compared;
  /** Acts a second with notifications beside those without. */
  readonly withToWithout: readonly number[];
}

const warmingSeconds = 2;

/**
 * Opens sockets, sends all of them frames of posts, and lets members act on each other, here
 * and at a bare server.
 */
export async function measureRealtime(
  { server, bare }: { readonly server: Served; readonly bare: Served },
  origin: string,
  sql: Sql,
  plan: RealtimePlan,
): Promise<RealtimeFigures> {
  const players = await makePlayers(origin, sql, plan.members);
  // Every session is used once, so that what its first use costs is not taken for its socket.
  await runInBatches(players, (player) => readTicket(server, player));
  const before = await server.residentMb();
  await openSockets(server, origin, players, plan.socketsPerMember);
  const sockets = plan.members * plan.socketsPerMember;
  const kbPerSocket = (await server.residentMb() - before) * 1024 / sockets;
  const framesPerSecond: number[] = [];
  for (let n = 0; n < plan.posts; n++) framesPerSecond.push(await fanOut(server, players, sockets));
  for (const { sockets } of players) for (const socket of sockets.splice(1)) socket.end();

  const twins = players.map(({ id }) => ({ id, token: id, sockets: [] }));
  await openSockets(bare, origin, twins, 1, ({ id }) => Promise.resolve(id));
  // Both are warmed up first.
  await actAtRate(server, players, { actsPerSecond: plan.actsPerSecond, seconds: warmingSeconds });
  await measureHighestActRate(bare, twins, 2);
  const third = Math.round(await measureHighestActRate(bare, twins, 2) / 3);
  const planned: Compared = { perSecond: plan.actsPerSecond, acts: [], bareActs: [] };
  const carried: Compared = { perSecond: third, acts: [], bareActs: [] };
  for (let round = 0; round < plan.rounds; round++) {
    for (const { perSecond, acts, bareActs } of [planned, carried]) {
      const { seconds } = plan;
      await takeTurns(round, [
        async () => acts.push(await actAtRate(server, players, { actsPerSecond: perSecond, seconds })),
        async () => bareActs.push(await actAtRate(bare, twins, { actsPerSecond: perSecond, seconds })),
      ]);
    }
  }
  // Members may make 120 changes a minute, of which the rounds above took most on a fast machine.
  await new Promise((next) => setTimeout(next, 60_000));
  const withToWithout = await compareWithNotifications(server, sql, players, plan);
  for (const socket of [...players, ...twins].flatMap((player) => player.sockets)) socket.end();
  return { sockets, kbPerSocket, framesPerSecond, planned, carried, withToWithout };
}

/**
 * Frames for each second of the server's processor time, the post's own work included. Not of the
 * clock: pages of thousands are told a slice at a time (realtime.4).
 */
async function fanOut(server: Served, players: readonly Player[], sockets: number): Promise<number> {
  const done = Promise.withResolvers<void>();
  let arrived = 0;
  for (const socket of players.flatMap((player) => player.sockets)) {
    socket.onFrame = (text) => {
      if (text.includes('"posts"') && ++arrived === sockets) done.resolve();
    };
  }
  const [first] = players;
  const before = await server.cpuMs();
  if (first) await call(server, first, "POST", "/api/posts", { content: "A quiet walk" });
  await done.promise;
  const rate = sockets / ((await server.cpuMs() - before) / 1000);
  await new Promise((next) => setTimeout(next, 10_500));
  return rate;
}
