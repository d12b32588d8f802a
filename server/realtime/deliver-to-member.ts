import type { Logger } from "pino";
import type { ServerFrame } from "#shared/realtime/frames.ts";
import type { MemberEvent } from "../events.ts";

/** Makes frames for a member's events. Reads the current state, not that of the event. */
export interface Presenter {
  readonly of: readonly MemberEvent["type"][];
  /** Its frames do not wait for other presenters' reads. */
  readonly isApart?: boolean;
  present(memberId: string, events: readonly MemberEvent[]): Promise<readonly ServerFrame[]>;
}

interface DeliveryParts {
  /** Each is called once a turn; their frames are sent in this order. */
  readonly presenters: readonly Presenter[];
  /** Whether frames read before this event must not be sent any more. */
  readonly voids: (event: MemberEvent) => boolean;
  readonly holds: (memberId: string) => boolean;
  readonly send: (memberId: string, frames: readonly ServerFrame[]) => void;
  readonly log: Pick<Logger, "warn">;
}

interface Loop {
  pending: MemberEvent[];
  isVoid: boolean;
}

const firstRetryMs = 500;
const longestRetryMs = 10_000;
/** More than this many events at once become one frame that makes clients reload everything. */
const mostPending = 1_000;

/**
 * Delivers events to members by one loop each: it takes the pending events, reads the current
 * state, sends it, and starts again. So frames of one member never go back in time, a burst costs
 * few reads, and the last read starts after the last commit.
 */
export function createDelivery(parts: DeliveryParts): (event: MemberEvent) => void {
  const loops = new Map<string, Loop>();
  const presented = new Set(parts.presenters.flatMap(({ of }) => of));

  async function runLoop(memberId: string, loop: Loop): Promise<void> {
    // Events published together are read together.
    await Promise.resolve();
    for (let failures = 0; loop.pending.length > 0 && parts.holds(memberId);) {
      const events = loop.pending;
      loop.pending = [];
      loop.isVoid = false;
      try {
        const frames = await framesOf(memberId, events);
        failures = 0;
        if (loop.isVoid) loop.pending.unshift(...events);
        else parts.send(memberId, frames);
      } catch (err) {
        if (failures === 0) {
          parts.log.warn({ err, memberId }, "events wait: what they concern cannot be read");
        }
        loop.pending.unshift(...events);
        const delayMs = Math.min(firstRetryMs * 2 ** failures++, longestRetryMs);
        await new Promise((next) => setTimeout(next, delayMs));
      }
    }
    loops.delete(memberId);
  }

  async function framesOf(memberId: string, events: readonly MemberEvent[]): Promise<ServerFrame[]> {
    if (events.length > mostPending) return [{ type: "resync" }];
    const happened = new Set(events.map(({ type }) => type));
    const asked = parts.presenters.filter(({ of }) => of.some((type) => happened.has(type)));
    return (await Promise.all(asked.map(({ present }) => present(memberId, events)))).flat();
  }

  return (event) => {
    const { memberId } = event;
    if (!presented.has(event.type) && !parts.voids(event)) return;
    let loop = loops.get(memberId);
    // A running loop may send what it read before this event to a socket that joins meanwhile.
    if (!loop && !parts.holds(memberId)) return;
    if (!loop) {
      loop = { pending: [], isVoid: false };
      loops.set(memberId, loop);
      void runLoop(memberId, loop);
    }
    if (loop.pending.length <= mostPending) loop.pending.push(event);
    if (parts.voids(event)) loop.isVoid = true;
  };
}
