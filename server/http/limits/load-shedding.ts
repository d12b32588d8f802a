import { msg } from "@lingui/core/runtime-macro";
import type { Logger } from "pino";
import { AppError } from "../../errors.ts";
import type { PoolLoad } from "../../db/pool/pool.ts";
import type { Metrics } from "../../metrics/metrics.ts";

/** Refuses repeatable reads while work waits, so that writes, messages and health go on. */
export interface LoadShedding {
  /**
   * Does the read, or rejects with `overloaded`: at once while reads are refused, or when refusal
   * starts during the read, whose signal then ends.
   */
  guard<T>(endpoint: string, read: (refused?: () => AbortSignal) => Promise<T>): Promise<T>;
  close(): void;
}

export const noShedding: LoadShedding = { guard: (_, read) => read(), close() {} };

type Queue = Pick<PoolLoad, "waiting" | "oldestWaitMs">;

interface SheddingOptions {
  /** The queue for a connection: how many statements wait in it, and how long the first one has. */
  readonly queue: () => Queue;
  /** Reads are refused when work waits longer. */
  readonly afterMs: number;
  readonly log: Pick<Logger, "warn" | "info">;
  readonly metrics: Pick<Metrics, "countRefusedRead">;
}

/** Reads wait for the primary or for a replica. */
export function pickBusier(one: Queue, other: Queue): Queue {
  return {
    waiting: Math.max(one.waiting, other.waiting),
    oldestWaitMs: Math.max(one.oldestWaitMs, other.oldestWaitMs),
  };
}

const lookEveryMs = 50;
/** Reads are served again once work has waited less than half of the limit for this long. */
const calmMs = 1_000;
const retryAfterSeconds = 2;
/**
 * Statements in the queue at which further reads are refused. Their wait is known only when it is
 * over, and a sudden crowd would fill the queue for many seconds before the first of them has
 * waited for the limit.
 */
const mostWaiting = 100;

/**
 * Checks twenty times a second the two places where work waits: the queue of the pool, and the
 * event loop.
 */
export function createLoadShedding(options: SheddingOptions): LoadShedding {
  const { afterMs, queue, log, metrics } = options;
  const underWay = new Set<() => void>();
  let episode: { readonly since: number; refused: number } | null = null;
  let calmSince = 0;
  let lookedAt = performance.now();
  let delayMs = 0;

  function countRefusal(endpoint: string): AppError {
    metrics.countRefusedRead(endpoint);
    if (episode) episode.refused += 1;
    const text = msg`Many members are reading right now. Please try again in a moment.`;
    return new AppError("overloaded", text, { retryAfter: retryAfterSeconds });
  }

  function measureWaits(): void {
    const now = performance.now();
    const latest = Math.max(0, now - lookedAt - lookEveryMs);
    // A single long pause, e.g. for garbage collection, is already over: only a second one means
    // that work waits.
    const loopDelayMs = Math.min(delayMs, latest);
    [delayMs, lookedAt] = [latest, now];
    const poolWaitMs = queue().oldestWaitMs;
    const waitMs = Math.max(poolWaitMs, loopDelayMs);
    if (!episode && waitMs >= afterMs) beginEpisode(now, poolWaitMs, loopDelayMs);
    else if (episode) endWhenCalm(now, waitMs);
  }

  function beginEpisode(now: number, poolWaitMs: number, loopDelayMs: number): void {
    episode = { since: now, refused: 0 };
    calmSince = now;
    log.warn(
      { poolWaitMs: Math.round(poolWaitMs), loopDelayMs: Math.round(loopDelayMs) },
      "work waits: reads of lists are refused",
    );
    for (const leave of underWay) leave();
  }

  function endWhenCalm(now: number, waitMs: number): void {
    if (waitMs >= afterMs / 2) calmSince = now;
    if (!episode || now - calmSince < calmMs) return;
    const { since, refused } = episode;
    episode = null;
    log.info({ refused, durationMs: Math.round(now - since) }, "reads of lists are served again");
  }

  const timer = setInterval(measureWaits, lookEveryMs);
  return {
    guard(endpoint, read) {
      if (episode || queue().waiting >= mostWaiting) return Promise.reject(countRefusal(endpoint));
      return new Promise((resolve, reject) => {
        // Made for the few reads that ask for it.
        let refused: AbortController | undefined;
        const leave = () => {
          reject(countRefusal(endpoint));
          refused?.abort();
        };
        underWay.add(leave);
        read(() => (refused ??= new AbortController()).signal).finally(() => underWay.delete(leave)).then(
          resolve,
          reject,
        );
      });
    },
    close: () => clearInterval(timer),
  };
}
