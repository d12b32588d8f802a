import { createFairSemaphore } from "../../fair-semaphore.ts";
import { AiNotAsked } from "./ai.ts";
import type { Breaker } from "./breaker.ts";
import { isProviderFault } from "./failures/ai-failures.ts";

/** A running call: its place among those that run at once, and its report to the breaker. */
export interface LaneCall {
  succeeded(): void;
  failed(): void;
  /** Gives the place back. Without an earlier report, the call counts neither way. */
  end(): void;
}

/**
 * The calls of one kind (chat, image, speech, moderation): kinds neither wait for each other nor
 * fail with each other.
 */
export interface Lane {
  /**
   * Waits for the owner's turn. Throws `AiResting` while calls rest, `AiNotAsked` when too many
   * wait and after the longest wait; the signal's reason at the signal.
   */
  begin(owner: string, signal: AbortSignal): Promise<LaneCall>;
  /**
   * Runs one call from its turn to its end. The deadline includes the wait; the caller's signal
   * does not count as failure.
   */
  run<T>(call: RunOptions, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

interface RunOptions {
  readonly owner?: string;
  readonly signal?: AbortSignal | undefined;
  readonly deadlineMs: number;
}

interface LaneOptions {
  readonly breaker: Breaker;
  /** How many run at once. */
  readonly width: number;
  readonly waiting: number;
  readonly waitingPerOwner: number;
  /** The longest wait for a turn. */
  readonly waitMs: number;
}

/** Waiting owners take turns (`createFairSemaphore`). */
export function createLane({ breaker, width, waitMs, ...queue }: LaneOptions): Lane {
  const semaphore = createFairSemaphore({ capacity: width, ...queue });
  const tooMany = () => new AiNotAsked("Too many calls wait for the provider");

  async function begin(owner: string, signal: AbortSignal): Promise<LaneCall> {
    breaker.check(owner);
    const patience = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
    const leave = await semaphore.acquire({ owner, weight: 1 }, tooMany, patience).catch((error: unknown) => {
      throw patience.aborted && !signal.aborted ? tooMany() : error;
    });
    try {
      const call = breaker.begin(owner);
      return {
        succeeded: () => call.succeeded(),
        failed: () => call.failed(),
        end() {
          call.gaveUp();
          leave();
        },
      };
    } catch (error) {
      leave();
      throw error;
    }
  }

  return {
    begin,
    async run({ owner = "", signal, deadlineMs }, work) {
      const deadline = AbortSignal.timeout(deadlineMs);
      const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
      const call = await begin(owner, either);
      try {
        const result = await work(either);
        call.succeeded();
        return result;
      } catch (error) {
        if (!signal?.aborted && isProviderFault(error)) call.failed();
        throw error;
      } finally {
        call.end();
      }
    },
  };
}

/** No turns and no breaker. */
export const openLane: Pick<Lane, "run"> = {
  run({ signal, deadlineMs }, work) {
    const deadline = AbortSignal.timeout(deadlineMs);
    return work(signal ? AbortSignal.any([signal, deadline]) : deadline);
  },
};
