import type { z } from "zod";
import { product } from "#shared/product.ts";
import type { getHealth as row } from "#shared/system/contract.ts";
import type { Clock } from "../../context.ts";

/** Whether we serve (api.12). */
export function getHealth(isDatabaseUp: boolean): z.infer<typeof row.response> {
  return {
    status: isDatabaseUp ? "ok" : "degraded",
    version: product.version,
    database: isDatabaseUp ? "up" : "down",
  };
}

const rememberedMs = 1000;

/** `ask`, at most once a second however many want to know. */
export function askedOncePerSecond(ask: () => Promise<boolean>, clock: Clock): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  let until = 0;
  return () => {
    const now = clock.now().getTime();
    if (answer && now < until) return answer;
    until = now + rememberedMs;
    return answer = ask();
  };
}
