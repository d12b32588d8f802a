import type { ServerResponse } from "node:http";
import type { AiKind, AskedOfAi, Behaviour, Taken } from "./behaviour.ts";

interface Hold {
  readonly until: Promise<void>;
  onAsked(): void;
  onLeft(): void;
}

/** What the stand-in is told, and what it was asked. */
export function createDirection() {
  const asked: AskedOfAi[] = [];
  const behaviours = new Map<AiKind, { behaviour: Behaviour; left: number }>();
  const holds = new Map<AiKind, Hold>();
  let pause = gate();

  return {
    /** Oldest first. */
    asked,

    /** From now on. */
    behave(kind: AiKind, behaviour: Behaviour): void {
      behaviours.set(kind, { behaviour, left: behaviour.times ?? Infinity });
    },

    /**
     * Serves no call of the kind before `release`. `asked` resolves when the first one waits, `left` when the caller of one has gone.
     */
    hold(kind: AiKind): { asked: Promise<void>; left: Promise<void>; release(): void } {
      const [came, left, until] = [gate(), gate(), gate()];
      holds.set(kind, { until: until.promise, onAsked: came.resolve, onLeft: left.resolve });
      const release = () => {
        holds.delete(kind);
        until.resolve();
      };
      return { asked: came.promise, left: left.promise, release };
    },

    /** Lets all go on that pause. */
    resume(): void {
      pause.resolve();
      pause = gate();
    },

    /** Serves well from now on, and forgets what it was asked. */
    reset(): void {
      asked.length = 0;
      behaviours.clear();
      holds.clear();
    },

    /** Notes a call, waits while its kind is held, and returns how to serve it. */
    async take(call: AskedOfAi, response: ServerResponse): Promise<Taken> {
      asked.push(call);
      const hold = holds.get(call.kind);
      if (hold) {
        response.once("close", hold.onLeft);
        hold.onAsked();
        await hold.until;
      }
      const current = behaviours.get(call.kind);
      const resumed = pause.promise;
      if (!current || current.left <= 0) return { resumed };
      current.left -= 1;
      return { ...current.behaviour, resumed };
    },
  };
}

const gate = () => Promise.withResolvers<void>();
