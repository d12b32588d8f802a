import type { Clock } from "../../../../server/clock.ts";
import { findNextOfSubscription } from "../billing/renew.ts";
import { findNextOfSession } from "../checkout/expire-session.ts";
import { recordEvent } from "../events/record-event.ts";
import type { Due, Till } from "./till.ts";
import type { TillState } from "./till-state.ts";

/** The call that is being answered; events name it. */
interface CallName {
  readonly id: string;
  readonly key: string | null;
}

interface RunningTill {
  readonly till: Till;
  /**
   * Does what is due by now, each thing as of the moment at which it was due. Returns
   * whether there was anything.
   */
  doDue(): boolean;
  duringRequest<T>(request: CallName, run: () => T): T;
}

/** A till on a clock. */
export function openTill(state: TillState, clock: Clock, publicUrl: string): RunningTill {
  const realNow = () => clock.now().getTime();
  let request: CallName | null = null;
  let dueAt: number | null = null;
  const till: Till = {
    state,
    publicUrl,
    now: () => dueAt ?? Math.floor((realNow() + state.clockOffsetMs) / 1000),
    record: (type, object, previous) =>
      recordEvent(state, { type, object, previous, now: till.now(), realNow: realNow(), request }),
  };
  return {
    till,
    doDue() {
      const now = till.now();
      try {
        for (let next = nextDue(till); next !== null && next.at <= now; next = nextDue(till)) {
          dueAt = next.at;
          next.run();
        }
        return dueAt !== null;
      } finally {
        dueAt = null;
      }
    },
    duringRequest(caller, run) {
      request = caller;
      try {
        return run();
      } finally {
        request = null;
      }
    },
  };
}

/** The next thing that is due, and when. */
function nextDue(till: Till): Due | null {
  let first: Due | null = null;
  const { sessions, subscriptions } = till.state.objects;
  for (const session of Object.values(sessions)) first = earlier(first, findNextOfSession(till, session));
  for (const subscription of Object.values(subscriptions)) {
    first = earlier(first, findNextOfSubscription(till, subscription));
  }
  return first;
}

function earlier(a: Due | null, b: Due | null): Due | null {
  if (a === null || b === null) return a ?? b;
  return b.at < a.at ? b : a;
}
