import type { Round } from "../load.ts";
import type { Served } from "../processes.ts";
import { takeTurns } from "../take-turns.ts";
import { type Layer, layers } from "./layers.ts";
import { loadMixed, type MixedRead, type WriteBeside } from "./load-mixed.ts";

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

/** One page from the product and the constant page, in neighbouring rounds. */
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
}

export const connectionCounts = [32, 256] as const;

/** Loads product and constant page in turn, the product with writes beside. */
export async function measureMixed(
  servers: MixedServers,
  reads: readonly MixedRead[],
  writeBeside: (origin: string) => WriteBeside,
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
    started(feed, connectionCounts[0], true),
  ];
  const ofLayers = Object.keys(layers).map((layer) => [layer as Layer, [] as Round[]] as const);
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
      await takeTurns(round, turns);
    }
    for (const [layer, own] of ofLayers) {
      own.push(await loadMixed(servers.layers[layer], feed, { connections: connectionCounts[0], seconds }));
    }
  }
  return { pages, layers: Object.fromEntries(ofLayers) as unknown as MixedFigures["layers"] };
}
