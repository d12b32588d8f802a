import { AiResting } from "./ai.ts";

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
  /** Throws `AiResting` while calls of the owner are refused. */
  check(owner: string): void;
  /** Begins a call. Throws like `check`. */
  begin(owner: string): BreakerCall;
}

interface BreakerOptions {
  /** Milliseconds. */
  now(): number;
  /** Called when calls start to be refused. */
  onOpen?(): void;
  /** Called when they no longer are, because a trial call succeeded. */
  onClose?(): void;
}

interface Rest {
  readonly since: number;
  /** Whose trial failed: while others wait for one, the next is theirs. */
  readonly triedBy: string | null;
  othersWait: boolean;
}

const failuresToOpen = 5;
const windowMs = 60_000;
const pauseMs = 10_000;

/**
 * Refuses calls at once after failed ones of five members within a minute, or five of one member
 * when nobody else asked: what fails for one alone may be what they ask (ai.27). Ten seconds later
 * one trial call is let through: if it succeeds all are, otherwise it starts again.
 */
export function createBreaker({ now, onOpen, onClose }: BreakerOptions): Breaker {
  const askers = createAskers(now);
  let failures: { readonly owner: string; readonly at: number }[] = [];
  let rest: Rest | null = null;
  let trial: BreakerCall | null = null;

  function open(triedBy: string | null): void {
    rest = { since: now(), triedBy, othersWait: false };
    failures = [];
    onOpen?.();
  }

  function check(owner: string): void {
    if (rest === null) return;
    const elapsed = now() - rest.since;
    // With a clock that was set back, calls would be refused for as long.
    const isOver = elapsed >= pauseMs || elapsed < 0;
    const isOthersTurn = rest.triedBy === owner && rest.othersWait && elapsed >= 0 && elapsed < windowMs;
    if (!trial && isOver && !isOthersTurn) return;
    if (owner !== rest.triedBy) rest.othersWait = true;
    throw new AiResting(new Date(Math.max(rest.since + pauseMs, now() + 1_000)));
  }

  function noteFailure(owner: string): void {
    failures = [...failures.filter(({ at }) => now() - at < windowMs), { owner, at: now() }];
    const owners = new Set(failures.map((one) => one.owner));
    const isAlone = askers.count() === 1 && owners.size === 1;
    if (owners.size >= failuresToOpen || isAlone && failures.length >= failuresToOpen) open(null);
  }

  return {
    check,
    begin(owner) {
      check(owner);
      askers.note(owner);
      let isSettled = false;
      const call: BreakerCall = {
        succeeded() {
          isSettled = true;
          if (trial !== call) return;
          [trial, rest] = [null, null];
          onClose?.();
        },
        failed() {
          isSettled = true;
          if (trial === call) {
            trial = null;
            open(owner);
          } else if (rest === null) noteFailure(owner);
        },
        gaveUp() {
          if (!isSettled && trial === call) trial = null;
          isSettled = true;
        },
      };
      if (rest !== null) trial = call;
      return call;
    },
  };
}

/** Who asked within the last minute. */
function createAskers(now: () => number) {
  /** When each asked last, the latest at the end. */
  const askedAt = new Map<string, number>();
  return {
    count: () => askedAt.size,
    note(owner: string): void {
      askedAt.delete(owner);
      askedAt.set(owner, now());
      for (const [other, at] of askedAt) {
        if (at > now() - windowMs) break;
        askedAt.delete(other);
      }
    },
  };
}
