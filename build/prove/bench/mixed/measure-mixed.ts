import type { Round } from "../load.ts";
import type { Served } from "../processes.ts";
import type { Reader } from "../seed/seed.ts";
import { takeTurns } from "../take-turns.ts";
import { type Layer, layers } from "./layers.ts";
import { loadMixed, type MixedFigure, type MixedRead, type WriteBeside } from "./load-mixed.ts";
import { loadPolls, ownPaths, polledPaths } from "./load-polls.ts";

export interface MixedPlan {
  readonly rounds: number;
  readonly secondsPerRound: number;
}

/** The product, and what it is compared with. */
export interface MixedServers {
  readonly product: Served;
  readonly constant: Served;
  readonly layers: Readonly<Record<Layer, Served>>;
}

/** What the product's readers and writers do. */
export interface MixedUse {
  readonly reads: readonly MixedRead[];
  readonly readers: readonly Reader[];
  readonly writeBeside: (origin: string) => WriteBeside;
}

/** One page from the product and, where it has a figure beside it, the constant page in turn. */
export interface MixedRounds {
  readonly read: MixedRead;
  readonly connections: number;
  readonly isGzip: boolean;
  readonly product: readonly Round[];
  readonly constant: readonly Round[];
}

export interface MixedFigures {
  readonly pages: readonly MixedRounds[];
  readonly layers: Readonly<Record<Layer, readonly Round[]>>;
  /** Of feed, notifications and conversations while nobody writes. */
  readonly polls: readonly Round[];
  /** Of notifications and conversations while others write. */
  readonly pollsBesideWrites: readonly Round[];
}

export const connectionCounts = [32, 256] as const;
const [few, many] = connectionCounts;

/** Loads product and constant page in turn, the product with writes beside. */
export async function measureMixed(
  servers: MixedServers,
  { reads, readers, writeBeside }: MixedUse,
  { rounds, secondsPerRound: seconds }: MixedPlan,
): Promise<MixedFigures> {
  const { product, constant } = servers;
  const [feed] = reads as [MixedRead];
  const started = (read: MixedRead, connections: number, isGzip = false) => ({
    read,
    connections,
    isGzip,
    product: [] as Round[],
    constant: [] as Round[],
  });
  const pages = [
    ...connectionCounts.flatMap((connections) => reads.map((read) => started(read, connections))),
    started(feed, few, true),
  ];
  const ofLayers = Object.keys(layers).map((layer) => [layer as Layer, [] as Round[]] as const);
  const polls: Round[] = [];
  const pollsBesideWrites: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const { read, connections, isGzip, ...of } of pages) {
      const headers: Record<string, string> = isGzip ? { "accept-encoding": "gzip" } : {};
      const load = { connections, seconds, headers };
      const turns = [
        async () =>
          of.product.push(
            await loadMixed(product, read, { ...load, writes: writeBeside(product.origin) }),
          ),
        async () => of.constant.push(await loadMixed(constant, read, load)),
      ];
      await takeTurns(round, isCompared(read.figure, connections) ? turns : turns.slice(0, 1));
    }
    for (const [layer, own] of ofLayers) {
      own.push(await loadMixed(servers.layers[layer], feed, { connections: few, seconds }));
    }
    const polling = { readers, connections: few, seconds };
    polls.push(await loadPolls(product, { ...polling, paths: polledPaths }));
    const writes = writeBeside(product.origin);
    pollsBesideWrites.push(await loadPolls(product, { ...polling, paths: ownPaths, writes }));
  }
  const roundsOfLayers = Object.fromEntries(ofLayers) as unknown as MixedFigures["layers"];
  return { pages, layers: roundsOfLayers, polls, pollsBesideWrites };
}

function isCompared(figure: MixedFigure, connections: number): boolean {
  return figure === "feed" || (figure === "following" && connections !== many);
}
