import { load, type Round } from "../load.ts";
import type { Served } from "../processes.ts";
import type { Plan } from "../plan.ts";
import type { Reader } from "../seed/seed.ts";

const names = ["product", "bare", "constant"] as const;
type Name = (typeof names)[number];

/** The product, a plain handler with its own SQL, and one that sends the same bytes each time. */
type FeedServers = Readonly<Record<Name, Served>>;

/**
 * The rounds of each. Those with the same number shared a minute of the machine, so that their
 * ratios can be compared.
 */
export type FeedRounds = Readonly<Record<Name, readonly Round[]>>;

/** Loads the servers in turn. */
export async function compareFeeds(
  servers: FeedServers,
  readers: readonly Reader[],
  plan: Plan,
): Promise<FeedRounds> {
  const tokens = readers.map((reader) => reader.token);
  const ids = readers.map((reader) => reader.memberId);
  const loadFeed = (name: Name, seconds: number) =>
    load(servers[name], "/api/posts?limit=20", name === "bare" ? ids : tokens, seconds);
  // Compilers and caches warm up first.
  for (const name of names) await loadFeed(name, 3);
  const rounds: Record<Name, Round[]> = { product: [], bare: [], constant: [] };
  for (let round = 0; round < plan.rounds; round++) {
    // The order moves on, so that none always follows the same one.
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + turn) % names.length] ?? "product";
      rounds[name].push(await loadFeed(name, plan.secondsPerRound));
    }
  }
  return rounds;
}
