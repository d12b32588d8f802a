import { setTimeout as wait } from "node:timers/promises";
import type { Weight } from "../serve-collectable.ts";
import { load, type Round } from "../load.ts";
import type { Served } from "../processes.ts";
import { call } from "../realtime/players.ts";
import type { Reader } from "../seed/seed.ts";
import { takeTurns } from "../take-turns.ts";
import { type OpenPages, type PageToHold, watchPages } from "./open-pages.ts";

export interface SocketsPlan {
  /** Each of a member of their own. */
  readonly sockets: number;
  readonly rounds: number;
  readonly secondsPerRound: number;
  /** How long pages may take to come back after the restart before they count as lost. */
  readonly longestReturnMs: number;
}

interface Measuring {
  readonly server: Served & { collect(): Promise<Weight> };
  /** Has no sockets. */
  readonly empty: Served;
  readonly openAll: (some?: readonly PageToHold[]) => Promise<OpenPages>;
}

interface Measured {
  readonly pages: OpenPages;
  readonly kbOfSocket: { readonly resident: number; readonly heap: number };
  readonly residentMb: number;
  /** From the call that writes a post to its frame at the last page. */
  readonly arrivalMs: readonly number[];
  readonly withSockets: readonly Round[];
  readonly without: readonly Round[];
}

/** Frames of posts go out that often, and the last ones up to two seconds later. */
const postsEveryMs = 12_500;
const longestArrivalMs = 10_000;
const warmingSockets = 500;

/** Leaves the sockets open. */
export async function measureSockets(
  { server, empty, openAll }: Measuring,
  { readers, members, plan }: {
    readonly readers: readonly Reader[];
    readonly members: readonly PageToHold[];
    readonly plan: SocketsPlan;
  },
): Promise<Measured> {
  const tokens = readers.map(({ token }) => token);
  const readFeed = (from: Served) => load(from, "/api/posts?limit=20", tokens, plan.secondsPerRound);
  // Compilers and caches warm up first: what they take is not the sockets'.
  for (const each of [server, empty]) await readFeed(each);
  (await openAll(members.slice(-warmingSockets))).close();
  const before = await server.collect();
  const pages = await openAll();
  const after = await server.collect();
  const each = (key: keyof Weight) => (after[key] - before[key]) / 1024 / members.length;
  const [author] = readers;
  if (!author) throw new Error("Nobody can post");
  const arrivalMs: number[] = [];
  const withSockets: Round[] = [];
  const without: Round[] = [];
  for (let round = 0; round < plan.rounds; round++) {
    await takeTurns(round, [
      async () => {
        const begun = performance.now();
        const [read, arrived] = await Promise.all([
          readFeed(server),
          tellOfPost(server, author, { pages, count: members.length }),
        ]);
        withSockets.push(read);
        arrivalMs.push(arrived);
        await wait(Math.max(0, postsEveryMs - (performance.now() - begun)));
      },
      async () => without.push(await readFeed(empty)),
    ]);
  }
  return {
    pages,
    kbOfSocket: { resident: each("rss"), heap: each("heapUsed") },
    residentMb: await server.residentMb(),
    arrivalMs,
    withSockets,
    without,
  };
}

/** Writes a post and returns after how many ms the last page had its frame; NaN: not all had it. */
async function tellOfPost(
  server: Served,
  author: Reader,
  { pages, count }: { readonly pages: OpenPages; readonly count: number },
): Promise<number> {
  await pages.forget();
  const begunAt = performance.timeOrigin + performance.now();
  await call(server, author, "POST", "/api/posts", { content: "A quiet walk" });
  const { posts, lastPostAt } = await watchPages(pages, ({ posts }) => posts >= count, longestArrivalMs);
  return posts >= count ? lastPostAt - begunAt : Number.NaN;
}
