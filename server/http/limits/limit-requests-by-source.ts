import type { Clock } from "../../clock.ts";
import { RateLimited, tooManyOfNetwork } from "../../errors.ts";
import { limitMax, rateLimits } from "./rate-limits.ts";
import type { Step } from "../routing/middleware.ts";

/** A source's use of the current window. */
interface RequestWindow {
  readonly hits: number;
  readonly endsAt: number;
}

export interface RequestCounter {
  /** Counts one call and returns its window. */
  count(source: string): RequestWindow;
  /** Null: nothing counted yet. */
  used(source: string): RequestWindow | null;
}

/**
 * Sources counted at once; beyond it the oldest is evicted. An IPv6 range has millions of sources.
 */
const mostSources = 100_000;

/**
 * Counts calls per source in the memory of this process, in one window for all sources. With
 * several processes each allows the whole limit: it protects the process, and costs a feed read no
 * statement. Limits across processes are in consume-limit.ts.
 */
export function createRequestCounter(clock: Clock, capacity = mostSources): RequestCounter {
  const windowMs = rateLimits.request.windowSeconds * 1000;
  let endsAt = 0;
  let hits = new Map<string, number>();
  const startWindow = () => {
    const now = clock.now().getTime();
    if (now < endsAt) return;
    endsAt = now + windowMs;
    hits = new Map();
  };
  return {
    count: (source) => {
      startWindow();
      const counted = (hits.get(source) ?? 0) + 1;
      hits.set(source, counted);
      const oldest = hits.size > capacity ? hits.keys().next().value : undefined;
      if (oldest !== undefined) hits.delete(oldest);
      return { hits: counted, endsAt };
    },
    used: (source) => {
      startWindow();
      const counted = hits.get(source);
      return counted === undefined ? null : { hits: counted, endsAt };
    },
  };
}

/** Refuses a source with more calls than a shared network would make. */
export function limitRequests(counter: RequestCounter, clock: Clock, scale: number): Step {
  const max = limitMax("request", scale);
  return (c) => {
    const { hits, endsAt } = counter.count(c.get("source"));
    if (hits <= max) return;
    const seconds = Math.max(1, Math.ceil((endsAt - clock.now().getTime()) / 1000));
    throw new RateLimited(seconds, { what: tooManyOfNetwork });
  };
}
