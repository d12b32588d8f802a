import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { ServerFrame } from "#shared/realtime/frames.ts";
import type { Deps } from "../context.ts";
import { deliverMessages } from "../features/messages/thread/deliver-messages.ts";

/** Messages that arrive within this time are marked by one statement. */
const gatherMs = 100;
const retryMs = 2_000;
/** An unavailable database must not fill the memory; the rest is marked when it is fetched. */
const mostWaiting = 10_000;

type Arriving = Pick<DirectMessage, "id" | "senderId" | "receiverId" | "position">;

interface Deliveries {
  /**
   * A socket of the member took these frames: messages among them have been delivered (messages.5).
   */
  note(memberId: string, frames: readonly ServerFrame[]): void;
  /** Leaves waiting messages to the receivers' next fetch. */
  close(): void;
}

/** Marks messages that sockets took as delivered, a moment later in batches. */
export function createDeliveries(deps: Deps): Deliveries {
  /** The latest of each sender to each receiver: its tick covers earlier ones. */
  let waiting = new Map<string, Arriving>();
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  let isClosed = false;

  function wake(afterMs: number): void {
    if (!isBusy && !isClosed) timer ??= setTimeout(() => void mark(), afterMs);
  }

  async function mark(): Promise<void> {
    timer = undefined;
    isBusy = true;
    const arrived = waiting;
    waiting = new Map();
    let nextMs = gatherMs;
    try {
      await deliverMessages(deps, [...arrived.values()]);
    } catch (err) {
      deps.log.warn({ err }, "messages could not be marked delivered");
      waiting = new Map([...arrived, ...waiting].slice(0, mostWaiting));
      nextMs = retryMs;
    }
    isBusy = false;
    if (waiting.size > 0) wake(nextMs);
  }

  return {
    note(memberId, frames) {
      for (const frame of frames) {
        if (frame.type !== "new_message" || frame.message.receiverId !== memberId) continue;
        const { id, senderId, receiverId, position } = frame.message;
        const earlier = waiting.get(senderId + receiverId);
        if (earlier ? earlier.position < position : waiting.size < mostWaiting) {
          waiting.set(senderId + receiverId, { id, senderId, receiverId, position });
        }
      }
      if (waiting.size > 0) wake(gatherMs);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
