import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { ServerEvent } from "../../events.ts";
import type { Bus, BusListener } from "../../realtime/bus.ts";
import { decodeEnvelope, encodeEnvelope } from "../../realtime/between-processes/envelope.ts";

/** One process's end, with the members whose events it subscribed to. */
interface End {
  readonly joined: Set<string>;
  listener: BusListener | null;
}

/**
 * The buses of several processes, in memory: each listener hears of its own events at once, and of
 * the others' in order on a later turn, as text like from Redis. `delivered` resolves once all have
 * heard of everything.
 */
export function joinBuses(count: number): { buses: readonly Bus[]; delivered(): Promise<void> } {
  const ends = Array.from({ length: count }, (): End => ({ joined: new Set(), listener: null }));
  const waiting: { readonly to: End; readonly text: string }[] = [];
  let delivering: Promise<void> | null = null;

  async function deliver(): Promise<void> {
    await nextTurn();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const event = decodeEnvelope(next.text)?.event;
      if (!event || event.type === "gap") throw new Error(`No event that a bus carries: ${next.text}`);
      next.to.listener?.onEvent(event);
    }
    delivering = null;
  }

  function send(from: End, event: ServerEvent): void {
    const text = encodeEnvelope({ from: randomUUID(), event });
    for (const to of ends) if (to !== from && isFor(to, event)) waiting.push({ to, text });
    delivering ??= deliver();
  }

  function open(end: End): Bus {
    const publish = (event: ServerEvent) => {
      end.listener?.onEvent(event);
      send(end, event);
    };
    return {
      state: "ok",
      publish,
      tellOfChanges: (changes) => send(end, { type: "changed", changes }),
      announce: async (event) => {
        publish(event);
        await delivering;
      },
      listen: (listener) => {
        end.listener = listener;
      },
      join: async (memberId) => void end.joined.add(memberId),
      leave: (memberId) => void end.joined.delete(memberId),
      close() {},
    };
  }

  return {
    buses: ends.map(open),
    delivered: async () => {
      while (delivering) await delivering;
    },
  };
}

/** A member's events reach the processes with a socket of theirs. */
function isFor({ joined }: End, event: ServerEvent): boolean {
  return !("memberId" in event) || event.type === "sessions_ended" || joined.has(event.memberId);
}
