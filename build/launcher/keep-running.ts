import { setTimeout as wait } from "node:timers/promises";

/** A process that was started and is ready. */
export interface Running {
  /** Settles with the reason once it has ended, asked or not. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

export interface KeptRunning {
  /** Ends it for good, also when it is just being started again. */
  stop(): Promise<void>;
  /** Settles with the last reason once no further restart is tried. Never when stopped. */
  readonly gaveUp: Promise<string>;
}

export interface RestartRules {
  /** Milliseconds before the nth restart in a row; null to give up. */
  delayMs(failures: number): number | null;
  /** After running this long, earlier failures are forgotten. */
  readonly forgivenAfterMs: number;
  onEnded(reason: string, restartInMs: number | null): void;
  onRestarted(): void;
}

/** Must give up and reject soon after the signal. */
type Start = (signal: AbortSignal) => Promise<Running>;

/** Starts it, and starts it again whenever it ends by itself. Rejects when the first start fails. */
export async function keepRunning(
  start: Start,
  rules: RestartRules,
  signal = new AbortController().signal,
): Promise<KeptRunning> {
  const stopping = new AbortController();
  const eitherSignal = AbortSignal.any([signal, stopping.signal]);
  const { promise: gaveUp, resolve: giveUp } = Promise.withResolvers<string>();
  let current: Running | null = await start(eitherSignal);
  let reason = "";

  async function restart(failures: number): Promise<"running" | "failed" | "over"> {
    const delayMs = rules.delayMs(failures);
    rules.onEnded(reason, delayMs);
    if (delayMs === null) {
      giveUp(reason);
      return "over";
    }
    await wait(delayMs, undefined, { signal: eitherSignal }).catch(() => {});
    if (eitherSignal.aborted) return "over";
    try {
      current = await start(eitherSignal);
    } catch (error) {
      reason = (error as Error).message;
      return eitherSignal.aborted ? "over" : "failed";
    }
    if (eitherSignal.aborted) {
      await current.stop();
      return "over";
    }
    rules.onRestarted();
    return "running";
  }

  async function watch(): Promise<void> {
    for (let failures = 0, state = "running"; state !== "over";) {
      if (state === "running" && current) {
        const startedAt = Date.now();
        reason = await current.ended;
        if (eitherSignal.aborted) return;
        if (Date.now() - startedAt > rules.forgivenAfterMs) failures = 0;
      }
      state = await restart(++failures);
    }
  }

  const watching = watch();
  return {
    gaveUp,
    async stop() {
      stopping.abort();
      await current?.stop();
      await watching;
    },
  };
}
