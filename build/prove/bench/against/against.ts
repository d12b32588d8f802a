import { resolve } from "node:path";
import { startPracticeModel } from "../../../practice/model/start-practice-model.ts";
import { oneToken } from "../assistant/measure-assistant.ts";
import { openChat } from "../assistant/open-chat.ts";
import type { BenchContext } from "../bench-context.ts";
import { declaredFigures } from "../figures/declared-figures.ts";
import { type Figure, findWorst, type Measured } from "../figures/figure.ts";
import { percentile } from "../figures/percentiles.ts";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import { load } from "../load.ts";
import { followEachOther } from "../messages/measure-messages.ts";
import { sendAtRate } from "../messages/send-messages.ts";
import { createWriteBeside, listMixedReads, loadMixed } from "../mixed/load-mixed.ts";
import type { AgainstPart } from "../options.ts";
import type { Served } from "../processes.ts";
import { openSockets } from "../realtime/players.ts";
import { kindsOfWrites } from "../writes/kinds-of-writes.ts";
import { loadWrites } from "../writes/load-writes.ts";
import { calls } from "./calls.ts";
import { type AgainstSizes, type Checkout, openCheckout } from "./checkout.ts";
import { compareInTurns, describePair, type Pair } from "./compare-in-turns.ts";

export interface AgainstPlan extends AgainstSizes {
  /** Rounds of each side, in turn. */
  readonly rounds: number;
  readonly secondsPerRound: number;
  readonly messagesPerSecond: number;
}

/** A checkout whose server runs. */
interface Side extends Checkout {
  readonly server: Served;
}

/** Compares the sides and returns a figure for each page, call or kind of write. */
type Compare = (sides: Pair<Side>, plan: AgainstPlan) => Promise<Figure[]>;

const figures = declaredFigures.against;

const comparisons: Readonly<Record<Exclude<AgainstPart, "assistant">, Compare>> = {
  feed: compareCalls,
  mixed: compareMixed,
  writes: compareWrites,
  messages: compareMessages,
};

/**
 * Serves this checkout and an older one side by side, each on a database that its own code filled,
 * and puts the same load on both in turn.
 */
export async function benchAgainst(
  context: BenchContext,
  olderRoot: string,
  parts: readonly AgainstPart[],
  plan: AgainstPlan,
): Promise<PartReport> {
  await using opened = new AsyncDisposableStack();
  const open = async (root: string, name: string) =>
    opened.adopt(await openCheckout(context, root, name, plan), (checkout) => checkout.close());
  const older = await open(resolve(olderRoot), "bench_older");
  const newer = await open(context.root, "bench_newer");
  const model = opened.adopt(await startPracticeModel(), (started) => started.close());
  const start = async (checkout: Checkout, env?: Record<string, string>): Promise<Side> => ({
    ...checkout,
    server: opened.adopt(await checkout.serve(env), (server) => server.stop()),
  });
  console.log(`Loading both in turn: ${plan.rounds} rounds of ${plan.secondsPerRound} s …`);
  const sides = { older: await start(older), newer: await start(newer) };
  const compared = new Map<AgainstPart, Figure[]>();
  for (const part of parts) {
    if (part !== "assistant") compared.set(part, await comparisons[part](sides, plan));
  }
  const memory = await measurePair(sides, ({ server }) => server.residentMb());
  const coldStart = await measurePair(sides, ({ server }) => server.coldStartMs);
  if (parts.includes("assistant")) {
    const env = {
      OPENAI_API_KEY: "a key",
      OPENAI_BASE_URL: model.baseUrl,
      AI_MODELS: JSON.stringify({ "GPT-4o Mini": "bench" }),
      AI_DAILY_TOKENS: "1000000000",
      AI_SERVER_DAILY_TOKENS: "1000000000",
    };
    model.behave("chat", oneToken);
    const asking = { older: await start(older, env), newer: await start(newer, env) };
    compared.set("assistant", await compareFirstTokens(asking, plan, model.begunAt));
  }
  const worst = (part: AgainstPart): Measured => {
    const [first, ...others] = compared.get(part) ?? [];
    return !first ? Number.NaN : others.length > 0 ? findWorst([first, ...others]) : first;
  };
  return reportOf("against", {
    feed: worst("feed"),
    mixed: worst("mixed"),
    writes: worst("writes"),
    messages: worst("messages"),
    assistant: worst("assistant"),
    memory: { value: memory.newer / memory.older, note: describePair(memory, "MB") },
    coldStart: { value: coldStart.newer / coldStart.older, note: describePair(coldStart, "ms") },
  }, [...compared.values()].filter((list) => list.length > 1).flat());
}

async function measurePair(
  { newer, older }: Pair<Side>,
  measure: (side: Side) => Promise<number> | number,
): Promise<Pair<number>> {
  return { newer: await measure(newer), older: await measure(older) };
}

/** The calls that members make most, of one reader after the other. */
async function compareCalls(sides: Pair<Side>, { rounds, secondsPerRound }: AgainstPlan): Promise<Figure[]> {
  const compared: Figure[] = [];
  for (const { name, path, connections } of calls) {
    const measure = async ({ server, readers, mixed: { postIds } }: Side) => {
      const tokens = readers.map(({ token }) => token);
      const address = path({ readers, postId: postIds[0] ?? "" });
      return (await load(server, address, tokens, secondsPerRound, {}, connections)).requestsPerSecond;
    };
    compared.push(
      await compareInTurns({ ...figures.feed, name }, { sides, rounds, unit: "a second", measure }),
    );
  }
  return compared;
}

/** Pages of different readers while others write. */
async function compareMixed(
  sides: Pair<Side>,
  { rounds, secondsPerRound: seconds }: AgainstPlan,
): Promise<Figure[]> {
  const prepare = (side: Side) => ({
    server: side.server,
    reads: listMixedReads(side.mixed),
    writeBeside: createWriteBeside(side.mixed.writers, side.newest),
  });
  const prepared = { newer: prepare(sides.newer), older: prepare(sides.older) };
  const compared: Figure[] = [];
  for (const [at, { name }] of prepared.newer.reads.entries()) {
    const measure = async ({ server, reads, writeBeside }: typeof prepared.newer) => {
      const [read] = reads.slice(at);
      if (!read) return Number.NaN;
      const writes = writeBeside(server.origin);
      return (await loadMixed(server, read, { connections: 32, seconds, writes })).requestsPerSecond;
    };
    compared.push(
      await compareInTurns({ ...figures.mixed, name: `${name} while others write` }, {
        sides: prepared,
        rounds,
        unit: "pages a second",
        measure,
      }),
    );
  }
  return compared;
}

async function compareWrites(sides: Pair<Side>, { rounds, secondsPerRound }: AgainstPlan): Promise<Figure[]> {
  const compared: Figure[] = [];
  for (const kind of kindsOfWrites) {
    compared.push(
      await compareInTurns({ ...figures.writes, name: `${kind.name}s` }, {
        sides,
        rounds,
        unit: "a second",
        measure: async ({ server, sql, mixed: { writers } }) =>
          (await loadWrites(server, sql, kind, writers, secondsPerRound)).perSecond,
      }),
    );
  }
  return compared;
}

/** From the frame that sends a message to the frame at the other's socket. */
async function compareMessages(
  sides: Pair<Side>,
  { rounds, secondsPerRound, messagesPerSecond }: AgainstPlan,
): Promise<Figure[]> {
  for (const { server, sql, env, players } of [sides.newer, sides.older]) {
    await followEachOther(sql, players);
    await openSockets(server, env["PUBLIC_URL"] ?? "", players, 1);
  }
  const figure = await compareInTurns(figures.messages, {
    sides,
    rounds,
    unit: "ms",
    measure: async ({ players }) =>
      percentile((await sendAtRate(players, messagesPerSecond, secondsPerRound)).heardMs, 0.5),
  });
  for (const { players } of [sides.newer, sides.older]) {
    for (const socket of players.flatMap((player) => player.sockets)) socket.end();
  }
  return [figure];
}

/** From the provider's first token to the page's. */
async function compareFirstTokens(
  sides: Pair<Side>,
  { rounds }: AgainstPlan,
  begunAt: () => number,
): Promise<Figure[]> {
  const prepare = async (side: Side) => ({ ...side, askers: await side.makeAskers(side.server) });
  const asking = { newer: await prepare(sides.newer), older: await prepare(sides.older) };
  const figure = await compareInTurns(figures.assistant, {
    sides: asking,
    rounds,
    unit: "ms",
    measure: async ({ server, askers }) => {
      const took: number[] = [];
      for (const asker of askers) {
        const { firstDeltaAt, ended } = await openChat(server, asker);
        took.push(await firstDeltaAt - begunAt());
        await ended;
      }
      return percentile(took, 0.5);
    },
  });
  return [figure];
}
