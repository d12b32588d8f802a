import type { z } from "zod";
import { product } from "#shared/product.ts";
import type { getHealth as row } from "#shared/system/contract.ts";
import type { Clock } from "../../clock.ts";
import type { ReplicasState } from "../../db/replicas/replicas.ts";
import type { BusState } from "../../realtime/bus.ts";

/**
 * The health response (api.12). The service works without the bus: events then reach only the
 * sockets of their own process; and without replicas: the primary then serves all reads.
 */
export function getHealth(
  isDatabaseUp: boolean,
  bus: BusState,
  replicas: ReplicasState = "none",
): z.infer<typeof row.response> {
  return {
    status: isDatabaseUp ? "ok" : "degraded",
    version: product.version,
    database: isDatabaseUp ? "up" : "down",
    bus,
    replicas,
  };
}

const rememberedMs = 1000;

/** Limits `ask` to one call a second. */
export function askOncePerSecond(ask: () => Promise<boolean>, clock: Clock): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  let until = 0;
  return () => {
    const now = clock.now().getTime();
    if (answer && now < until) return answer;
    until = now + rememberedMs;
    return answer = ask();
  };
}
