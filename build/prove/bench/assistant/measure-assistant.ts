import type { Sql } from "../../../../server/db/open-database.ts";
import type { PracticeModel } from "../../../practice/model/start-practice-model.ts";
import { load } from "../load.ts";
import type { Served } from "../processes.ts";
import { call, makePlayers, type Player, runInBatches } from "../realtime/players.ts";
import { letAsk } from "./let-ask.ts";
import { openChats } from "./open-chat.ts";

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
  /** Pairs of feed rounds with them and without, of as many seconds as above. */
  readonly roundsBeside: number;
}

export const assistantPlans = {
  quick: { rounds: 5, secondsPerRound: 3, hanging: 100, timed: 20, streams: 1_000, roundsBeside: 3 },
  whole: { rounds: 12, secondsPerRound: 5, hanging: 200, timed: 50, streams: 1_000, roundsBeside: 7 },
} as const satisfies Record<string, AssistantPlan>;

/** Feed p99 of a pair of rounds, in ms. */
export interface FeedPair {
  readonly hangingMs: number;
  readonly calmMs: number;
}

/** One token, and the end. A whole sentence: the product sends nothing on before its end. */
export const oneToken = { reply: ["Well. "] };

export interface Asking {
  readonly server: Served;
  readonly model: PracticeModel;
  readonly players: readonly Player[];
}

/** Members who can pay for all they are to ask. */
export async function makeAskers(origin: string, sql: Sql, server: Served, count: number): Promise<Player[]> {
  const players = await makePlayers(origin, sql, count);
  await letAsk(sql, players.map(({ id }) => id));
  // Every session is used once, so that the cost of its first use is not counted as its chat's.
  await runInBatches(players, (player) => call(server, player, "GET", "/api/ai/available-models"));
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
