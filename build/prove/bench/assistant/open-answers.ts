import { setTimeout as wait } from "node:timers/promises";
import { load } from "../load.ts";
import type { Served } from "../processes.ts";
import { type Asking, type AssistantPlan, type FeedPair, oneToken } from "./measure-assistant.ts";
import { openChat, openChats } from "./open-chat.ts";

/** Memory of an answer that streams, in KB. */
export async function weighStreams(asking: Asking, streams: number): Promise<number> {
  const { server, model, players } = asking;
  model.behave("chat", oneToken);
  for (const player of players.slice(0, 50)) await (await openChat(server, player)).ended;
  const before = await settledMb(server);
  return await withOpenAnswers(asking, streams, async () => {
    return (await settledMb(server) - before) * 1024 / streams;
  });
}

/** The feed's p99 in pairs of rounds: one beside answers that stream, one without. */
export async function compareFeedWhileStreaming(
  asking: Asking,
  tokens: readonly string[],
  { roundsBeside, secondsPerRound, streams }: AssistantPlan,
): Promise<readonly FeedPair[]> {
  const feed = async () => (await load(asking.server, "/api/posts?limit=20", tokens, secondsPerRound)).p99Ms;
  const whileStreaming = () => withOpenAnswers(asking, streams, feed);
  // Neither compilers nor caches are warm.
  await feed();
  const pairs: FeedPair[] = [];
  for (let round = 0; round < roundsBeside; round++) {
    if (round % 2 === 0) pairs.push({ hangingMs: await whileStreaming(), calmMs: await feed() });
    else pairs.push({ calmMs: await feed(), hangingMs: await whileStreaming() });
  }
  return pairs;
}

/** Does `work` while `streams` answers stream, then ends them. Throws when one ended before. */
async function withOpenAnswers<T>(
  { server, model, players }: Asking,
  streams: number,
  work: () => Promise<T>,
): Promise<T> {
  // A token every few seconds: a chat that is silent for longer is given up.
  // oxlint-disable-next-line unicorn/no-thenable
  model.behave("chat", { ...oneToken, after: 1, then: "pause", aliveMs: 5_000 });
  const chats = await openChats(server, players.slice(0, streams), { temporary: true });
  await Promise.all(chats.map(({ firstDeltaAt }) => firstDeltaAt));
  const result = await work();
  const open = model.open("chat");
  if (open < streams) throw new Error(`${open} of ${streams} answers were still streaming`);
  model.behave("chat", oneToken);
  model.resume();
  await Promise.all(chats.map(({ ended }) => ended));
  return result;
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
