import { setTimeout as wait } from "node:timers/promises";
import type { Sql } from "../../../server/db/open-database.ts";
import { giveXp } from "../../../server/testing/xp.ts";
import type { PracticeModel } from "../../practice/model/start-practice-model.ts";
import { load } from "../load.ts";
import type { Served } from "../processes.ts";
import { call, inBatches, makePlayers, type Player } from "../realtime/players.ts";
import { type OpenChat, openChat } from "./open-chat.ts";

export interface AssistantPlan {
  /** Pairs of feed rounds, with a provider that hangs and without. */
  readonly rounds: number;
  /** Below a minute, after which the product gives up on a chat without a response. */
  readonly secondsPerRound: number;
  /** Chats that hang: more than run at once (`AI_CONCURRENCY`, 64). */
  readonly hanging: number;
  /** Chats whose first token is timed, one after the other, in each round. */
  readonly timed: number;
  /** Answers that stream at once. */
  readonly streams: number;
}

export const assistantPlans = {
  quick: { rounds: 5, secondsPerRound: 3, hanging: 100, timed: 20, streams: 500 },
  whole: { rounds: 12, secondsPerRound: 5, hanging: 200, timed: 50, streams: 500 },
} as const satisfies Record<string, AssistantPlan>;

/** Feed p99 of a pair of rounds, in ms. */
export interface FeedPair {
  readonly hangingMs: number;
  readonly calmMs: number;
}

/** One token, and the end. A whole sentence: the product sends nothing on before its end. */
const oneToken = { reply: ["Well. "] };

interface Asking {
  readonly server: Served;
  readonly model: PracticeModel;
  readonly players: readonly Player[];
}

/** Members who can pay for all they are to ask. */
export async function makeAskers(origin: string, sql: Sql, server: Served, count: number): Promise<Player[]> {
  const players = await makePlayers(origin, sql, count);
  for (const { id } of players) await giveXp({ sql, clock: { now: () => new Date() } } as never, id, 100_000);
  // Every session is used once, so that the cost of its first use is not counted as its chat's.
  await inBatches(players, (player) => call(server, player, "GET", "/api/ai/available-models"));
  return players;
}

/**
 * Reads the feed in pairs of rounds: one while chats hang in every lane and queue
 * behind, one without.
 */
export async function compareFeedWhileHanging(
  { server, model, players }: Asking,
  tokens: readonly string[],
  plan: AssistantPlan,
): Promise<readonly FeedPair[]> {
  const feed = async () => (await load(server, "/api/posts?limit=20", tokens, plan.secondsPerRound)).p99Ms;
  const whileHanging = async () => {
    model.behave("chat", oneToken);
    const held = model.hold("chat");
    const chats = await openChats(server, players.slice(0, plan.hanging));
    const p99Ms = await feed();
    held.release();
    await Promise.all(chats.map(({ ended }) => ended));
    return p99Ms;
  };
  await load(server, "/api/posts?limit=20", tokens, 3);
  const pairs: FeedPair[] = [];
  for (let round = 0; round < plan.rounds; round++) {
    // The order alternates, so that neither always follows the other.
    if (round % 2 === 0) pairs.push({ hangingMs: await whileHanging(), calmMs: await feed() });
    else pairs.push({ calmMs: await feed(), hangingMs: await whileHanging() });
  }
  return pairs;
}

/** From the provider's first token to the page's, in ms, for each round. */
export async function timeFirstTokens(
  { server, model, players }: Asking,
  plan: AssistantPlan,
): Promise<readonly (readonly number[])[]> {
  model.behave("chat", oneToken);
  const rounds: number[][] = [];
  for (let round = -1; round < plan.rounds; round++) {
    const took: number[] = [];
    for (const player of players.slice(0, plan.timed)) {
      const { firstDeltaAt, ended } = await openChat(server, player);
      took.push(await firstDeltaAt - model.begunAt());
      await ended;
    }
    // The first round warms up.
    if (round >= 0) rounds.push(took);
  }
  return rounds;
}

/** Memory of an answer that streams, in KB. */
export async function weighStreams({ server, model, players }: Asking, streams: number): Promise<number> {
  model.behave("chat", oneToken);
  for (const player of players.slice(0, 50)) await (await openChat(server, player)).ended;
  const before = await settledMb(server);
  // A token every few seconds: a chat that is silent for longer is given up.
  // oxlint-disable-next-line unicorn/no-thenable
  model.behave("chat", { ...oneToken, after: 1, then: "pause", aliveMs: 5_000 });
  const chats = await openChats(server, players.slice(0, streams));
  await Promise.all(chats.map(({ firstDeltaAt }) => firstDeltaAt));
  const after = await settledMb(server);
  const open = model.open("chat");
  if (open !== streams) throw new Error(`${open} of ${streams} answers were still streaming`);
  model.behave("chat", oneToken);
  model.resume();
  await Promise.all(chats.map(({ ended }) => ended));
  return (after - before) * 1024 / streams;
}

async function openChats(server: Served, players: readonly Player[]): Promise<OpenChat[]> {
  const chats: OpenChat[] = [];
  await inBatches(players, async (player) => void chats.push(await openChat(server, player)));
  return chats;
}

/** Resident memory once it has stopped falling, or after half a minute. */
async function settledMb(server: Served): Promise<number> {
  let least = await server.residentMb();
  for (let [seconds, same] = [0, 0]; seconds < 30 && same < 5; seconds++) {
    await wait(1_000);
    const now = await server.residentMb();
    same = now < least - 0.5 ? 0 : same + 1;
    least = Math.min(least, now);
  }
  return least;
}
