import type { ServerResponse } from "node:http";
import type { AiKind, AskedOfAi, Behaviour, Serving } from "./behaviour.ts";

/** Directs the model during a run, and tells what it was asked. */
export interface Direction {
  /** The latest, oldest first. */
  readonly asked: AskedOfAi[];
  /** From now on; what it leaves open is as usual. */
  behave(kind: AiKind, serving: Serving): void;
  /**
   * Serves no call of the kind before `release`. `asked` resolves when the first one waits, `left`
   * when the caller of one has gone.
   */
  hold(kind: AiKind): { asked: Promise<void>; left: Promise<void>; release(): void };
  /** Lets all go on that pause. */
  resume(): void;
  /** Serves as usual from now on, and forgets what it was asked. */
  reset(): void;
  /** How many calls of the kind have not ended. */
  open(kind: AiKind): number;
  /** When the latest answer of a chat began, in ms of `performance.now()`. */
  begunAt(): number;
}

/** The demo's model runs for as long as its server. */
const mostAsked = 500;

/** How one call is served. */
export interface Taken extends Behaviour {
  /** Resolves at `resume`. */
  readonly resumed: Promise<void>;
  /** To be called when the answer has begun. */
  onBegun(): void;
}

interface Told {
  readonly serving: Serving;
  left: number;
}

interface Hold {
  readonly until: Promise<void>;
  onAsked(): void;
  onLeft(): void;
}

export function createDirection(usual: Partial<Record<AiKind, Serving>>) {
  const told = new Map<AiKind, Told>();
  const holds = new Map<AiKind, Hold>();
  const open = { chat: 0, image: 0, speech: 0, moderation: 0 };
  let pause = gate();
  let begunAt = 0;

  const direction: Direction = {
    asked: [],
    behave(kind, serving) {
      const times = typeof serving === "object" ? serving.times : undefined;
      told.set(kind, { serving, left: times ?? Infinity });
    },
    hold(kind) {
      const [came, left, until] = [gate(), gate(), gate()];
      holds.set(kind, { until: until.promise, onAsked: came.resolve, onLeft: left.resolve });
      const release = () => {
        holds.delete(kind);
        until.resolve();
      };
      return { asked: came.promise, left: left.promise, release };
    },
    resume() {
      pause.resolve();
      pause = gate();
    },
    reset() {
      direction.asked.length = 0;
      told.clear();
      holds.clear();
    },
    open: (kind) => open[kind],
    begunAt: () => begunAt,
  };

  /** Notes a call, waits while its kind is held, and returns how to serve it. */
  async function take(call: AskedOfAi, response: ServerResponse): Promise<Taken> {
    direction.asked.push(call);
    if (direction.asked.length > mostAsked) direction.asked.shift();
    open[call.kind] += 1;
    response.once("close", () => open[call.kind] -= 1);
    const hold = holds.get(call.kind);
    if (hold) {
      response.once("close", hold.onLeft);
      hold.onAsked();
      await hold.until;
    }
    const current = told.get(call.kind);
    const resumed = pause.promise;
    const onBegun = () => {
      begunAt = performance.now();
    };
    const more = current && current.left-- > 0 ? await behaviourOf(current.serving, call) : {};
    return { ...await behaviourOf(usual[call.kind] ?? {}, call), ...more, resumed, onBegun };
  }

  return { direction, take };
}

function behaviourOf(serving: Serving, call: AskedOfAi): Behaviour | Promise<Behaviour> {
  return typeof serving === "function" ? serving(call) : serving;
}

const gate = () => Promise.withResolvers<void>();
