import { AiNotAsked } from "./ai.ts";

/**
 * Reports how a call went, once or not at all. The first report counts, except that a call may
 * break after it succeeded.
 */
interface BreakerCall {
  /** It works: at the first piece of an answer, however long the rest takes. */
  succeeded(): void;
  failed(): void;
  /** Neither, e.g. the member stopped it. Does nothing after another report. */
  gaveUp(): void;
}

export interface Breaker {
  /** Throws `AiUnavailable` while calls are refused. */
  check(): void;
  /** Begins a call. Throws like `check`. */
  begin(): BreakerCall;
}

interface BreakerOptions {
  /** Milliseconds. */
  now(): number;
  /** Called when calls start to be refused. */
  onOpen?(): void;
  /** Called when they no longer are, because a trial call succeeded. */
  onClose?(): void;
}

const failuresToOpen = 5;
const windowMs = 60_000;
const pauseMs = 10_000;

/**
 * Refuses calls at once after five failed ones within a minute. Ten seconds later one trial call is
 * let through: if it succeeds all are, otherwise it starts again.
 */
export function createBreaker({ now, onOpen, onClose }: BreakerOptions): Breaker {
  let failures: number[] = [];
  let openedAt: number | null = null;
  let trial: BreakerCall | null = null;

  function open(): void {
    openedAt = now();
    failures = [];
    onOpen?.();
  }

  function check(): void {
    if (openedAt === null) return;
    const elapsed = now() - openedAt;
    // With a clock that was set back, calls would be refused for as long.
    const isOver = elapsed >= pauseMs || elapsed < 0;
    if (trial || !isOver) throw new AiNotAsked("The provider failed too often just now");
  }

  return {
    check,
    begin() {
      check();
      let isSettled = false;
      const call: BreakerCall = {
        succeeded() {
          isSettled = true;
          if (trial !== call) return;
          [trial, openedAt] = [null, null];
          onClose?.();
        },
        failed() {
          isSettled = true;
          if (trial === call) {
            trial = null;
            open();
          } else if (openedAt === null) {
            failures = [...failures.filter((at) => now() - at < windowMs), now()];
            if (failures.length >= failuresToOpen) open();
          }
        },
        gaveUp() {
          if (!isSettled && trial === call) trial = null;
          isSettled = true;
        },
      };
      if (openedAt !== null) trial = call;
      return call;
    },
  };
}
