import { median } from "../figures/percentiles.ts";
import { load } from "../load.ts";
import type { Served } from "../processes.ts";
import type { Community } from "../../../../server/testing/growth/community.ts";
import {
  comparisons,
  type GrowthComparison,
  type GrowthGroup,
  pageAt,
  type Read,
} from "../../../../server/testing/growth/comparisons.ts";
import type { Weight } from "../../../../server/testing/growth/explained-sql.ts";

/** A filled community, and the product on it. */
export interface Grown {
  readonly community: Community;
  readonly server: Served;
  /** Measures what one call of an address costs the database. */
  readonly weigh: (path: string, token: string) => Promise<Weight>;
}

export interface GrowthFigures {
  readonly what: string;
  /** Time for a page after ÷ before, end to end, of each two neighbouring rounds. */
  readonly ratios: readonly number[];
  readonly before: Weight & { readonly pagesPerSecond: number };
  readonly after: Weight & { readonly pagesPerSecond: number };
}

export interface GrowthPlan {
  readonly deepPage: number;
  readonly rounds: number;
  readonly secondsPerRound: number;
}

/** Reads both sides of every comparison in turn. */
export async function measureGrowth(
  grown: Readonly<Record<Read["of"], Grown>>,
  plan: GrowthPlan,
): Promise<Readonly<Record<GrowthGroup, readonly GrowthFigures[]>>> {
  const { posts, depth } = comparisons(plan.deepPage);
  const measure = async (list: readonly GrowthComparison[]) => {
    const figures: GrowthFigures[] = [];
    for (const one of list) figures.push(await compare(one, grown, plan));
    return figures;
  };
  return { posts: await measure(posts), depth: await measure(depth) };
}

async function compare(
  { what, before, after }: GrowthComparison,
  grown: Readonly<Record<Read["of"], Grown>>,
  { rounds, secondsPerRound }: GrowthPlan,
): Promise<GrowthFigures> {
  const sides = [await prepare(before, grown), await prepare(after, grown)] as const;
  for (const side of sides) await side.load(0.5);
  const pairs: (readonly [number, number])[] = [];
  for (let round = 0; round < rounds; round++) {
    // The order alternates, so that neither always follows the other.
    const [first, second] = round % 2 === 0 ? sides : [sides[1], sides[0]] as const;
    const [one, other] = [await first.load(secondsPerRound), await second.load(secondsPerRound)];
    pairs.push(round % 2 === 0 ? [one, other] : [other, one]);
  }
  return {
    what,
    ratios: pairs.map(([first, second]) => first / second),
    before: { ...sides[0].weight, pagesPerSecond: median(pairs.map(([first]) => first)) },
    after: { ...sides[1].weight, pagesPerSecond: median(pairs.map(([, second]) => second)) },
  };
}

async function prepare(read: Read, grown: Readonly<Record<Read["of"], Grown>>) {
  const { community, server, weigh } = grown[read.of];
  const { token } = read.by(community);
  const path = await pageBelow(server.origin, read.path(community), token, read.rowsAbove);
  return {
    weight: await weigh(path, token),
    load: async (seconds: number) =>
      (await load(server, path, [token], seconds, {}, connectionsFor(path))).requestsPerSecond,
  };
}

/** A member's searches run one after the other, and more than a few are refused (search.8). */
function connectionsFor(path: string): number {
  return path.includes("?q=") ? 1 : 32;
}

/** The address of the page below that many rows. Throws when the list is shorter. */
async function pageBelow(origin: string, path: string, token: string, rowsAbove: number): Promise<string> {
  if (rowsAbove === 0) return pageAt(path);
  const response = await fetch(`${origin}${path}?limit=1&offset=${rowsAbove - 1}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const cursor = response.headers.get("x-next-cursor");
  if (!cursor) throw new Error(`${path} has no ${rowsAbove} rows (${response.status})`);
  return pageAt(path, cursor);
}
